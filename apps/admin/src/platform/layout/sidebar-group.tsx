import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { ChevronDownIcon } from 'lucide-react';
import { Fragment, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isAt, type NavigationGroup, partsOf } from './navigation';
import { currentLook, SidebarRow } from '../ui/page/sidebar-row';

interface Props {
  group: NavigationGroup;
  /** Open or closed by the user; undefined before the first click. */
  toggled: boolean | undefined;
  collapsed: boolean;
  /** Called when all pages are visible. */
  onOpened: () => void;
  onToggle: (open: boolean) => void;
}

/** Group that opens on click; the group of the current page is open at first. */
export function SidebarGroup({ group, toggled, collapsed, onOpened, onToggle }: Props) {
  const { pathname } = useLocation();
  const list = useId();
  const holdsPage = group.pages.some((page) => isAt(pathname, page));
  const open = !collapsed && (toggled ?? holdsPage);
  return (
    <Box data-testid={holdsPage ? 'current-group' : undefined}>
      <SidebarRow
        icon={group.icon}
        title={group.title}
        collapsed={collapsed}
        holdsCurrent={holdsPage}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => onToggle(collapsed || !open)}
      >
        {!collapsed && (
          <Box
            component={ChevronDownIcon}
            size={14}
            sx={[arrowLook, open && { transform: 'rotate(180deg)' }]}
          />
        )}
      </SidebarRow>
      <Collapse in={open} unmountOnExit timeout={160} onEntered={holdsPage ? onOpened : undefined}>
        <Box id={list} sx={pagesLook}>
          {partsOf(group).map((part) => (
            <Fragment key={part.title}>
              {part.title && (
                <Typography
                  id={`${list}${part.title}`}
                  component="p"
                  variant="caption"
                  sx={partLook}
                >
                  {part.title}
                </Typography>
              )}
              <List
                disablePadding
                aria-labelledby={part.title ? `${list}${part.title}` : undefined}
              >
                {part.pages.map((page) => {
                  const current = isAt(pathname, page);
                  return (
                    <ListItem key={page.path} disablePadding>
                      <ListItemButton
                        component={Link}
                        to={page.path}
                        selected={current}
                        aria-current={current ? 'page' : undefined}
                        sx={pageLook}
                      >
                        {page.title}
                      </ListItemButton>
                    </ListItem>
                  );
                })}
              </List>
            </Fragment>
          ))}
        </Box>
      </Collapse>
    </Box>
  );
}

const arrowLook = { ml: 'auto', transition: 'transform var(--t)' };

const pagesLook = { mb: 0.75, ml: 2.25, pl: 1.5, borderLeft: 1, borderColor: 'divider' };

const partLook = {
  p: '12px 12px 4px',
  color: 'text.third',
  fontWeight: 600,
  '&:first-of-type': { pt: 0.5 },
};

const pageLook = {
  minHeight: 'var(--page-row)',
  px: 1.5,
  py: 0,
  borderRadius: '8px',
  color: 'text.secondary',
  ...currentLook,
};
