import { z } from 'zod';
import { routes } from '../platform/policy';
import { RecordId } from '../platform/numbers';

/** More products than anyone needs in one quotation. */
export const CART_MAX_ITEMS = 100;
export const CART_MAX_QUANTITY = 999;

const item = {
  product_id: RecordId,
  quantity: z
    .number({ invalid_type_error: 'Quantity must be a whole number' })
    .int('Quantity must be a whole number')
    .min(1, 'Quantity must be at least 1')
    .max(CART_MAX_QUANTITY, `Quantity must be at most ${CART_MAX_QUANTITY}`),
};

/** Quotation cart of an account, shared by all its browsers. */
export const QuotationCart = z.object({
  /** In the order in which they were added. */
  items: z.array(
    z.object({
      ...item,
      /** Current title and model of the product, so that a browser can show the row immediately. */
      title: z.string(),
      model: z.string(),
    }),
  ),
  /** Increases with every write; 0 for an account that never had a cart. */
  version: z.number().int(),
});
export type QuotationCart = z.infer<typeof QuotationCart>;

/** The whole cart. Products that visitors cannot see are dropped unless they are already in it. */
export const ReplaceQuotationCart = z
  .object({
    items: z
      .array(z.object(item).strict())
      .max(CART_MAX_ITEMS, `The cart holds up to ${CART_MAX_ITEMS} products`)
      .refine(
        (items) => new Set(items.map(({ product_id }) => product_id)).size === items.length,
        'List each product only once',
      ),
    /** Version that was edited; a stale one results in 409 with the current cart. */
    version: z.number().int().min(0),
  })
  .strict();
export type ReplaceQuotationCart = z.infer<typeof ReplaceQuotationCart>;

const responses = { 200: z.object({ data: QuotationCart }) };

export const quotationCart = routes({
  get: {
    method: 'GET',
    path: '/quotation-cart',
    summary: 'The quotation cart of whoever is signed in',
    metadata: { access: 'self' },
    responses,
  },
  replace: {
    method: 'PUT',
    path: '/quotation-cart',
    summary: 'Replace the quotation cart of whoever is signed in',
    metadata: { access: 'self' },
    body: ReplaceQuotationCart,
    responses,
  },
});
