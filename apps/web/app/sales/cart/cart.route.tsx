import { numberOrNull } from '@shishir/format';
import { lazy, useEffect } from 'react';
import { data, useNavigate } from 'react-router';
import type { Route } from './+types/cart.route';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { callsFromServer } from '../enquiry/enquiry-calls';
import { sendEnquiry } from '../enquiry/send-enquiry';
import { termsFrom } from '../enquiry/enquiry-terms';
import { ticketFor } from '../enquiry/form-ticket.server';
import { StatePage } from '../../platform/ui/empty-state';
import { FailedState } from '../../platform/ui/failed-state';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { documentTitle, pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import { asQuantity, putInCart, quantityField } from './cart-store';
import {
  loadCartProducts,
  loadOutdoorOffer,
  readIds,
  readQuantities,
} from './cart-products.server';
import { cartTexts as texts } from './cart.texts';
import { CartView } from './cart.view';

/** Only the server renders it: a browser with JavaScript never loads it. */
const CartWithoutScript = lazy(() => import('./cart-without-script'));

/**
 * The cart itself is stored in the browser. `?ids=` loads the current data of its products, `?add=3,22x6` puts products
 * with their quantities into it: the target of 'Add to Cart' before hydration, and of the links that add a system.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const asked = readIds(url.searchParams.get('ids'));
  const quantities = readQuantities(url.searchParams.get('add'));
  const [products, found, terms, ticket] = await Promise.all([
    loadCartProducts(api, asked),
    loadCartProducts(api, [...quantities.keys()]),
    termsFrom(api),
    ticketFor(request, context, url),
  ]);
  const { publicUrl } = siteOf(context);
  const outdoor = await loadOutdoorOffer(api, [...products, ...found]);
  const added = found.map((product) => ({ product, quantity: quantities.get(product.id) ?? 1 }));
  return { asked, products, added, outdoor, terms, ticket, publicUrl };
}

/** Handles the form of a browser without JavaScript, which has a quantity field for each product. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { api } = apiOf(context);
  const form = await request.formData();
  const quantities = quantitiesOf(form, readIds(url.searchParams.get('ids')));
  const items = Object.entries(quantities).map(([id, quantity]) => ({
    product_id: Number(id),
    quantity: asQuantity(numberOrNull(quantity, { whole: true })),
  }));
  const content = { kind: 'quotation', items } as const;
  const { status, result } = await sendEnquiry(content, form, '/cart', callsFromServer(api));
  return data({ result, quantities }, { status });
}

/** Returns the entered quantities by product id. */
function quantitiesOf(form: FormData, ids: number[]): Record<number, string> {
  const quantities: Record<number, string> = {};
  for (const id of ids) {
    const text = form.get(quantityField(id));
    if (typeof text === 'string') quantities[id] = text;
  }
  return quantities;
}

/** The signed time belongs to one visitor, so the page must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteName = siteNameOf(matches);
  if (!loaderData) return [{ title: documentTitle(texts.title, siteName) }];
  return pageMeta({
    title: texts.title,
    description: texts.description,
    path: '/cart',
    publicUrl: loaderData.publicUrl,
    siteName,
    robots: 'noindex',
  });
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { products, added, outdoor, ticket, terms } = loaderData;
  const navigate = useNavigate();
  useEffect(() => {
    if (added.length === 0) return;
    for (const { product, quantity } of added) putInCart(product, quantity);
    void navigate('/cart', { replace: true });
  }, [added, navigate]);
  const result = actionData?.result;
  return (
    <CartView
      title={texts.title}
      {...{ ticket, terms }}
      posted={result?.state === 'sent' ? result : undefined}
    >
      <CartWithoutScript
        products={added.length > 0 ? added.map(({ product }) => product) : products}
        quantities={
          actionData?.quantities ??
          Object.fromEntries(added.map(({ product, quantity }) => [product.id, String(quantity)]))
        }
        {...{ outdoor, ticket, terms }}
        failed={result?.state === 'failed' ? result : undefined}
      />
    </CartView>
  );
}

export function ErrorBoundary() {
  return (
    <StatePage>
      <FailedState heading={texts.failed.title} text={texts.failed.text} retry="/cart" level="h1" />
    </StatePage>
  );
}

export const handle: PageHandle = { failed: <ErrorBoundary /> };
