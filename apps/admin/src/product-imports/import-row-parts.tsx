import type { ImportRow } from '@shishir/contract';
import { Link } from 'react-router-dom';
import { productPaths } from '../ui/page/paths';
import { WarningIcon } from '../theme/icons';
import { EffectBadge } from './import-badges';
import { previewTexts as texts } from './product-imports.texts';
import { RowChanges } from './row-changes';

interface Props {
  line: ImportRow;
}

/** What the row is called, and the product that it is about. */
export function RowModel({ line: { model, id } }: Props) {
  return (
    <>
      <b className="import-file">{model || '-'}</b>
      {id !== null && <Link to={productPaths.edit(id)}>{texts.product(id)}</Link>}
    </>
  );
}

export const RowEffect = ({ line }: Props) => <EffectBadge effect={line.effect} />;

const WORDS: Partial<Record<ImportRow['effect'], string>> = {
  new: texts.added,
  unchanged: texts.same,
  wrong: texts.left,
};

/** Everything that is known of a row: its mistakes, what changes field by field, and what to know besides. */
export function RowDetails({ line: { effect, fields, problems, warnings, notes } }: Props) {
  return (
    <div className="row-details">
      {WORDS[effect] && <p>{WORDS[effect]}</p>}
      {problems.length > 0 && (
        <ul className="row-problems">
          {problems.map(({ field, reason }) => (
            <li key={field + reason}>
              <b>{field}</b> {reason}
            </li>
          ))}
        </ul>
      )}
      {fields.length > 0 && <RowChanges fields={fields} />}
      {warnings.map((warning) => (
        <p key={warning} className="row-warning">
          <WarningIcon />
          {warning}
        </p>
      ))}
      {notes.map((note) => (
        <p key={note} className="row-note">
          {note}
        </p>
      ))}
    </div>
  );
}

/** A row on a phone. */
export function ImportRowCard({ line }: Props) {
  return (
    <div className="row-card">
      <div className="row-card__head">
        <span className="mut num">
          {texts.columns.row} {line.row}
        </span>
        <RowModel line={line} />
        <RowEffect line={line} />
      </div>
      <RowDetails line={line} />
    </div>
  );
}
