import { up } from '@shishir/tokens';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sitePath } from '../locale/site-path';
import { useAuth } from '../../staff/auth/auth-context';
import { useCartCount } from '../../sales/cart/cart-store';
import { useHydrated } from '../ui/browser/hydrated';
import { useLeavePage, useOnDemand } from '../ui/browser/on-demand';
import { OnScreen } from '../ui/browser/on-screen';
import { Icon } from '../ui/icon';
import { Logo } from '../ui/logo';
import { AccountNav } from './menus/account-nav';
import { MainNav } from './menus/main-nav';
import { SearchField } from './search-field';
import { shellTexts as texts } from './shell.texts';
import styles from './header.module.css';
import drawerStyles from './menus/drawer.module.css';

/** Smaller screens have the drawer. */
const WIDE = up('md');

export function Header() {
  const { user } = useAuth();
  return (
    <header className={`screen-only ${styles.header} ${user ? styles.signedIn : ''}`}>
      <div className="wrap">
        <Logo waves="#fff" className={styles.logo} />
        <OnScreen query={WIDE}>
          <MainNav />
        </OnScreen>
        <div className={styles.actions}>
          <SearchField />
          <CartLink />
          {user && <AccountNav user={user} />}
          <Burger />
          <Link className="button button--main button--small" to="/contact-us">
            {texts.sales}
          </Link>
        </div>
      </div>
    </header>
  );
}

function CartLink() {
  const count = useCartCount();
  return (
    <Link className="icon-button" to="/cart" aria-label={texts.cart.label(count)}>
      <Icon name="cart" />
      {count > 0 && (
        <b className="number" aria-hidden="true">
          {count}
        </b>
      )}
    </Link>
  );
}

const WITHOUT_DRAWER = '/products';
const importDrawer = () => import('./menus/drawer').then(({ Drawer }) => Drawer);

/** Opens the menu of small screens. Before hydration it links to the catalogue. */
export function Burger() {
  const [Drawer, load] = useOnDemand(importDrawer);
  const leavePage = useLeavePage();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  if (!useHydrated()) {
    return (
      <Link
        className={`icon-button ${drawerStyles.menuButton}`}
        to={WITHOUT_DRAWER}
        aria-label={texts.drawer.open}
      >
        <Icon name="menu" />
      </Link>
    );
  }
  const show = async () => {
    if (await load()) setOpen(true);
    else leavePage(() => window.location.assign(sitePath(WITHOUT_DRAWER)));
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`icon-button ${drawerStyles.menuButton}`}
        aria-label={texts.drawer.open}
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => void show()}
      >
        <Icon name="menu" />
      </button>
      {Drawer && <Drawer open={open} onClose={close} opener={button} />}
    </>
  );
}
