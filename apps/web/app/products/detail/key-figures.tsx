import './key-figures.css';

export interface Figure {
  label: string;
  value: string;
  unit: string;
  /** Parts separated by commas; each part stays on one line. */
  note: string | null;
}

/** Capacity, power input and size, as far as they are known. */
export function KeyFigures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="key num">
      {figures.map(({ label, value, unit, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} <small>{unit}</small>
          </dd>
          {note && (
            <dd>
              {note.split(', ').map((part, index, all) => (
                <span key={part}>{index < all.length - 1 ? `${part}, ` : part}</span>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
