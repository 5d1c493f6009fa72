import fc from 'fast-check';
import type { z } from 'zod';
import { IdParams, orNothing } from './fields';
import {
  anyTaka,
  decimalNumber,
  hasTwoDecimals,
  LARGEST_ID,
  TextVersion,
  wholeNumber,
  wholeTaka,
} from './numbers';
import { CreateProduct, UpdateProduct } from '../catalogue/product-writes';
import { ChangePrices } from '../catalogue/product-changes';
import { ProductQuery } from '../catalogue/product-query';

const schemas = {
  whole: wholeNumber({ label: 'Width', max: 10_000 }),
  decimal: decimalNumber({ label: 'Cooling', max: 100_000 }),
  taka: wholeTaka({ label: 'Price', max: 2_000_000_000 }),
  any: anyTaka({ label: 'Price', max: 2_000_000_000 }),
  version: TextVersion,
  id: IdParams.shape.id,
};

const result = (schema: z.ZodTypeAny, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? (parsed.data as unknown) : parsed.error.issues[0]!.message;
};

it.each([
  ['whole', '3,517', 3517],
  ['whole', '৩,৫১৭', 3517],
  ['whole', '1,5', 'Width must be a whole number'],
  ['whole', '1.250', 'Width: write 1250 or 1.25'],
  ['whole', 'wide', 'Width must be a whole number'],
  ['decimal', '3,517', 'Cooling: write 3517 or 3.517'],
  ['decimal', '12,5', 12.5],
  ['decimal', 'cold', 'Cooling must be a number'],
  ['taka', '৳1,25,000/-', 125_000],
  ['taka', '49999.5', 'Price must be a whole number'],
  ['any', 'Tk 49999.5', 49_999.5],
  ['id', '7', 7],
  ['id', LARGEST_ID, LARGEST_ID],
  ['id', String(LARGEST_ID + 1), `An ID must be a whole number from 1 to ${LARGEST_ID}`],
] as const)('reads %s %j as %j', (kind, value, expected) => {
  expect(result(schemas[kind], value)).toBe(expected);
});

it.each(Object.entries(schemas))('accepts only numbers and their text as %s', (_, schema) => {
  for (const value of [true, false, [], [5], ['5'], {}, null, '0x10', '1e3', 'NaN', 'Infinity']) {
    expect([value, schema.safeParse(value).success]).toEqual([value, false]);
  }
  for (const value of [NaN, Infinity, '', ' ']) expect(schema.safeParse(value).success).toBe(false);
});

it('treats blank text as null if the column can be empty', () => {
  for (const blank of ['', '  ', '\u00a0', null]) {
    expect(orNothing(schemas.taka).parse(blank)).toBeNull();
  }
});

describe('a product price', () => {
  it.each([
    [{ offer_price: '  ' }, null],
    [{ offer_price: '৳58,000/-' }, 58_000],
    [{ offer_price: 0 }, 'Offer price can’t be 0: leave it empty for a price on request'],
    [{ offer_price: '0' }, 'Offer price can’t be 0: leave it empty for a price on request'],
    [{ offer_price: [] }, 'Offer price must be a whole number'],
    [{ offer_price: true }, 'Offer price must be a whole number'],
    [{ offer_price: '0x10' }, 'Offer price must be a whole number'],
    [{ offer_price: '1e3' }, 'Offer price must be a whole number'],
    [{ cooling_kw: 1e-7 }, 'Cooling in kW must be at least 0.01'],
    [{ cooling_kw: 5 + 1e-7 }, 'Cooling in kW can have up to two decimals'],
    [{ weight_kg: 1e-7 }, 'Weight can have up to two decimals'],
    [{ cooling_tr: 0 }, 'Cooling in TR must be at least 0.01'],
    [{ version: true }, 'A version must be a whole number'],
  ])('reads %j as %j', (body, expected) => {
    const parsed = UpdateProduct.safeParse(body);
    const [field] = Object.keys(body);
    if (parsed.success) expect(Object.values(parsed.data)).toEqual([expected]);
    else {
      expect(parsed.error.issues[0]!.path).toEqual([field]);
      expect(parsed.error.issues[0]!.message).toBe(expected);
    }
  });

  it('must be whole taka in bulk changes', () => {
    const change = { ids: [1], field: 'offer_price', round_to: 1, preview: true, value: 49_999.5 };
    for (const by of ['set', 'amount']) {
      const { error } = ChangePrices.safeParse({ ...change, by });
      expect(error?.issues).toMatchObject([{ path: ['value'], message: 'Enter whole taka' }]);
    }
    expect(ChangePrices.safeParse({ ...change, by: 'percent', value: 2.5 }).success).toBe(true);
  });
});

it('reads the bounds of a filter as people type them', () => {
  expect(ProductQuery.parse({ tr_min: '1,5', price_max: 'Tk 1,25,000', page: '২' })).toEqual({
    tr_min: 1.5,
    price_max: 125_000,
    page: 2,
  });
  const { error } = ProductQuery.safeParse({ tr_min: '1,500' });
  expect(error?.issues[0]!.message).toBe('Capacity: write 1500 or 1.5');
});

it('accepts numbers with up to two decimals only', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (hundredths) => {
      expect(hasTwoDecimals(hundredths / 100)).toBe(true);
      expect(hasTwoDecimals(hundredths / 100 + 0.001)).toBe(false);
    }),
  );
});

it('rejects values of other types for numeric product columns', () => {
  const numeric = Object.entries(CreateProduct.shape).filter(
    ([, schema]) => schema.safeParse(12).success && !schema.safeParse('a').success,
  );
  expect(numeric.length).toBeGreaterThan(40);
  for (const [column, schema] of numeric) {
    for (const value of [true, [], [12], {}, '0x10', '1e3']) {
      expect([column, value, schema.safeParse(value).success]).toEqual([column, value, false]);
    }
  }
});
