import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Route } from './+types/cart.route';
import { apiOf, siteOf } from '../api/api-context';
import { FailedState } from '../ui/failed-state';
import type { PageHandle } from '../ui/page/page-handle';
import { documentTitle, pageMeta } from '../ui/page/page-meta';
import { siteNameOf } from '../ui/page/shell-data';
import { putInCart } from './cart-store';
import { loadCartProducts, readIds } from './cart-products.server';
import { CartView } from './cart.view';

const TITLE = 'Quotation cart';

/**
 * The cart itself is stored in the browser. `?ids=` loads the current data of its products, `?add=` is the
 * target of 'Add to Cart' before hydration.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const asked = readIds(url.searchParams.get('ids'));
  const [products, added] = await Promise.all([
    loadCartProducts(api, asked),
    loadCartProducts(api, readIds(url.searchParams.get('add')).slice(0, 1)),
  ]);
  return { asked, products, added: added[0] ?? null, publicUrl: siteOf(context).publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteName = siteNameOf(matches);
  if (!loaderData) return [{ title: documentTitle(TITLE, siteName) }];
  return pageMeta({
    title: TITLE,
    description: 'The products that you would like a quotation for.',
    path: '/cart',
    publicUrl: loaderData.publicUrl,
    siteName,
    robots: 'noindex',
  });
}

export default function CartPage({ loaderData: { added } }: Route.ComponentProps) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!added) return;
    putInCart(added);
    void navigate('/cart', { replace: true });
  }, [added, navigate]);
  return <CartView title={TITLE} added={added} />;
}

export function ErrorBoundary() {
  return (
    <div className="wrap state-page">
      <FailedState
        heading="We could not load the cart"
        text="Connection lost. Please try again. What you chose is still in this browser."
        retry="/cart"
        level="h1"
      />
    </div>
  );
}

export const handle: PageHandle = { failed: <ErrorBoundary /> };
