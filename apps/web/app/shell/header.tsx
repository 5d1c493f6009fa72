import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../auth/auth-context';
import { useCartCount } from '../cart/cart-store';
import { Burger } from './burger';
import { Icon } from '../ui/icon';
import { Logo } from '../ui/logo';
import { OnScreen, onScreen } from '../ui/browser/on-screen';
import { SearchField } from './search-field';
import { useShell } from '../ui/page/shell-data';

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
