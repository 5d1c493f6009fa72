import { NavigationMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../../ui/icon';
import { useShell } from '../../ui/page/shell-data';
import { Picture } from '../../ui/picture';
import { categoryOf, CategoryRow, MENU_TITLES, type MenuEntry, menuGroup } from './menu-groups';
import { MenuItem, MenuLink, useOpenMenu } from './menu-item';
import { isWithin, MENU_TARGETS, type MenuName } from './menu-targets';

interface MainMenusProps {
  /** The menu that was requested while the menus were loading. */
  open: MenuName | null;
  /** The entry that had the focus before. */
  focused: string | null;
}

/** The header's links with their menus. */
export function MainMenus({ open, focused }: MainMenusProps) {
  const { pathname } = useLocation();
  const openMenu = useOpenMenu(open);
  const plain = (name: string, to: string) => (
    <NavigationMenu.Item>
      <NavigationMenu.Link asChild>
        <NavLink className="nav__link" to={to} end autoFocus={focused === name}>
          {name}
        </NavLink>
      </NavigationMenu.Link>
    </NavigationMenu.Item>
  );
  const menu = (name: MenuName, panel: ReactNode, itemClass?: string) => (
    <MenuItem
      className="nav__link"
      name={name}
      openedAt={openMenu.openedAt(name)}
      itemClass={itemClass}
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
      value={openMenu.name}
      onValueChange={openMenu.show}
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
      {menuGroup(menu, 'about').map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

/** The full-width panel of the Products menu. */
function ProductsPanel() {
  const { menu, categories } = useShell();
  // The range behind the panel's picture.
  const pick = categories.find(({ kind }) => kind === 'round_cassette');
  return (
    <div className="mega">
      <div className="wrap">
        <MenuLink className="link mega__all" to={MENU_TARGETS.Products}>
          All Products <Icon name="arrow" />
        </MenuLink>
        <div>
          <h3>{MENU_TITLES.vrf}</h3>
          <ul className="mega__vrf">
            {menuGroup(menu, 'vrf').map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                show={(item) => <CategoryRow item={item} category={categoryOf(item, categories)} />}
              />
            ))}
          </ul>
        </div>
        <PlainGroup group="product" />
        <PlainGroup group="home-appliance" />
        {pick && (
          <MenuLink className="mega__pick" to={pick.path}>
            <Picture picture={pick.picture} sizes="300px" />
            <span>Wind-Free: cold air through 15,672 micro holes</span>
            <b className="link">
              See the range <Icon name="arrow" />
            </b>
          </MenuLink>
        )}
      </div>
    </div>
  );
}

function PlainGroup({ group }: { group: 'product' | 'home-appliance' }) {
  const { menu } = useShell();
  return (
    <div>
      <h3>{MENU_TITLES[group]}</h3>
      <ul className="mega__plain">
        {menuGroup(menu, group).map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  entry: MenuEntry;
  /** The content of a link; its title by default. */
  show?: (item: MenuEntry) => ReactNode;
}

/** An item, a link or a heading, with those below it. */
function Entry({ entry, show = ({ title }) => title }: EntryProps) {
  const { title, path, items } = entry;
  return (
    <li>
      {path === null ? (
        <span className="menu-heading">{title}</span>
      ) : (
        <MenuLink to={path}>{show(entry)}</MenuLink>
      )}
      {items.length > 0 && (
        <ul className="menu-below" aria-label={title}>
          {items.map((item) => (
            <Entry key={item.id} entry={{ ...item, items: [] }} show={show} />
          ))}
        </ul>
      )}
    </li>
  );
}
