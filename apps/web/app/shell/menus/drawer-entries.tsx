import type { User } from '@shishir/contract';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useAuth } from '../../auth/auth-context';
import { accountPicture, Avatar } from '../../ui/avatar';
import { Icon } from '../../ui/icon';
import { type MenuLink, useShell } from '../../ui/page/shell-data';
import { categoryOf, CategoryRow, MENU_TITLES, type MenuEntry, menuGroup } from './menu-groups';
import { MENU_TARGETS, type MenuName } from './menu-targets';

/** The entries of the menu of small screens: pages, and groups that expand. */
export function DrawerEntries() {
  const { user } = useAuth();
  return (
    <ul className="drawer__list">
      <li>
        <NavLink className="d1" to="/" end>
          Home
        </NavLink>
      </li>
      <li>
        <Menu name="Products">
          <NavLink className="d2" to={MENU_TARGETS.Products} end>
            All Products
          </NavLink>
          <Group title={MENU_TITLES.vrf} level="d2">
            <Categories />
          </Group>
          <Rows group="product" />
          <Group title={MENU_TITLES['home-appliance']} level="d2">
            <div className="drawer__in">
              <Rows group="home-appliance" />
            </div>
          </Group>
        </Menu>
      </li>
      <li>
        <Menu name="About">
          <Rows group="about" />
        </Menu>
      </li>
      <li>
        <NavLink className="d1" to="/contact-us">
          Contact
        </NavLink>
      </li>
      {user && <DrawerAccount user={user} />}
    </ul>
  );
}

/** A group of the first level; a link to its page while its rows are not loaded. */
function Menu({ name, children }: { name: MenuName; children: ReactNode }) {
  if (useShell().menu.length === 0) {
    return (
      <NavLink className="d1" to={MENU_TARGETS[name]}>
        {name}
      </NavLink>
    );
  }
  return (
    <Group title={name} level="d1">
      <div className="drawer__in">{children}</div>
    </Group>
  );
}

interface GroupProps {
  title: string;
  level: 'd1' | 'd2';
  children: ReactNode;
}

function Group({ title, level, children }: GroupProps) {
  return (
    <Collapsible.Root>
      <Collapsible.Trigger className={level}>
        {title} <Icon name="down" />
      </Collapsible.Trigger>
      <Collapsible.Content>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}

function Categories() {
  const { menu, categories } = useShell();
  return (
    <div className="drawer__g">
      {menuGroup(menu, 'vrf').map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          show={(item) => <CategoryRow item={item} category={categoryOf(item, categories)} />}
        />
      ))}
    </div>
  );
}

function Rows({ group }: { group: 'product' | 'home-appliance' | 'about' }) {
  return menuGroup(useShell().menu, group).map((entry) => (
    <Entry key={entry.id} entry={entry} className="d2" />
  ));
}

interface EntryProps {
  entry: MenuEntry;
  className?: string;
  /** The content of a link; its title by default. */
  show?: (item: MenuLink) => ReactNode;
}

/** An item, a link or a heading, with those below it. */
function Entry({ entry, className, show = ({ title }) => title }: EntryProps) {
  const { title, path, items } = entry;
  const link =
    path === null ? (
      <span className="drawer__heading">{title}</span>
    ) : (
      <NavLink className={className} to={path} end>
        {show(entry)}
      </NavLink>
    );
  if (items.length === 0) return link;
  return (
    <div className="drawer__sub">
      {link}
      <div role="group" aria-label={title}>
        {items.map((item) => (
          <Entry key={item.id} entry={{ ...item, items: [] }} className={className} show={show} />
        ))}
      </div>
    </div>
  );
}

/** The entries of a signed-in visitor. */
function DrawerAccount({ user }: { user: User }) {
  const { adminUrl } = useShell();
  const { logout } = useAuth();
  return (
    <li className="drawer__me">
      <p>
        <Avatar name={user.name} src={accountPicture(user.image)} fallback="drawing" />
        {user.name}
      </p>
      <NavLink className="d2" to="/dashboard/profile">
        Profile
      </NavLink>
      <NavLink className="d2" to="/dashboard" end>
        Dashboard
      </NavLink>
      {user.role !== 'user' && (
        <a className="d2" href={adminUrl}>
          Staff dashboard
        </a>
      )}
      <button className="d2" type="button" onClick={() => void logout()}>
        Logout
      </button>
    </li>
  );
}
