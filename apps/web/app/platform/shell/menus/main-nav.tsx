import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { Icon } from '../../ui/icon';
import { useOnDemand, whenIdle } from '../../ui/browser/on-demand';
import { useShell } from '../../ui/page/shell-data';
import { shellTexts } from '../shell.texts';
import { isWithin, MENU_TARGETS, type MenuName } from './menu-targets';
import styles from './main-menus.module.css';

const texts = shellTexts.nav;

const importMenus = () => import('./main-menus').then(({ MainMenus }) => MainMenus);

/** Home, Products, About, Service, Contact, Tools: plain links, replaced by menus once those are loaded. */
export function MainNav() {
  const [Menus, load] = useOnDemand(importMenus);
  const [wanted, setWanted] = useState<MenuName | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const nav = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Without the menu rows of the API the panels would be empty.
  const known = useShell().menu.length > 0;

  useEffect(() => {
    if (!known) return;
    return whenIdle(() => {
      const hasFocus = nav.current?.contains(document.activeElement);
      setFocused(hasFocus ? (document.activeElement?.textContent ?? null) : null);
      void load();
    });
  }, [known, load]);

  if (Menus) return <Menus open={wanted} focused={focused} />;

  const openWhenThere = (name: MenuName) => async (event: MouseEvent) => {
    if (!known || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setWanted(name);
    setFocused(name);
    if (!(await load())) await navigate(MENU_TARGETS[name]);
  };
  const menuLink = (name: MenuName) => (
    <Link
      className={styles.link}
      to={MENU_TARGETS[name]}
      aria-current={isWithin(name, pathname) ? 'true' : undefined}
      onClick={(event) => void openWhenThere(name)(event)}
      onPointerEnter={() => setWanted(name)}
      onPointerLeave={() => setWanted(null)}
    >
      {texts.menus[name]} <Icon name="down" small />
    </Link>
  );
  return (
    <nav className={styles.navigation} aria-label={texts.label} ref={nav}>
      <ul>
        <li>
          <NavLink className={styles.link} to="/" end>
            {texts.home}
          </NavLink>
        </li>
        <li>{menuLink('Products')}</li>
        <li>{menuLink('About')}</li>
        <li>{menuLink('Service')}</li>
        <li>
          <NavLink className={styles.link} to="/contact-us">
            {texts.contact}
          </NavLink>
        </li>
        <li>{menuLink('Tools')}</li>
      </ul>
    </nav>
  );
}
