import type { Role } from '@shishir/contract';
import { StatusBadge, type Tone } from '../../theme/status-badge';
import { roleName } from './role-name';

const TONES: Record<Role, Tone> = { user: 'mute', admin: 'info', super_admin: 'ok' };

export const RoleBadge = ({ role }: { role: Role }) => (
  <StatusBadge tone={TONES[role]} word={roleName(role)} />
);
