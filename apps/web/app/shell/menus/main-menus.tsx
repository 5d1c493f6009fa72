import { NavigationMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../../ui/icon';
import { isWithin, type MenuName } from './menu-targets';
import { useShell } from '../../ui/page/shell-data';
import { menuGroup } from './menu-groups';
import { MenuItem } from './menu-item';
import { MenuLink } from './menu-link';
import { ProductsPanel } from './products-panel';
import { useShownMenu } from './open-menu';

export interface MainMenusProps {
  /** The menu that was asked for while the menus were loading. */
  open: MenuName | null;
  /** The entry that had the focus then. */
  focused: string | null;
}

/** The header's links with their menus: by pointer, click, touch and keyboard. */
export function MainMenus({ open, focused }: MainMenusProps) {
  const { pathname } = useLocation();
  const shown = useShownMenu(open);
  const plain = (name: string, to: string) => (
    <NavigationMenu.Item>
      <NavigationMenu.Link asChild>
        <NavLink className="nav__link" to={to} end autoFocus={focused === name}>
          {name}
        </NavLink>
      </NavigationMenu.Link>
    </NavigationMenu.Item>
  );
  const menu = (name: MenuName, panel: ReactNode, place?: string) => (
    <MenuItem
      className="nav__link"
      name={name}
      opened={shown.openedAt(name)}
      place={place}
      panel={panel}
      autoFocus={focused === name}
      aria-current={isWithin(name, pathname) ? 'true' : undefined}
    >
      {name} <Icon name="down" />
    </MenuItem>
  );
  return (
    <NavigationMenu.Root
      className="nav"
      aria-label="Main"
      value={shown.name}
      onValueChange={shown.show}
    >
      <NavigationMenu.List>
        {plain('Home', '/')}
        {menu('Products', <ProductsPanel />)}
        {menu('About', <AboutPanel />, 'nav__small')}
        {plain('Contact', '/contact-us')}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

function AboutPanel() {
  const { menu } = useShell();
  return (
    <ul className="menu-small">
      {menuGroup(menu, 'about').map((row) => (
        <li key={row.id}>
          <MenuLink to={row.path}>{row.title}</MenuLink>
        </li>
      ))}
    </ul>
  );
}
