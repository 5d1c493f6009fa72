import type { Role } from '@shishir/contract';
import { StatusBadge } from '../../theme/status-badge';

const NAMES: Record<Role, string> = { user: 'User', admin: 'Admin', super_admin: 'Super admin' };

/** A role as people read it. */
export const roleName = (role: Role): string => NAMES[role];

/** Neutral: a role is not a state that is good or bad. */
export const RoleBadge = ({ role }: { role: Role }) => (
  <StatusBadge tone="mute" label={roleName(role)} />
);
