import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItemButton from '@mui/material/ListItemButton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { LucideIcon } from 'lucide-react';
import type { AriaAttributes, ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props extends Pick<AriaAttributes, 'aria-expanded' | 'aria-controls'> {
  icon: LucideIcon;
  title: string;
  /** Shows only the icon. */
  collapsed?: boolean;
  /** Path in the dashboard. */
  to?: string;
  /** Any other address. */
  href?: string;
  onClick?: () => void;
  /** True if it links to the open page. */
  current?: boolean;
  /** True for a group that contains the open page. */
  holdsCurrent?: boolean;
  /** Shown after the title. */
  children?: ReactNode;
}

/** First-level row of the sidebar: a link, or a button if it has no address. */
export function SidebarRow(props: Props) {
  const { icon: Icon, title, collapsed = false, current = false, holdsCurrent = false } = props;
  const { to, href, children, onClick } = props;
  return (
    <ListItemButton
      component={(to ? Link : href ? 'a' : 'button') as ElementType}
      to={to}
      href={href}
      selected={current}
      aria-current={current ? 'page' : undefined}
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      title={collapsed ? title : undefined}
      onClick={onClick}
      sx={[
        rowLook,
        collapsed && collapsedLook,
        holdsCurrent && { color: 'text.primary', '& svg:first-of-type': { color: 'primary.main' } },
        holdsCurrent && collapsed && { bgcolor: 'primary.wash' },
      ]}
    >
      <Icon />
      <Box component="span" sx={collapsed ? visuallyHidden : undefined}>
        {title}
      </Box>
      {children}
    </ListItemButton>
  );
}

/** Number at the end of a row. */
export const SidebarCount = ({
  quiet = false,
  children,
}: {
  quiet?: boolean;
  children: ReactNode;
}) => (
  <Chip
    component="span"
    size="small"
    color={quiet ? 'default' : 'primary'}
    label={children}
    aria-hidden="true"
    sx={{
      minWidth: 20,
      height: 20,
      ml: 'auto',
      ...(quiet && { bgcolor: 'neutral.wash', color: 'neutral.main' }),
      fontSize: '0.6875rem',
      fontWeight: 600,
      '& .MuiChip-label': { px: 0.75 },
    }}
  />
);

/** Styles of the open page in the sidebar. */
export const currentLook = {
  '&.Mui-selected, &.Mui-selected:hover': {
    bgcolor: 'primary.wash',
    color: 'primary.ink',
    fontWeight: 600,
  },
};

const rowLook = {
  gap: 1.5,
  width: '100%',
  minHeight: 'var(--row)',
  px: 1.25,
  py: 0,
  borderRadius: '8px',
  color: 'text.secondary',
  font: 'inherit',
  fontWeight: 500,
  ...currentLook,
};

const collapsedLook = {
  justifyContent: 'center',
  px: 0,
  '& .MuiChip-root': { position: 'absolute', top: 4, right: 6 },
};
