import type { Session } from '@shishir/contract';
import { deviceOf } from '../../../platform/http/device';
import type { SessionEntity } from './session.entity';

export function toSession(row: SessionEntity, currentId: string): Session {
  return {
    id: row.id,
    address: row.address,
    user_agent: row.user_agent,
    device: deviceOf(row.user_agent),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    current: row.id === currentId,
  };
}
