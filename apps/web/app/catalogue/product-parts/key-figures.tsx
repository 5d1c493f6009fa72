import './key-figures.css';

export interface KeyFigure {
  label: string;
  value: string;
  unit: string;
  note: string | null;
}

interface KeyFiguresProps {
  figures: (KeyFigure | null)[];
  className?: string | undefined;
}

/** Figures in rows, each large with its unit and a note below it. Use it for the most important values of a unit. */
export const KeyFigures = ({ figures, className = '' }: KeyFiguresProps) => (
  <dl className={`key-figures number ${className}`}>
    {figures
      .filter((figure) => figure !== null)
      .map(({ label, value, unit, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} <small>{unit}</small>
          </dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
  </dl>
);
