import { z } from 'zod';
import { bodyShape, responseShape } from '../platform/field-schemas';
import { givenDay, isoDate, jsonList, orNothing, plainText } from '../platform/fields';
import { COMMERCIAL_FIELDS } from './product-fields';
import { catalogueErrors } from './catalogue-errors.texts';

/** Commercial facts as responses return them; null for facts that the company has not stated. */
export const Commercial = z.object(responseShape(COMMERCIAL_FIELDS));
export type Commercial = z.infer<typeof Commercial>;

/** Warranty for the products of one maker. It applies instead of the category's warranty. */
export const BrandWarranty = z
  .object({
    brand: z.string(),
    warranty: z.string(),
    warranty_terms: z.string().nullable(),
    /** Day from which these terms apply. */
    warranty_since: isoDate.nullable(),
  })
  .strict();
export type BrandWarranty = z.infer<typeof BrandWarranty>;

export const commercialBody = bodyShape(COMMERCIAL_FIELDS);

const { warranty, warranty_terms } = COMMERCIAL_FIELDS;
const GivenWarranty = z
  .object({
    brand: plainText(100, catalogueErrors.brandRequired),
    warranty: plainText(warranty.max, catalogueErrors.warrantyRequired),
    warranty_terms: orNothing(plainText(warranty_terms.max)).default(null),
    warranty_since: orNothing(givenDay).default(null),
  })
  .strict();

/** An array, or the text of a JSON array in a multipart body. Each brand may occur only once. */
export const brandWarranties = jsonList(
  GivenWarranty,
  (value) => typeof value === 'object' && value !== null,
  'Enter a JSON array of warranties, each with its brand',
).superRefine((list, context) => {
  const brands = list.map(({ brand }) => brand.toLowerCase());
  brands.forEach((brand, index) => {
    if (brands.indexOf(brand) === index) return;
    context.addIssue({
      code: z.ZodIssueCode.custom,
      path: [index, 'brand'],
      message: catalogueErrors.brandTwice,
    });
  });
});
