import type { User } from '@shishir/contract';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useAuth } from '../../../staff/auth/auth-context';
import { useCartCount } from '../../../sales/cart/cart-store';
import { accountPicture, Avatar } from '../../ui/avatar';
import { Icon } from '../../ui/icon';
import { type MenuLink, useShell } from '../../ui/page/shell-data';
import { CategoryRow, isAgain, MENU_TITLES, type MenuEntry, menuGroup } from './menu-groups';
import { MENU_TARGETS, type MenuName, TOOLS } from './menu-targets';

/** The entries of the menu of small screens: pages, groups that open, and what belongs to the visitor. */
export function DrawerEntries() {
  const { user } = useAuth();
  return (
    <>
      <ul className="drawer__list">
        <li>
          <NavLink className="d1" to="/" end>
            Home
          </NavLink>
        </li>
        <li>
          <Menu name="Products" open>
            <NavLink className="d2" to={MENU_TARGETS.Products} end>
              All Products
            </NavLink>
            <Group title={MENU_TITLES.vrf} level="d2" open>
              <Families group="vrf" />
            </Group>
            <p className="d2">{MENU_TITLES.product}</p>
            <Families group="product" />
            <Group title={MENU_TITLES['home-appliance']} level="d2">
              <Rows group="home-appliance" />
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
        <li>
          <Menu name="Tools">
            <div className="drawer__rows">
              {TOOLS.map(({ title, path }) => (
                <NavLink key={path} to={path} end>
                  {title}
                </NavLink>
              ))}
            </div>
          </Menu>
        </li>
      </ul>
      <ul className="drawer__me">
        <li>
          <CartLink />
        </li>
        {user ? <AccountEntries user={user} /> : <SignInEntries />}
      </ul>
    </>
  );
}

function CartLink() {
  const count = useCartCount();
  return (
    <NavLink to="/cart">
      <Icon name="cart" />
      Quotation cart
      {count > 0 && <b className="num">{count}</b>}
    </NavLink>
  );
}

function SignInEntries() {
  return (
    <>
      <li>
        <NavLink to="/login">
          <Icon name="user" />
          Sign In
        </NavLink>
      </li>
      <li>
        <NavLink to="/signup">
          <Icon name="plus" />
          Sign Up
        </NavLink>
      </li>
    </>
  );
}

/** A group of the first level; a link to its page while its rows are not loaded. */
function Menu({ name, open, children }: { name: MenuName; open?: boolean; children: ReactNode }) {
  if (useShell().menu.length === 0) {
    return (
      <NavLink className="d1" to={MENU_TARGETS[name]}>
        {name}
      </NavLink>
    );
  }
  return (
    <Group title={name} level="d1" open={open}>
      <div className="drawer__in">{children}</div>
    </Group>
  );
}

interface GroupProps {
  title: string;
  level: 'd1' | 'd2';
  /** Open from the start: the families are what most people look for. */
  open?: boolean;
  children: ReactNode;
}

function Group({ title, level, open = false, children }: GroupProps) {
  return (
    <Collapsible.Root defaultOpen={open}>
      <Collapsible.Trigger className={level}>
        {title} <Icon name="down" />
      </Collapsible.Trigger>
      <Collapsible.Content>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}

/** The entries of a group with the pictures and ranges of their categories. */
function Families({ group }: { group: 'vrf' | 'product' }) {
  const { menu, categories } = useShell();
  return (
    <div className="drawer__g">
      {menuGroup(menu, group).map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          show={(item) => (
            <CategoryRow item={item} categories={categories} again={isAgain(menu, item)} />
          )}
        />
      ))}
    </div>
  );
}

function Rows({ group }: { group: 'home-appliance' | 'about' }) {
  return (
    <div className="drawer__rows">
      {menuGroup(useShell().menu, group).map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

interface EntryProps {
  entry: MenuEntry;
  /** The content of a link; its title by default. */
  show?: (item: MenuLink) => ReactNode;
}

/** An item, a link or a heading, with those below it. */
function Entry({ entry, show = ({ title }) => title }: EntryProps) {
  const { title, path, items } = entry;
  const link =
    path === null ? (
      <span className="drawer__heading">{title}</span>
    ) : (
      <NavLink to={path} end>
        {show(entry)}
      </NavLink>
    );
  if (items.length === 0) return link;
  return (
    <div className="drawer__sub">
      {link}
      <div role="group" aria-label={title}>
        {items.map((item) => (
          <Entry key={item.id} entry={{ ...item, items: [] }} show={show} />
        ))}
      </div>
    </div>
  );
}

/** The entries of a signed-in visitor. */
function AccountEntries({ user }: { user: User }) {
  const { adminUrl } = useShell();
  const { logout } = useAuth();
  return (
    <>
      <li className="drawer__name">
        <Avatar name={user.name} src={accountPicture(user.image)} fallback="drawing" />
        {user.name}
      </li>
      <li>
        <NavLink to="/dashboard/profile">Profile</NavLink>
      </li>
      <li>
        <NavLink to="/dashboard" end>
          Dashboard
        </NavLink>
      </li>
      {user.role !== 'user' && (
        <li>
          <a href={adminUrl}>Staff dashboard</a>
        </li>
      )}
      <li>
        <button type="button" onClick={() => void logout()}>
          Logout
        </button>
      </li>
    </>
  );
}
