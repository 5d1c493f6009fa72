import { IMPORT_EFFECTS, type ImportRow, type ProductImport } from '@shishir/contract';
import { groupLakh } from '@shishir/format';
import { Link } from 'react-router-dom';
import { importTexts, previewTexts as texts } from './product-imports.texts';

interface Props {
  of: ProductImport;
  chosen: ImportRow['effect'] | undefined;
}

/** The counts of a file; each leads to its rows. */
export function ImportEffects({ of, chosen }: Props) {
  const choices = [
    { effect: undefined, name: texts.all, count: of.rows },
    ...IMPORT_EFFECTS.map((effect) => ({
      effect,
      name: importTexts.effects[effect],
      count: of.counts[effect],
    })),
  ];
  return (
    <nav className="effects num" aria-label={texts.filter}>
      {choices.map(({ effect, name, count }) => (
        <Link
          key={name}
          to={effect ? `?effect=${effect}` : '?'}
          preventScrollReset
          className={`effect effect--${count > 0 ? (effect ?? 'all') : 'none'}`}
          aria-current={effect === chosen ? 'true' : undefined}
        >
          <span>{name}</span> <b>{groupLakh(count)}</b>
        </Link>
      ))}
    </nav>
  );
}
