import { up } from '@shishir/tokens';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../auth/auth-context';
import { useCartCount } from '../cart/cart-store';
import { useHydrated } from '../ui/browser/hydrated';
import { useOnDemand } from '../ui/browser/on-demand';
import { OnScreen, onScreen } from '../ui/browser/on-screen';
import { Icon } from '../ui/icon';
import { SearchField } from './search-field';
import { ServerPart } from './server-parts';
import './header.css';

/** Small screens have the drawer instead. */
const WIDE = up('md');
const MainNav = lazy(() => onScreen(WIDE).then(() => import('./menus/main-nav')));
/** Loaded only for signed-in visitors. */
const AccountNav = lazy(() => import('./menus/account-nav'));

export function Header() {
  const { user } = useAuth();
  return (
    <header className="header">
      <div className="wrap">
        <ServerPart name="logo" className="header__logo" />
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

/** Shows the name while the picture and the menu load. */
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
  const label = count === 1 ? '1 product' : `${count} products`;
  return (
    <Link className="icon-btn" to="/cart" aria-label={`Quotation cart, ${count ? label : 'empty'}`}>
      <Icon name="cart" />
      {count > 0 && (
        <b className="num" aria-hidden="true">
          {count}
        </b>
      )}
    </Link>
  );
}

const importDrawer = () => import('./menus/drawer').then(({ Drawer }) => Drawer);

/** Opens the menu of small screens. Before hydration it links to the catalogue. */
export function Burger() {
  const [Drawer, load] = useOnDemand(importDrawer);
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
