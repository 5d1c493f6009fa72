import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Category, ListedProduct } from '@shishir/contract';
import { formatCapacity, formatTaka, priceView, sizeAndCapacity, usualSize } from '@shishir/format';
import { StatusBadge } from '../../platform/theme/status-badge';
import { sharedTexts } from '../../platform/ui/shared.texts';
import { productsTexts } from './products.texts';

/** The usual size above the exact capacity, in a column that is too narrow for both. */
export function CapacityCell({ product }: { product: ListedProduct }) {
  const size = product.category_kind === 'ventilation' ? '' : usualSize(product);
  const { cooling_tr: tr } = product;
  if (size === '') return productsTexts.none;
  if (tr === null || capacityText(product) === size) return size;
  return (
    <Box component="span" sx={PRICE}>
      {size}
      <span>{formatCapacity(tr)} TR</span>
    </Box>
  );
}

/** '1.3 ton (1.28 TR)', or '8 HP (6.37 TR)' of an outdoor unit; a ventilator moves air and has none. */
export const capacityText = (product: ListedProduct): string =>
  (product.category_kind !== 'ventilation' && sizeAndCapacity(product)) || productsTexts.none;

/** '500/400/300' in cfm, high to low; '-' for unknown values. */
export function airFlowText(product: ListedProduct): string {
  const flows = [product.air_flow_high_cfm, product.air_flow_medium_cfm, product.air_flow_low_cfm];
  if (flows.every((flow) => flow === null)) return productsTexts.none;
  return flows.map((flow) => flow ?? productsTexts.none).join('/');
}

/** True if the offer costs more than the regular price, which is most likely a mistake. */
export function isOfferAboveRegular(product: ListedProduct): boolean {
  const { offer_price: offer, regular_price: regular } = product;
  return offer !== null && regular !== null && offer > regular;
}

const PRICE = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  lineHeight: 1.3,
  '& del, & span': { color: 'text.third', fontSize: '0.8125rem' },
} as const;
const SLIP = { '&&': { color: 'error.main' } };

interface PriceProps {
  product: ListedProduct;
  sx?: SxProps<Theme>;
}

/** The price as visitors see it; an offer above the regular price is marked, as it is most likely a mistake. */
export function ProductPrice({ product, sx = [] }: PriceProps) {
  const view = priceView(product.regular_price, product.offer_price);
  if (view.kind === 'on-request')
    return (
      <Box component="span" sx={{ color: 'text.third' }}>
        {productsTexts.onRequest}
      </Box>
    );
  const isAboveRegular = isOfferAboveRegular(product);
  return (
    <Box component="span" sx={[PRICE, ...[sx].flat()]}>
      <Box component="b" sx={isAboveRegular ? SLIP : undefined}>
        {formatTaka(view.price)}
      </Box>
      {view.regular !== null && <del>{formatTaka(view.regular)}</del>}
      {isAboveRegular && (
        <Box component="span" sx={SLIP}>
          {productsTexts.above(formatTaka(product.regular_price ?? 0))}
        </Box>
      )}
    </Box>
  );
}

/** The service status of a unit; a dash if it was never brought in. */
export function ServiceBadge({ status }: Pick<ListedProduct, 'status'>) {
  if (!status) return productsTexts.none;
  return (
    <StatusBadge
      tone={status === 'pending' ? 'warn' : 'ok'}
      label={productsTexts.serviceStatus[status]}
    />
  );
}

/** Marks a product that visitors do not see because its category is not active. */
export function CategoryOffBadge({ category }: { category: Category | undefined }) {
  const note = categoryOffNote(category);
  if (note === null) return null;
  return (
    <span title={note}>
      <StatusBadge tone="warn" label={productsTexts.categoryOff} />
    </span>
  );
}

/** Explains why visitors do not see the products of a category; null if they do. */
export const categoryOffNote = (category: Category | undefined): string | null =>
  !category || category.status === 'active'
    ? null
    : productsTexts.categoryOffNote(category.title, category.status);

/** When a hidden product is published automatically; null for all others. */
export const scheduleOf = ({ visibility, publish_at }: ListedProduct): string | null =>
  visibility === 'hidden' ? (publish_at ?? null) : null;

/** Visibility of a product: published, discontinued, hidden, or hidden until its publish date. */
export function VisibilityBadge({ product }: { product: ListedProduct }) {
  const { visibility } = product;
  if (scheduleOf(product) !== null)
    return <StatusBadge tone="info" label={sharedTexts.scheduled.badge} />;
  if (visibility === 'discontinued')
    return <StatusBadge tone="warn" label={productsTexts.discontinued} />;
  return visibility === 'hidden' ? (
    <StatusBadge tone="mute" label={productsTexts.hidden} />
  ) : (
    <StatusBadge tone="ok" label={productsTexts.published} />
  );
}

/** Brand and model; the model alone if the brand is empty. */
const productName = ({ brand, model }: Pick<ListedProduct, 'brand' | 'model'>): string =>
  brand ? `${brand} ${model}` : model;

/** The name of one product, or the number of several. */
export const productNames = (products: ListedProduct[]): string =>
  products.length === 1 ? productName(products[0]!) : productsTexts.count(products.length);
