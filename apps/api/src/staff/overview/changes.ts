import type { AuditAction, AuditEntry } from '@shishir/contract';
import { type EntityManager, In, Not } from 'typeorm';
import { toAuditEntry } from '../audit/audit.mapper';
import { AuditEntity } from '../../platform/records/audit.entity';

const SHOWN = 4;
const SIGNING_IN: AuditAction[] = [
  'signed_in',
  'sign_in_failed',
  'sessions_ended',
  'email_confirmed',
  'exported',
  'downloaded',
];

/** Returns the last changes of records and accounts. */
export async function readChanges(manager: EntityManager): Promise<AuditEntry[]> {
  const lines = await manager.find(AuditEntity, {
    where: { action: Not(In(SIGNING_IN)) },
    order: { id: 'DESC' },
    take: SHOWN,
  });
  return lines.map(toAuditEntry);
}
