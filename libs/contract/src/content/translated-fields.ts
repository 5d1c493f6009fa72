import { CATEGORY_FIELDS } from '../catalogue/category-fields';
import { COMMERCIAL_FIELDS } from '../catalogue/commercial-fields';
import { PRODUCT_FIELDS } from '../catalogue/product-fields';
import { type Field, longText, text, translatedNames } from '../platform/field-kinds';
import { CONTENT_RECORDS, type ContentSubject } from './records';
import { contentLabels as texts } from './content-labels.texts';

/** Records whose texts have translations. */
export const TRANSLATED_SUBJECTS = [
  'product',
  'category',
  'menu-item',
  'company',
  'media',
  ...CONTENT_RECORDS.map(({ options }): ContentSubject => options.subject),
] as const;
export type TranslatedSubject = (typeof TRANSLATED_SUBJECTS)[number];

type Fields = Record<string, Field>;

const placeFields = (place: string, label: string): Fields => ({
  [`${place}.title`]: { ...text(60), label: `${label}: title` },
  [`${place}.street`]: { ...text(200), label: `${label}: street` },
  [`${place}.city`]: { ...text(100), label: `${label}: city` },
});

const COMPANY_FIELDS: Fields = {
  name: { ...text(100), label: texts.labels.name },
  blurb: { ...longText(500), label: texts.labels.aboutTheCompany },
  sales_hours: { ...text(100), label: texts.labels.salesHours },
  ...placeFields('head_office', 'Head office'),
  ...placeFields('warehouse', 'Warehouse'),
  'sales_contact.name': { ...text(100), label: texts.labels.contactPersonName },
  'sales_contact.title': { ...text(100), label: texts.labels.contactPersonTitle },
};

const translated = (fields: Fields): Fields =>
  Object.fromEntries(translatedNames(fields).map((name) => [name, fields[name]!]));

/**
 * Fields with translations by record. Fields of declared records, products and categories follow from their
 * declaration. Nested fields have the path as name, such as `head_office.city`. The warranties by brand of a category
 * are `brand_warranties.<brand>.warranty` and `.warranty_terms`, see `brandWarrantyField`.
 */
export const TRANSLATED_FIELDS = {
  product: translated(PRODUCT_FIELDS),
  category: translated({ ...CATEGORY_FIELDS, ...COMMERCIAL_FIELDS }),
  'menu-item': { title: { ...text(150), label: texts.labels.title } },
  company: COMPANY_FIELDS,
  media: { alt: { ...text(300), label: texts.labels.pictureDescription } },
  ...Object.fromEntries(
    CONTENT_RECORDS.map(({ fields, options }) => [options.subject, translated(fields)]),
  ),
} as unknown as Record<TranslatedSubject, Fields>;

/** Returns the name of a field with the warranty of a brand. */
export const brandWarrantyField = (brand: string, field: 'warranty' | 'warranty_terms') =>
  `brand_warranties.${brand.toLowerCase()}.${field}`;
