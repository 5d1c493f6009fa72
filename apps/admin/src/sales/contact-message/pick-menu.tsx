import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { CheckIcon, ChevronDownIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface MenuProps extends Omit<ButtonProps, 'children'> {
  /** Names the menu, and the button if there is no `face`. */
  label: string;
  /** Content of the button. */
  face?: ReactNode;
  /** Items of the menu. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a menu of choices. */
export function PickMenu({ label, face = label, children, sx = [], ...button }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDownIcon size={14} color="var(--palette-text-third)" />}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...button}
        sx={[
          { flex: 'none', gap: 1, minWidth: 0, px: 1.5 },
          { '& .MuiButton-endIcon': { m: 0, mr: -0.25 } },
          ...[sx].flat(),
        ]}
      >
        {face}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label }, paper: { sx: { minWidth: 240 } } }}
      >
        {children(() => setAnchor(null))}
      </Menu>
    </>
  );
}

interface ItemProps extends MenuItemProps {
  /** Icon before the text. */
  mark: ReactNode;
  checked: boolean;
  /** Key that chooses the item as well. */
  letter?: string | false;
  /** Red, since the choice removes the enquiry. */
  bad?: boolean;
}

/** An item of a `PickMenu`. */
export function PickItem({ mark, checked, letter, bad, children, ...item }: ItemProps) {
  return (
    <MenuItem
      role="menuitemradio"
      aria-checked={checked}
      {...item}
      sx={[
        { fontWeight: 500 },
        checked && { color: 'primary.ink', fontWeight: 600 },
        bad === true && { color: 'error.main' },
      ]}
    >
      <ListItemIcon sx={{ color: bad ? 'error.main' : 'text.third' }}>{mark}</ListItemIcon>
      {children}
      <Box component="span" aria-hidden="true" sx={{ ml: 'auto', pl: 1.5 }}>
        {checked ? <CheckIcon /> : letter && <kbd>{letter}</kbd>}
      </Box>
    </MenuItem>
  );
}
