import type { AuditEntry } from '@shishir/contract';
import { Link } from 'react-router-dom';
import { ArrowIcon } from '../theme/icons';
import { fieldWords, valueWords } from '../ui/page/field-text';
import { auditTexts, SUBJECT_NAMES } from './audit.texts';

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
              <th scope="row">{fieldWords(field)}</th>
              <td className="changes__before">{valueWords(field, before)}</td>
              <td aria-hidden="true">
                <ArrowIcon sx={{ fontSize: 14 }} />
              </td>
              <td>{valueWords(field, after)}</td>
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
