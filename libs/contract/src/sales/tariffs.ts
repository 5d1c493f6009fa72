import { z } from 'zod';
import { Done } from '../platform/bulk';
import { givenDay, IdParams, isoDate, moment, plainText } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { routes } from '../platform/policy';
import { confirmation, source, wholeConfirmation } from './sizing-values';
import { salesErrors } from './sales-errors.texts';
import { schemaTexts } from '../platform/schema.texts';

/** Maximum number of slabs in a tariff. */
export const MAX_SLABS = 12;

const whole = (label: string, min: number, max: number) => {
  const message = salesErrors.wholeBetween(label, min, max);
  return z
    .number({ required_error: message, invalid_type_error: message })
    .int(message)
    .min(min, message)
    .max(max, message);
};

/** Whole paisa, so that no sum is ever rounded. */
const paisa = whole(salesErrors.paisa, 1, 100_000);
const kwh = whole('kWh', 1, 1_000_000);

const charges = {
  /** Paisa per month and kW. */
  demand_paisa_kw: whole(salesErrors.demandPaisa, 0, 10_000_000).nullable(),
  /** Hundredths of a per cent: 500 means 5%. */
  vat_bp: whole(salesErrors.vatBp, 0, 10_000).nullable(),
};

const Slabs = z
  .object({
    kind: z.literal('slabs'),
    slabs: z
      .array(z.object({ up_to_kwh: kwh.nullable(), paisa_kwh: paisa }).strict())
      .min(1, salesErrors.slabRequired)
      .max(MAX_SLABS, salesErrors.slabsTooMany(MAX_SLABS)),
    lifeline: z.object({ up_to_kwh: kwh, paisa_kwh: paisa }).strict().nullable(),
    ...charges,
  })
  .strict();
const Time = z
  .object({
    kind: z.literal('time'),
    off_peak_paisa_kwh: paisa,
    peak_paisa_kwh: paisa,
    ...charges,
  })
  .strict();

/** Prices of a kWh in the form that `libs/sizing` uses. */
const Prices = z.discriminatedUnion('kind', [Slabs, Time]);

/** For writes: slabs must also be ascending, and the last one must be open. */
export const TariffPrices = Prices.superRefine(risingSlabs);
export type TariffPrices = z.infer<typeof Prices>;

/** Requires each slab but the last to end above the previous one, and the last to have no end. */
function risingSlabs(prices: TariffPrices, context: z.RefinementCtx): void {
  if (prices.kind !== 'slabs') return;
  prices.slabs.forEach(({ up_to_kwh }, at) => {
    const issue = (message: string) =>
      context.addIssue({
        code: z.ZodIssueCode.custom,
        path: ['slabs', at, 'up_to_kwh'],
        message,
      });
    const before = prices.slabs[at - 1]?.up_to_kwh ?? 0;
    const isLast = at === prices.slabs.length - 1;
    if (isLast && up_to_kwh !== null) issue(salesErrors.lastSlabOpen);
    if (!isLast && up_to_kwh === null) issue(salesErrors.onlyLastOpen);
    if (up_to_kwh !== null && up_to_kwh <= before) issue(salesErrors.moreKwh(before));
  });
}

/** An electricity tariff, valid from a day on. */
export const TariffRow = z.object({
  id: z.number().int(),
  /** Code used by the power supplier: 'LT-A'. */
  code: z.string(),
  name: z.string(),
  valid_from: isoDate,
  prices: Prices,
  source: z.string(),
  confirmed: z.boolean(),
  confirmed_by: z.string().nullable(),
  confirmed_on: isoDate.nullable(),
  version: z.number().int(),
  updated_at: moment,
});
export type TariffRow = z.infer<typeof TariffRow>;

const fields = {
  code: plainText(20, salesErrors.codeOfTariffRequired),
  name: plainText(100, schemaTexts.nameRequired),
  valid_from: givenDay,
  prices: TariffPrices,
  source,
  ...confirmation,
};

export const CreateTariff = z.object(fields).strict().superRefine(wholeConfirmation);
export type CreateTariff = z.infer<typeof CreateTariff>;

/** The whole tariff, because prices, source and confirmation belong together. */
export const UpdateTariff = z
  .object({ ...fields, version: z.number().int().optional() })
  .strict()
  .superRefine(wholeConfirmation);
export type UpdateTariff = z.infer<typeof UpdateTariff>;

export const tariffs = routes({
  list: {
    method: 'GET',
    path: '/tariffs',
    summary: 'The tariffs of the electricity supply, by code, each with the latest first',
    metadata: { access: 'public', cache: true },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(TariffRow) }) },
  },
  create: {
    method: 'POST',
    path: '/tariffs',
    summary: 'Add a tariff, or a new one of the same code from a later day on',
    metadata: { access: 'super_admin' },
    body: CreateTariff,
    responses: { 201: z.object({ data: TariffRow }) },
  },
  update: {
    method: 'PUT',
    path: '/tariffs/:id',
    summary: 'Write a tariff anew',
    metadata: { access: 'super_admin' },
    pathParams: IdParams,
    body: UpdateTariff,
    responses: { 200: z.object({ data: TariffRow }) },
  },
  remove: {
    method: 'DELETE',
    path: '/tariffs/:id',
    summary: 'Delete a tariff; the audit log keeps its figures',
    metadata: { access: 'super_admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: Done },
  },
});
