import type { Product } from '@shishir/contract';
import { formatTaka, groupLakh } from '@shishir/format';
import { productsTexts } from '../products.texts';

/** Fields that can be edited in the list. */
const FIELDS = {
  regular_price: 'Regular price',
  offer_price: 'Offer price',
  visibility: 'Visibility',
  position: 'Position',
} satisfies Partial<Record<keyof Product, string>>;

export type EditableField = keyof typeof FIELDS;

const taka = (price: number | null) => (price === null ? 'not set' : formatTaka(price));

function valueText(product: Product, field: EditableField): string {
  if (field === 'visibility') return productsTexts[product.visibility ?? 'published'];
  return field === 'position' ? groupLakh(product.position ?? 0) : taka(product[field]);
}

/** Texts for editing single values in the list. */
export const editTexts = {
  fields: FIELDS,
  input: (field: EditableField, model: string) => `${FIELDS[field]} of ${model}`,
  change: (field: EditableField, product: Product) =>
    `Change ${FIELDS[field].toLowerCase()} of ${product.model}, now ${valueText(product, field)}`,
  now: (product: Product, field: EditableField) => `Now ${valueText(product, field)}`,
  other: (name: string, price: number | null) => `, ${name} ${taka(price)}.`,
  save: (amount: number) => `Visitors then save ${formatTaka(amount)}.`,
  above: 'The offer is then above the regular price.',
  onRequest: 'Visitors then see ‘Price on request’.',
  pays: (price: number) => `Visitors then see ${formatTaka(price)}.`,
  positionHint: 'Lists begin with the lowest position.',
  conflict: (current: Product, field: EditableField, by = 'Someone else') =>
    `${by} has changed this. It is ${valueText(current, field)} now.`,
  failed: 'Not saved. Please try again.',
  saved: (time: string) => `Saved ${time}`,
  visibilityOf: (model: string) => `Visibility of ${model}`,
  sheet: {
    action: 'Prices and visibility',
    title: (model: string) => `Prices and visibility of ${model}`,
    submit: 'Save changes',
    submitting: 'Saving...',
    saved: (model: string) => `${model} is saved.`,
    hint: 'Empty: price on request, or the regular price alone',
  },
  changedBy: { import: 'Import' },
  today: 'today',
} as const;
