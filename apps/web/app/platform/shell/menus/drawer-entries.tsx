import type { User } from '@shishir/contract';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useAuth } from '../../../staff/auth/auth-context';
import { useCartCount } from '../../../sales/cart/cart-store';
import { accountPicture, Avatar } from '../../ui/avatar';
import { Icon } from '../../ui/icon';
import { type MenuLink, useShell } from '../../ui/page/shell-data';
import { LanguageLink } from '../language-link';
import { shellTexts as texts } from '../shell.texts';
import { CategoryRow, isAgain, type MenuEntry, menuGroup } from './menu-groups';
import { MENU_TARGETS, type MenuName, SERVICE, TOOLS } from './menu-targets';
import styles from './drawer.module.css';

/** Entries of the menu of small screens: pages, groups that open, cart and account. */
export function DrawerEntries() {
  const { user } = useAuth();
  return (
    <>
      <ul className={styles.list}>
        <li>
          <NavLink className={styles.entry} to="/" end>
            {texts.nav.home}
          </NavLink>
        </li>
        <li>
          <Menu name="Products" open>
            <NavLink className={styles.subEntry} to={MENU_TARGETS.Products} end>
              {texts.allProducts}
            </NavLink>
            <Group title={texts.products.groups.vrf} level={2} open>
              <Families group="vrf" />
            </Group>
            <p className={styles.subEntry}>{texts.products.groups.product}</p>
            <Families group="product" />
            <Group title={texts.products.groups['home-appliance']} level={2}>
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
          <Menu name="Service">
            <Links links={SERVICE} />
          </Menu>
        </li>
        <li>
          <NavLink className={styles.entry} to="/contact-us">
            {texts.nav.contact}
          </NavLink>
        </li>
        <li>
          <Menu name="Tools">
            <Links links={TOOLS} />
          </Menu>
        </li>
      </ul>
      <ul className={styles.visitor}>
        <li>
          <CartLink />
        </li>
        {user ? <AccountEntries user={user} /> : <SignInEntries />}
        <li>
          <LanguageLink />
        </li>
      </ul>
    </>
  );
}

function Links({ links }: { links: typeof TOOLS }) {
  return (
    <div className={styles.rows}>
      {links.map(({ title, path }) => (
        <NavLink key={path} to={path} end>
          {title}
        </NavLink>
      ))}
    </div>
  );
}

function CartLink() {
  const count = useCartCount();
  return (
    <NavLink to="/cart">
      <Icon name="cart" small />
      {texts.cart.title}
      {count > 0 && <b className="number">{count}</b>}
    </NavLink>
  );
}

function SignInEntries() {
  return (
    <>
      <li>
        <NavLink to="/login">
          <Icon name="user" small />
          {texts.signIn}
        </NavLink>
      </li>
      <li>
        <NavLink to="/signup">
          <Icon name="plus" small />
          {texts.signUp}
        </NavLink>
      </li>
    </>
  );
}

/** A group of the first level; a link to its page while its rows are not loaded. */
function Menu({ name, open, children }: { name: MenuName; open?: boolean; children: ReactNode }) {
  if (useShell().menu.length === 0) {
    return (
      <NavLink className={styles.entry} to={MENU_TARGETS[name]}>
        {texts.nav.menus[name]}
      </NavLink>
    );
  }
  return (
    <Group title={texts.nav.menus[name]} level={1} open={open}>
      <div>{children}</div>
    </Group>
  );
}

interface GroupProps {
  title: string;
  level: 1 | 2;
  /** Open from the start: most visitors look for the families of products. */
  open?: boolean;
  children: ReactNode;
}

function Group({ title, level, open = false, children }: GroupProps) {
  return (
    <Collapsible.Root defaultOpen={open}>
      <Collapsible.Trigger className={level === 1 ? styles.entry : styles.subEntry}>
        {title} <Icon name="down" />
      </Collapsible.Trigger>
      <Collapsible.Content>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}

/** Entries of a group with the pictures and ranges of their categories. */
function Families({ group }: { group: 'vrf' | 'product' }) {
  const { menu, categories } = useShell();
  return (
    <div className={styles.group}>
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
    <div className={styles.rows}>
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
      <span className={styles.heading}>{title}</span>
    ) : (
      <NavLink to={path} end>
        {show(entry)}
      </NavLink>
    );
  if (items.length === 0) return link;
  return (
    <div className={styles.sublist}>
      {link}
      <div role="group" aria-label={title}>
        {items.map((item) => (
          <Entry key={item.id} entry={{ ...item, items: [] }} show={show} />
        ))}
      </div>
    </div>
  );
}

function AccountEntries({ user }: { user: User }) {
  const { adminUrl } = useShell();
  const { logout } = useAuth();
  return (
    <>
      <li className={styles.name}>
        <Avatar name={user.name} src={accountPicture(user.image)} />
        {user.name}
      </li>
      <li>
        <NavLink to="/dashboard/profile">{texts.account.profile}</NavLink>
      </li>
      <li>
        <NavLink to="/dashboard" end>
          {texts.account.dashboard}
        </NavLink>
      </li>
      {user.role !== 'user' && (
        <li>
          <a href={adminUrl}>{texts.account.staff}</a>
        </li>
      )}
      <li>
        <button type="button" onClick={() => void logout()}>
          {texts.account.signOut}
        </button>
      </li>
    </>
  );
}
