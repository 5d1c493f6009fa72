import type { Role } from '@shishir/contract';
import { StatusBadge } from '../../theme/status-badge';
import { sharedTexts } from '../shared.texts';

/** Returns the display name of a role. */
export const roleName = (role: Role): string => sharedTexts.roles[role];

/** Neutral, since a role is neither a good nor a bad state. */
export const RoleBadge = ({ role }: { role: Role }) => (
  <StatusBadge tone="mute" label={roleName(role)} />
);
