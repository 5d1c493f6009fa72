import type { Role } from '@shishir/contract';

const NAMES: Record<Role, string> = { user: 'User', admin: 'Admin', super_admin: 'Super admin' };

/** A role as people read it. */
export const roleName = (role: Role): string => NAMES[role];
