import { z } from 'zod';
import { VISIBILITIES } from './product-fields';
import { PRICE_FIELDS, PriceEffect } from './product-writes';
import { RecordId } from '../platform/numbers';
import { catalogueErrors } from './catalogue-errors.texts';
import { schemaTexts } from '../platform/schema.texts';
import { ProductQuery } from './product-query';

/** Filters of the dashboard's list that a bulk change can use as its selection. */
export const ProductSelection = ProductQuery.pick({
  category: true,
  q: true,
  visibility: true,
  service_status: true,
  price_state: true,
  pictures: true,
}).strict();
export type ProductSelection = z.infer<typeof ProductSelection>;

/** Maximum number of products in a bulk change, selected by ids and by a filter. */
export const BULK_IDS_MAX = 1000;
export const BULK_MAX = 50_000;

/**
 * Products of a bulk change: `ids`, or a `filter` of the list together with the number of rows it shows. If the filter
 * selects more or fewer products by then, nothing is changed.
 */
const selection = (ids: number) => ({
  ids: z.array(RecordId).min(1).max(ids).optional(),
  filter: ProductSelection.optional(),
  expected: z.number().int().min(1).max(BULK_MAX).optional(),
});
export interface BulkSelection {
  ids?: number[] | undefined;
  filter?: ProductSelection | undefined;
  expected?: number | undefined;
}
const isIdsOrFilter = ({ ids, filter }: BulkSelection) =>
  (ids === undefined) !== (filter === undefined);
const IDS_OR_FILTER = 'Give IDs or a filter';
const hasNumber = ({ filter, expected }: BulkSelection) =>
  (filter === undefined) === (expected === undefined);
const NUMBER_MISSING = {
  message: 'Give the number of products with a filter, and only then',
  path: ['expected'],
};

/** Changes visibility, category or both of several products. */
export const ChangeProducts = z
  .object({
    ...selection(BULK_IDS_MAX),
    visibility: z.enum(VISIBILITIES).optional(),
    /** Title, slug, alias or id of the new category. */
    category: z.string().trim().min(1).max(190).optional(),
  })
  .strict()
  .refine(isIdsOrFilter, IDS_OR_FILTER)
  .refine(hasNumber, NUMBER_MISSING)
  .refine(({ visibility, category }) => visibility !== undefined || category !== undefined, {
    message: catalogueErrors.chooseChange,
  });
export type ChangeProducts = z.infer<typeof ChangeProducts>;

/** Moves products to the trash. */
export const RemoveProducts = z
  .object(selection(500))
  .strict()
  .refine(isIdsOrFilter, IDS_OR_FILTER)
  .refine(hasNumber, NUMBER_MISSING);
export type RemoveProducts = z.infer<typeof RemoveProducts>;

/** New prices for several products: changed by a percentage or an amount, or set to one price. */
export const ChangePrices = z
  .object({
    ...selection(500),
    field: z.enum(PRICE_FIELDS),
    by: z.enum(['percent', 'amount', 'set']),
    /** Percent or taka; negative values lower the prices. */
    value: z.number().min(-1_000_000_000).max(1_000_000_000),
    /** Rounds to the nearest multiple, in taka. */
    round_to: z.union([
      z.literal(1),
      z.literal(10),
      z.literal(50),
      z.literal(100),
      z.literal(500),
      z.literal(1000),
    ]),
    /** If true, returns the effect and writes nothing. */
    preview: z.boolean(),
    /** Versions at the time of the preview, in the order of `ids`. Other versions are not overwritten. */
    versions: z.array(z.number().int()).max(500).optional(),
    /** `state` returned by the preview of a filter. A different state is not overwritten. */
    state: z.string().length(64).optional(),
  })
  .strict()
  .refine(isIdsOrFilter, IDS_OR_FILTER)
  .refine(hasNumber, NUMBER_MISSING)
  .refine(({ by, value }) => by === 'percent' || Number.isInteger(value), {
    path: ['value'],
    message: schemaTexts.wholeTaka,
  })
  .refine(({ preview, ids, versions }) => preview || !ids || versions?.length === ids.length, {
    path: ['versions'],
    message: 'Give the version of each product in the preview',
  })
  .refine(({ preview, filter, state }) => preview || !filter || state !== undefined, {
    path: ['state'],
    message: 'Give the state of the preview',
  });
export type ChangePrices = z.infer<typeof ChangePrices>;

/** Effect of new prices. For a filter, `data` has only the first products, those with problems before the others. */
export const PriceEffects = z.object({
  data: z.array(PriceEffect),
  /** Number of products, of products whose price would change, and of products that cannot be changed this way. */
  summary: z.object({
    products: z.number().int(),
    changing: z.number().int(),
    problems: z.number().int(),
  }),
  state: z.string(),
  written: z.boolean(),
  batch: z.string().nullable(),
});
export type PriceEffects = z.infer<typeof PriceEffects>;
