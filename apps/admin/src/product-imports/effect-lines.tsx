import { IMPORT_EFFECTS, type ImportRow, type ProductImport } from '@shishir/contract';

type Lines = Partial<Record<ImportRow['effect'], (count: number) => string>>;

/** What something does in numbers, one line each; what it does to none is left out. */
export function EffectLines({ counts, lines }: Pick<ProductImport, 'counts'> & { lines: Lines }) {
  const told = IMPORT_EFFECTS.filter((effect) => counts[effect] > 0 && lines[effect]);
  return (
    <ul className="effect-lines num">
      {told.map((effect) => (
        <li key={effect} className={`effect-lines__${effect}`}>
          {lines[effect]?.(counts[effect])}
        </li>
      ))}
    </ul>
  );
}
