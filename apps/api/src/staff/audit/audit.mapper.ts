import type { AuditEntry } from '@shishir/contract';
import { deviceOf } from '../../platform/http/device';
import type { AuditEntity } from '../../platform/records/audit.entity';

export function toAuditEntry(row: AuditEntity): AuditEntry {
  return {
    id: row.id,
    action: row.action,
    subject: row.subject,
    subject_id: row.subject_id,
    subject_name: row.subject_name,
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    actor_email: row.actor_email,
    address: row.address,
    user_agent: row.user_agent,
    device: deviceOf(row.user_agent),
    changes: row.changes,
    created_at: row.created_at.toISOString(),
  };
}
