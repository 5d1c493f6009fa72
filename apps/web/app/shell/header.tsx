import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../auth/auth-context';
import { useCartCount } from '../cart/cart-store';
import { useHydrated } from '../ui/browser/hydrated';
import { useOnDemand } from '../ui/browser/on-demand';
import { OnScreen, onScreen } from '../ui/browser/on-screen';
import { Icon } from '../ui/icon';
import { Logo } from '../ui/logo';
import { useShell } from '../ui/page/shell-data';
import { SearchField } from './search-field';
import './header.css';

/** Small screens have the drawer instead. */
const WIDE = '(min-width: 861px)';
const MainNav = lazy(() => onScreen(WIDE).then(() => import('./menus/main-nav')));
/** Strangers never load it. */
const AccountNav = lazy(() => import('./menus/account-nav'));

export function Header() {
  const { company } = useShell();
  const { user } = useAuth();
  return (
    <header className="header">
      <div className="wrap">
        <Logo name={company?.name} waves="#fff" />
        <OnScreen query={WIDE}>
          <MainNav />
        </OnScreen>
        <div className="header__r">
          <SearchField />
          <CartLink />
          {user && (
            <Suspense fallback={<AccountName name={user.name} />}>
              <AccountNav user={user} />
            </Suspense>
          )}
          <Burger />
          <Link className="btn btn--main btn--s" to="/contact-us">
            Talk to sales
          </Link>
        </div>
      </div>
    </header>
  );
}

/** Whoever has just signed in sees the name at once, before the picture and the menu are there. */
function AccountName({ name }: { name: string }) {
  return (
    <nav className="account" aria-label="Account">
      <Link to="/dashboard">
        <span>{name}</span>
      </Link>
    </nav>
  );
}

function CartLink() {
  const count = useCartCount();
  const held = count === 1 ? '1 product' : `${count} products`;
  return (
    <Link className="icon-btn" to="/cart" aria-label={`Quotation cart, ${count ? held : 'empty'}`}>
      <Icon name="cart" />
      {count > 0 && (
        <b className="num" aria-hidden="true">
          {count}
        </b>
      )}
    </Link>
  );
}

const bringDrawer = () => import('./menus/drawer').then(({ Drawer }) => Drawer);

/** Opens the menu of small screens. Until the page is alive it leads to the catalogue instead. */
export function Burger() {
  const [Drawer, load] = useOnDemand(bringDrawer);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  if (!useHydrated()) {
    return (
      <Link className="icon-btn burger" to="/products" aria-label="Open menu">
        <Icon name="menu" />
      </Link>
    );
  }
  const show = () => {
    setOpen(true);
    void load();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-btn burger"
        aria-label="Open menu"
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      {Drawer && <Drawer open={open} onClose={close} opener={button} />}
    </>
  );
}
