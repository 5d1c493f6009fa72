import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { zIndex } from '@shishir/tokens';
import { BoxIcon, LinkIcon } from 'lucide-react';
import type { Badge } from './menu-targets';
import { entryTexts as texts } from './menu.texts';

export interface DropPlace {
  edge: 'top' | 'bottom';
  /** True below another entry. */
  lower: boolean;
}

/** Marks the place at which a dragged entry would be dropped. */
export const DropLine = ({ edge, lower }: DropPlace) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{
      position: 'absolute',
      top: edge === 'top' ? -1 : undefined,
      right: 12,
      bottom: edge === 'bottom' ? -2 : undefined,
      left: lower ? { xs: 72, md: 88 } : 44,
      zIndex: zIndex.pinned,
      height: 3,
      borderRadius: '2px',
      bgcolor: 'primary.main',
      '&::before': {
        content: '""',
        position: 'absolute',
        top: -3.5,
        left: -5,
        width: 10,
        height: 10,
        border: '2.5px solid var(--palette-primary-main)',
        borderRadius: '50%',
        bgcolor: 'background.paper',
      },
    }}
  />
);

const WARNINGS: ReadonlySet<Badge> = new Set(['noProducts', 'noPage', 'inactive', 'deleted']);
const LINKS: ReadonlySet<Badge> = new Set(['address', 'noPage']);

/** Badge for the kind of target. Phones show it only for warnings, below the title. */
export function TargetBadge({ badge }: { badge: Badge }) {
  const warns = WARNINGS.has(badge);
  const Icon = LINKS.has(badge) ? LinkIcon : BoxIcon;
  return (
    <Chip
      size="small"
      {...(badge !== 'heading' && { icon: <Icon size={14} /> })}
      label={texts.badges[badge]}
      sx={{
        display: { xs: warns ? 'inline-flex' : 'none', md: 'inline-flex' },
        gridArea: { xs: '2 / 2', md: 'auto' },
        justifySelf: { xs: 'start', md: 'auto' },
        mb: { xs: 0.5, md: 0 },
        borderRadius: '6px',
        bgcolor: warns ? 'warning.wash' : 'neutral.wash',
        color: warns ? 'warning.main' : 'neutral.main',
        fontSize: '0.75rem',
        fontWeight: 600,
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  );
}
