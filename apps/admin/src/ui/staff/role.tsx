import type { Role } from '@shishir/contract';
import { StatusBadge, type Tone } from '../../theme/status-badge';

const NAMES: Record<Role, string> = { user: 'User', admin: 'Admin', super_admin: 'Super admin' };

/** A role as people read it. */
export const roleName = (role: Role): string => NAMES[role];

const TONES: Record<Role, Tone> = { user: 'mute', admin: 'info', super_admin: 'ok' };

export const RoleBadge = ({ role }: { role: Role }) => (
  <StatusBadge tone={TONES[role]} label={roleName(role)} />
);
