import { NavigationMenu } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { NavLink, useLocation } from 'react-router';
import { sitePath } from '../../locale/site-path';
import { Icon } from '../../ui/icon';
import { type MenuLink as MenuRow, useShell } from '../../ui/page/shell-data';
import { shellTexts as texts } from '../shell.texts';
import { CategoryRow, isAgain, type MenuEntry, menuGroup } from './menu-groups';
import { MenuItem, MenuLink, useOpenMenu } from './menu-item';
import { mainMenusTexts } from './main-menus.texts';
import { isWithin, MENU_TARGETS, type MenuName, SERVICE, TOOLS } from './menu-targets';
import styles from './main-menus.module.css';

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
        <NavLink className={styles.link} to={to} end autoFocus={focused === name}>
          {name}
        </NavLink>
      </NavigationMenu.Link>
    </NavigationMenu.Item>
  );
  const menu = (name: MenuName, panel: ReactNode, itemClass?: string) => (
    <MenuItem
      className={styles.link}
      name={name}
      openedAt={openMenu.openedAt(name)}
      itemClass={itemClass}
      panel={panel}
      autoFocus={focused === name}
      aria-current={isWithin(name, pathname) ? 'true' : undefined}
    >
      {texts.nav.menus[name]} <Icon name="down" small />
    </MenuItem>
  );
  return (
    <NavigationMenu.Root
      className={styles.navigation}
      aria-label={texts.nav.label}
      value={openMenu.name}
      onValueChange={openMenu.show}
    >
      <NavigationMenu.List>
        {plain(texts.nav.home, '/')}
        {menu('Products', <ProductsPanel />)}
        {menu('About', <AboutPanel />)}
        {menu('Service', <SmallPanel links={SERVICE} />, styles.small)}
        {plain(texts.nav.contact, '/contact-us')}
        {menu('Tools', <SmallPanel links={TOOLS} />, styles.small)}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

/** Pages about the company, each with one line, and the business profile. */
function AboutPanel() {
  return (
    <div className={styles.mega}>
      <div className={`wrap ${styles.about}`}>
        <ul>
          <Entries group="about" line={({ path }) => path && mainMenusTexts.about.lines[path]} />
        </ul>
        <a className={styles.profile} href={sitePath('/business-profile.pdf')}>
          <Icon name="download" />
          <span>
            {texts.footer.profile}
            <small>{mainMenusTexts.about.profile}</small>
          </span>
        </a>
      </div>
    </div>
  );
}

function SmallPanel({ links }: { links: typeof TOOLS }) {
  return (
    <ul className={styles.smallMenu}>
      {links.map(({ title, path }) => (
        <li key={path}>
          <MenuLink to={path}>{title}</MenuLink>
        </li>
      ))}
    </ul>
  );
}

/** The full-width panel of the Products menu. */
function ProductsPanel() {
  const { menu, categories } = useShell();
  const models = categories.reduce((sum, { product_count }) => sum + product_count, 0);
  const again = menuGroup(menu, 'product').filter(
    (entry) => entry.items.length === 0 && isAgain(menu, entry),
  );
  return (
    <div className={styles.mega}>
      <div className="wrap">
        <Families group="vrf">
          <li>
            <MenuLink className={styles.allModels} to={MENU_TARGETS.Products}>
              {models > 1 ? texts.products.all(models) : texts.allProducts} <Icon name="arrow" />
            </MenuLink>
          </li>
        </Families>
        <Families group="product" />
        <div className={styles.panelEnd}>
          <div>
            <h3 id="menu-appliances">{texts.products.groups['home-appliance']}</h3>
            <ul aria-labelledby="menu-appliances">
              <Entries group="home-appliance" />
            </ul>
          </div>
          {again.length > 0 && (
            <div>
              <h3 id="menu-again">{mainMenusTexts.again}</h3>
              <ul aria-labelledby="menu-again">
                {again.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
            </div>
          )}
          <MenuLink className="link" to="/compare">
            {texts.compare} <Icon name="arrow" />
          </MenuLink>
        </div>
      </div>
    </div>
  );
}

interface FamiliesProps {
  group: 'vrf' | 'product';
  /** Last entry. */
  children?: ReactNode;
}

/** A group of the Products menu whose entries show their categories; without those of the VRF group. */
function Families({ group, children }: FamiliesProps) {
  const { menu, categories } = useShell();
  const heading = useId();
  return (
    <div className={group === 'vrf' ? styles.vrfPanel : styles.productPanel}>
      <h3 id={heading}>{texts.products.groups[group]}</h3>
      <ul aria-labelledby={heading}>
        {menuGroup(menu, group)
          .filter((entry) => entry.items.length > 0 || !isAgain(menu, entry))
          .map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              show={(item) => <CategoryRow item={item} categories={categories} />}
            />
          ))}
        {children}
      </ul>
    </div>
  );
}

function Entries({ group, line }: { group: MenuRow['group']; line?: EntryProps['line'] }) {
  return menuGroup(useShell().menu, group).map((entry) => (
    <Entry key={entry.id} entry={entry} line={line} />
  ));
}

interface EntryProps {
  entry: MenuEntry;
  /** The content of a link; its title by default. */
  show?: (item: MenuRow) => ReactNode;
  /** A line below a link. */
  line?: (item: MenuRow) => ReactNode;
}

/** An item, a link or a heading, with those below it. */
function Entry({ entry, show = ({ title }) => title, line }: EntryProps) {
  const { title, path, items } = entry;
  const below = line?.(entry);
  return (
    <li>
      {path === null ? (
        <span className={styles.menuHeading}>{title}</span>
      ) : (
        <MenuLink to={path}>{show(entry)}</MenuLink>
      )}
      {below && <small>{below}</small>}
      {items.length > 0 && (
        <ul className={styles.menu} aria-label={title}>
          {items.map((item) => (
            <Entry key={item.id} entry={{ ...item, items: [] }} {...{ show, line }} />
          ))}
        </ul>
      )}
    </li>
  );
}
