import type { Role } from '@shishir/contract';
import { StatusBadge } from '../../theme/status-badge';

const NAMES: Record<Role, string> = { user: 'User', admin: 'Admin', super_admin: 'Super admin' };

/** Returns the display name of a role. */
export const roleName = (role: Role): string => NAMES[role];

/** Neutral, since a role is neither a good nor a bad state. */
export const RoleBadge = ({ role }: { role: Role }) => (
  <StatusBadge tone="mute" label={roleName(role)} />
);
