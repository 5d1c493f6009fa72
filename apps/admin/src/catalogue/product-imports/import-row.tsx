import Button from '@mui/material/Button';
import type { ImportRow, ProductImport } from '@shishir/contract';
import { ArrowRightIcon, TriangleExclamationPointIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge, type Tone } from '../../platform/theme/status-badge';
import { fieldName, valueText } from '../../platform/ui/page/field-text';
import { paths } from '../../platform/ui/page/paths';
import { importTexts, previewTexts as texts } from './product-imports.texts';

interface Props {
  line: ImportRow;
}

/** What the row is called, and the product that it is about. */
export function RowModel({ line: { model, id } }: Props) {
  return (
    <>
      <b className="import-file">{model || '-'}</b>
      {id !== null && <Link to={paths.products.edit(id)}>{texts.product(id)}</Link>}
    </>
  );
}

export const RowEffect = ({ line }: Props) => <EffectBadge effect={line.effect} />;

const EFFECT_TEXTS: Partial<Record<ImportRow['effect'], string>> = {
  new: texts.added,
  unchanged: texts.same,
  wrong: texts.left,
};

/** Everything that is known of a row: its mistakes, what changes field by field, and what to know besides. */
export function RowDetails({ line: { effect, fields, problems, warnings, notes } }: Props) {
  return (
    <div className="row-details">
      {EFFECT_TEXTS[effect] && <p>{EFFECT_TEXTS[effect]}</p>}
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
          <TriangleExclamationPointIcon />
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
      <div className="row-card__header">
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

/** So many stand there until somebody asks for all. */
const FIRST = 4;

/** Field by field what is and what comes. */
function RowChanges({ fields }: Pick<ImportRow, 'fields'>) {
  const [all, setAll] = useState(false);
  const visible = all || fields.length <= FIRST + 1 ? fields : fields.slice(0, FIRST);
  return (
    <>
      <table className="row-changes num">
        <colgroup>
          <col className="row-changes__field" />
          <col />
          <col className="row-changes__arrow" />
          <col />
        </colgroup>
        <thead className="vh">
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col">{texts.from}</th>
            <td />
            <th scope="col">{texts.to}</th>
          </tr>
        </thead>
        <tbody>
          {visible.map(({ field, from, to }) => (
            <tr key={field}>
              <th scope="row">{fieldName('product', field)}</th>
              <td className="row-changes__from">{valueText(field, from)}</td>
              <td aria-hidden="true">
                <ArrowRightIcon size={14} />
              </td>
              <td>{valueText(field, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {fields.length > FIRST + 1 && (
        <Button aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.less : texts.more(fields.length)}
        </Button>
      )}
    </>
  );
}

const STATUS_TONES: Record<ProductImport['status'], Tone> = {
  previewed: 'warn',
  applied: 'ok',
  undone: 'mute',
};
const EFFECT_TONES: Record<ImportRow['effect'], Tone> = {
  new: 'ok',
  changed: 'info',
  unchanged: 'mute',
  wrong: 'bad',
};

export const ImportStatus = ({ status }: Pick<ProductImport, 'status'>) => (
  <StatusBadge tone={STATUS_TONES[status]} label={importTexts.statuses[status]} />
);

const EffectBadge = ({ effect }: Pick<ImportRow, 'effect'>) => (
  <StatusBadge tone={EFFECT_TONES[effect]} label={importTexts.effects[effect]} />
);
