import { z } from 'zod';
import { orNothing, plainText, position } from './fields';
import {
  INVERTER_TYPES,
  PANEL_COLORS,
  PANEL_TYPES,
  PRODUCT_TYPES,
  REFRIGERANTS,
  SERVICE_STATUSES,
  VISIBILITIES,
} from './product-choices';

const text = (max: number) => orNothing(plainText(max));
const choice = <const C extends readonly [string, ...string[]]>(choices: C, what: string) =>
  orNothing(z.enum(choices, { errorMap: () => ({ message: `Choose ${what}` }) }));

const number = (label: string, max: number) =>
  z.coerce
    .number({ invalid_type_error: `${label} is a number` })
    .min(0, `${label} is at least 0`)
    .max(max, `${label} is at most ${max}`);
const whole = (label: string, max = 10_000_000) =>
  orNothing(number(label, max).int(`${label} is a whole number`));
/** Two decimals, as the column keeps them. */
const figure = (label: string, max = 100_000) =>
  orNothing(number(label, max).multipleOf(0.01, `${label} has at most two decimals`));
const taka = (label: string) => whole(label, 2_000_000_000);

const day = orNothing(
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a day like 2026-03-26')
    .refine((typed) => new Date(typed).toJSON()?.startsWith(typed), 'There is no such day'),
);

/** What stands in one place of a product's pictures. */
const PicturePlace = z
  .object({
    /** The present picture of this place, 1 to 3; one may change places. */
    keep: z.number().int().min(1).max(3).optional(),
    /** The field of the upload that comes here. */
    upload: z.enum(['image_1', 'image_2', 'image_3']).optional(),
    /** What is seen, for those who do not see it. */
    alt: z.string().trim().max(300).optional(),
  })
  .strict()
  .refine(({ keep, upload }) => (keep === undefined) !== (upload === undefined), {
    message: 'A place keeps a picture or gets a new one',
  });

const json = (text: unknown) => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** The fields of the catalogue and of the service record, as JSON or multipart with `image_1` to `image_3`. */
const fields = {
  type: z.enum(PRODUCT_TYPES, { errorMap: () => ({ message: 'Choose a type' }) }),
  model: plainText(100, 'Model is required'),
  title: plainText(200, 'Title is required'),
  /** Title, slug, alias or id of a category, without regard to case. */
  category: z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z
      .string({ required_error: 'Please select a category first' })
      .trim()
      .min(1, 'Please select a category first')
      .max(190),
  ),
  brand: text(100),
  wind_free: text(50),
  horsepower: figure('Horsepower', 1000),
  cooling_kw: figure('Cooling in kW'),
  cooling_btu: whole('Cooling in BTU/h', 100_000_000),
  cooling_tr: figure('Cooling in TR'),
  power_input_w: whole('Power input'),
  air_flow_high_cfm: whole('Air flow (high)'),
  air_flow_medium_cfm: whole('Air flow (medium)'),
  air_flow_low_cfm: whole('Air flow (low)'),
  refrigerant: choice(REFRIGERANTS, 'a refrigerant'),
  size_width_mm: whole('Width', 100_000),
  size_height_mm: whole('Height', 100_000),
  size_depth_mm: whole('Depth', 100_000),
  panel_model: text(100),
  panel_type: choice(PANEL_TYPES, 'a panel type'),
  panel_color: choice(PANEL_COLORS, 'a panel colour'),
  regular_price: taka('Regular price'),
  offer_price: taka('Offer price'),
  inverter_type: choice(INVERTER_TYPES, 'an inverter type'),
  visibility: z.enum(VISIBILITIES),
  position,
  product_id: text(100),
  ime: text(100),
  receive_date: day,
  delivery_date: day,
  problem: text(5000),
  status: choice(SERVICE_STATUSES, 'a status'),
  customer_name: text(150),
  customer_number: text(30),
  bill: taka('Bill'),
  paid: taka('Paid'),
  /** Bill - paid. It may be left out; another value is refused. */
  due: orNothing(z.coerce.number().int()),
  /** Three places; null leaves one empty. Without it each upload takes the place of its name. */
  pictures: z.preprocess(json, z.array(PicturePlace.nullable()).max(3)),
};

const { type, model, title, category, ...others } = fields;

export const CreateProduct = z
  .object({ type, model, title, category, ...z.object(others).partial().shape })
  .strict();
export type CreateProduct = z.infer<typeof CreateProduct>;

/** What is to be different; what is left out stays. */
export const UpdateProduct = z
  .object({
    ...z.object(fields).partial().shape,
    /** What the editor had before it: a stale one is a 409. Without it the write goes through. */
    version: z.coerce.number().int().optional(),
  })
  .strict();
export type UpdateProduct = z.infer<typeof UpdateProduct>;

const ids = z.array(z.number().int().positive()).min(1).max(500);

/** Rows of the list that something is done to at once. */
export const ProductIds = z.object({ ids }).strict();
export type ProductIds = z.infer<typeof ProductIds>;

/** Products to publish, or to hide from visitors. */
export const ChangeVisibility = z.object({ ids, visibility: z.enum(VISIBILITIES) }).strict();
export type ChangeVisibility = z.infer<typeof ChangeVisibility>;

export const PRICE_FIELDS = ['regular_price', 'offer_price'] as const;

/** New prices for many products: by a share of the old ones, by an amount, or one for all. */
export const ChangePrices = z
  .object({
    ids,
    field: z.enum(PRICE_FIELDS),
    by: z.enum(['percent', 'amount', 'set']),
    /** Percent or taka; below 0 makes cheaper. */
    value: z.number().min(-1_000_000_000).max(1_000_000_000),
    /** Rounded to the nearest multiple, in taka. */
    round_to: z.union([
      z.literal(1),
      z.literal(10),
      z.literal(50),
      z.literal(100),
      z.literal(500),
      z.literal(1000),
    ]),
    /** True shows the effect and writes nothing. */
    preview: z.boolean(),
    /** The versions that the effect was shown of, in the order of `ids`: nothing else is written upon. */
    versions: z.array(z.number().int()).max(500).optional(),
  })
  .strict()
  .refine(({ preview, ids: { length }, versions }) => preview || versions?.length === length, {
    path: ['versions'],
    message: 'Give the version of each product, as its effect was shown',
  });
export type ChangePrices = z.infer<typeof ChangePrices>;

/** The effect on one product. A row without a price keeps none unless one is set for all. */
export const PriceEffect = z.object({
  id: z.number().int(),
  version: z.number().int(),
  model: z.string(),
  title: z.string(),
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  /** Why this one cannot be changed so, such as a price below 1. Then nothing at all is written. */
  problem: z.string().nullable(),
});
export type PriceEffect = z.infer<typeof PriceEffect>;
