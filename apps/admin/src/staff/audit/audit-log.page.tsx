import Typography from '@mui/material/Typography';
import { AuditQuery } from '@shishir/contract';
import { PageTitle } from '../../platform/ui/page/page-title';
import { useListAddress } from '../../platform/ui/list/list-address';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { AuditCard } from './audit-entry';
import { auditColumns } from './audit-cells';
import { AuditFilters } from './audit-filters';
import { AuditTable, dayOf } from './audit-table';
import { useAuditLog } from './audit.queries';
import { auditTexts, SUBJECT_NAMES } from './audit.texts';

/** Audit log, for the owner. */
export default function AuditLogPage() {
  const address = useListAddress(AuditQuery);
  const list = useAuditLog(address.query);
  const { subject, subject_id } = address.query;
  return (
    <>
      <PageTitle text={auditTexts.title} />
      <Typography sx={{ mb: 2, color: 'text.third' }}>
        {subject && subject_id
          ? auditTexts.oneSubject(SUBJECT_NAMES[subject], subject_id)
          : auditTexts.note}
      </Typography>
      <ListFrame
        name="audit"
        label={auditTexts.title}
        address={address}
        list={list}
        columns={auditColumns}
        search={auditTexts.search}
        empty={auditTexts.empty}
        filters={<AuditFilters address={address} entries={list.rows} />}
        table={(entries) => <AuditTable entries={entries} stale={list.stale} />}
        card={(entry) => <AuditCard entry={entry} />}
        groupOf={dayOf}
      />
    </>
  );
}
