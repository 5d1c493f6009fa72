import Button from '@mui/material/Button';
import type { AuditEntry } from '@shishir/contract';
import { formatLongDate } from '@shishir/format';
import { Fragment } from 'react';
import { DownIcon } from '../theme/icons';
import { AuditChanges, useExpandable } from './audit-entry';
import { auditColumns } from './audit-cells';
import { auditTexts } from './audit.texts';

interface Props {
  entries: AuditEntry[];
  stale: boolean;
}

/** The log on wide screens. A table of its own, since lines unfold and sentences take as many lines as they need. */
export function AuditTable({ entries, stale }: Props) {
  return (
    <div className="log-room">
      <table className={stale ? 'log log--stale' : 'log'} aria-label={auditTexts.title}>
        <thead>
          <tr>
            {auditColumns.map(({ field, header, width, grow }) => (
              <th key={field} scope="col" style={{ width: grow ? undefined : width }}>
                {header}
              </th>
            ))}
            <th scope="col" className="log__action">
              <span className="vh">{auditTexts.columns.changes}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => {
            const day = dayOf(entry);
            const begins = index === 0 || dayOf(entries[index - 1]!) !== day;
            return (
              <Fragment key={entry.id}>
                {begins && (
                  <tr className="log__day">
                    <th scope="colgroup" colSpan={auditColumns.length + 1}>
                      {day}
                    </th>
                  </tr>
                )}
                <AuditLine entry={entry} />
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** 'Friday, 20 November 2026', the day in Dhaka. */
export const dayOf = ({ created_at }: AuditEntry) => formatLongDate(created_at);

function AuditLine({ entry }: { entry: AuditEntry }) {
  const { id, open, button } = useExpandable(entry);
  return (
    <>
      <tr className="log__line">
        {auditColumns.map((column) => (
          <td key={column.field}>{column.cell(entry, 0)}</td>
        ))}
        <td className="log__action">
          {entry.changes.length > 0 && (
            <Button endIcon={<DownIcon className="log__arrow" />} {...button}>
              {auditTexts.show}
            </Button>
          )}
        </td>
      </tr>
      {open && (
        <tr className="log__changes">
          <td colSpan={auditColumns.length + 1}>
            <AuditChanges entry={entry} id={id} />
          </td>
        </tr>
      )}
    </>
  );
}
