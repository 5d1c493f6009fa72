import { z } from 'zod';
import { bodyShape, responseShape } from '../platform/field-schemas';
import { givenDay, isoDate, jsonList, orNothing, plainText } from '../platform/fields';
import { COMMERCIAL_FIELDS } from './product-fields';

/** What a buyer asks beside the price; null where we have not said it. */
export const Commercial = z.object(responseShape(COMMERCIAL_FIELDS));
export type Commercial = z.infer<typeof Commercial>;

/** The warranty on the products of one maker, which counts in place of the category's. */
export const BrandWarranty = z
  .object({
    brand: z.string(),
    warranty: z.string(),
    warranty_terms: z.string().nullable(),
    /** From which day on these terms are given. */
    warranty_since: isoDate.nullable(),
  })
  .strict();
export type BrandWarranty = z.infer<typeof BrandWarranty>;

/** The commercial facts of a category, in the body of a write. */
export const commercialBody = bodyShape(COMMERCIAL_FIELDS);

const { warranty, warranty_terms } = COMMERCIAL_FIELDS;
const GivenWarranty = z
  .object({
    brand: plainText(100, 'Brand is required'),
    warranty: plainText(warranty.max, 'Say what the warranty of this brand is'),
    warranty_terms: orNothing(plainText(warranty_terms.max)).default(null),
    warranty_since: orNothing(givenDay).default(null),
  })
  .strict();

/** A list; in a multipart body the text of a JSON array. No brand stands in it twice. */
export const brandWarranties = jsonList(
  GivenWarranty,
  (value) => typeof value === 'object' && value !== null,
  'Give a JSON array of warranties, each with its brand',
).superRefine((list, context) => {
  const brands = list.map(({ brand }) => brand.toLowerCase());
  brands.forEach((brand, index) => {
    if (brands.indexOf(brand) === index) return;
    context.addIssue({
      code: z.ZodIssueCode.custom,
      path: [index, 'brand'],
      message: 'This brand has a warranty already',
    });
  });
});
