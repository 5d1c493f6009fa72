import Button from '@mui/material/Button';
import type { AuditEntry } from '@shishir/contract';
import { ArrowRightIcon, ChevronDownIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldName, valueText } from '../../platform/ui/page/field-text';
import { AuditWhat, AuditWhen, AuditWhere, AuditWho, whatText } from './audit-cells';
import { auditTexts, SUBJECT_NAMES } from './audit.texts';

/** A line of the log on a phone. */
export function AuditCard({ entry }: { entry: AuditEntry }) {
  const { id, open, button } = useExpandable(entry);
  return (
    <div className="log-card">
      <p className="log-card__what">
        <AuditWhat entry={entry} begins />
      </p>
      <p className="log-card__part">
        <AuditWho entry={entry} />
      </p>
      <p className="log-card__part">
        <AuditWhen entry={entry} />
      </p>
      <p className="log-card__part">
        <AuditWhere entry={entry} />
      </p>
      {entry.changes.length > 0 && (
        <Button endIcon={<ChevronDownIcon className="log__arrow" />} {...button}>
          {auditTexts.show}
        </Button>
      )}
      {open && <AuditChanges entry={entry} id={id} />}
    </div>
  );
}

/** Field by field what was and what is. */
export function AuditChanges({ entry, id }: { entry: AuditEntry; id: string }) {
  const { subject, subject_id, subject_name } = entry;
  const name = subject_name || SUBJECT_NAMES[subject];
  return (
    <div className="changes" id={id}>
      <table>
        <thead>
          <tr>
            <th scope="col">{auditTexts.field}</th>
            <th scope="col">{auditTexts.before}</th>
            <td aria-hidden="true" />
            <th scope="col">{auditTexts.after}</th>
          </tr>
        </thead>
        <tbody>
          {entry.changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{fieldName(subject, field)}</th>
              <td className="changes__before">{valueText(field, before)}</td>
              <td aria-hidden="true">
                <ArrowRightIcon size={14} />
              </td>
              <td>{valueText(field, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {subject_id !== null && (
        <Link
          className="changes__history"
          to={`?subject=${subject}&subject_id=${subject_id}`}
          aria-label={auditTexts.historyOf(name)}
        >
          {auditTexts.history}
        </Link>
      )}
    </div>
  );
}

/** Whether the changes of a line are visible, and the properties of the button that shows them. */
export function useExpandable(entry: AuditEntry) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return {
    id,
    open,
    button: {
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-label': auditTexts.showOf(whatText(entry)),
      onClick: () => setOpen(!open),
    },
  };
}
