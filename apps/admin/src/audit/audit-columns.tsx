import type { AuditEntry } from '@shishir/contract';
import type { ListColumn } from '../ui/list/list-column';
import { AuditWhat, AuditWhen, AuditWhere, AuditWho } from './audit-parts';
import { auditTexts } from './audit.texts';

const { columns } = auditTexts;

/** What every line tells; the changes unfold below it. */
export const auditColumns: ListColumn<AuditEntry>[] = [
  { field: 'when', header: columns.when, width: 160, cell: (entry) => <AuditWhen entry={entry} /> },
  {
    field: 'who',
    header: columns.who,
    width: 220,
    cell: (entry) => <AuditWho entry={entry} />,
  },
  {
    field: 'what',
    header: columns.what,
    width: 240,
    grow: 1,
    cell: (entry) => <AuditWhat entry={entry} begins />,
  },
  {
    field: 'where',
    header: columns.where,
    width: 170,
    cell: (entry) => <AuditWhere entry={entry} />,
  },
];
