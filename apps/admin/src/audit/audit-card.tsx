import Button from '@mui/material/Button';
import type { AuditEntry } from '@shishir/contract';
import { DownIcon } from '../theme/icons';
import { AuditChanges } from './audit-changes';
import { AuditWhat, AuditWhen, AuditWhere, AuditWho } from './audit-parts';
import { auditTexts } from './audit.texts';
import { useUnfolded } from './use-unfolded';

/** A line of the log on a phone. */
export function AuditCard({ entry }: { entry: AuditEntry }) {
  const { id, open, button } = useUnfolded(entry);
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
        <Button endIcon={<DownIcon className="log__arrow" />} {...button}>
          {auditTexts.show}
        </Button>
      )}
      {open && <AuditChanges entry={entry} id={id} />}
    </div>
  );
}
