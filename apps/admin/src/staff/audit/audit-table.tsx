import Button from '@mui/material/Button';
import type { AuditEntry } from '@shishir/contract';
import { formatLongDate } from '@shishir/format';
import { ChevronDownIcon } from 'lucide-react';
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
        {byDay(entries).map(({ day, entries: ofDay }) => (
          <tbody key={day}>
            <tr className="log__day">
              <th scope="rowgroup" colSpan={auditColumns.length + 1}>
                {day}
              </th>
            </tr>
            {ofDay.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** 'Friday, 20 November 2026', the day in Dhaka. */
export const dayOf = ({ created_at }: AuditEntry) => formatLongDate(created_at);

/** The entries in their order, those of one day together. */
function byDay(entries: AuditEntry[]): { day: string; entries: AuditEntry[] }[] {
  const days: { day: string; entries: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry);
    if (days.at(-1)?.day === day) days.at(-1)!.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

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
            <Button endIcon={<ChevronDownIcon className="log__arrow" />} {...button}>
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
