import type { ListedProduct } from '@shishir/contract';
import { formatTaka, groupLakh } from '@shishir/format';
import { productsTexts } from '../products.texts';

/** Fields that can be edited in the list. */
const FIELDS = {
  regular_price: 'Regular price',
  offer_price: 'Offer price',
  visibility: 'Visibility',
  position: 'Position',
} satisfies Partial<Record<keyof ListedProduct, string>>;

export type EditableField = keyof typeof FIELDS;

/** Names of the prices in a sentence. */
const PRICES = { regular_price: 'regular price', offer_price: 'offer price' };
type PriceField = keyof typeof PRICES;

const taka = (price: number | null) => (price === null ? 'not set' : formatTaka(price));

function valueText(product: ListedProduct, field: EditableField): string {
  if (field === 'visibility') return productsTexts[product.visibility ?? 'published'];
  return field === 'position' ? groupLakh(product.position ?? 0) : taka(product[field]);
}

/** Texts for editing single values in the list. */
export const editTexts = {
  fields: FIELDS,
  input: (field: EditableField, model: string) => `${FIELDS[field]} of ${model}`,
  change: (field: EditableField, product: ListedProduct) =>
    `Change ${FIELDS[field].toLowerCase()} of ${product.model}, now ${valueText(product, field)}`,
  /** The saved value of a price, then that of the other one. */
  now: (product: ListedProduct, field: PriceField, other: PriceField) =>
    `Now ${taka(product[field])}, ${PRICES[other]} ${taka(product[other])}.`,
  save: (amount: number) => `Visitors will save ${formatTaka(amount)}.`,
  above: 'The offer will be above the regular price.',
  onRequest: 'Visitors will see ‘Price on request’.',
  pays: (price: number) => `Visitors will see ${formatTaka(price)}.`,
  positionHint: 'Lower numbers come first.',
  conflict: (current: ListedProduct, field: EditableField, by = 'Someone else') =>
    `${by} changed this. It is now ${valueText(current, field)}.`,
  failed: 'We couldn’t save this. Please try again in a moment.',
  saved: (time: string) => `Saved ${time}`,
  visibilityOf: (model: string) => `Visibility of ${model}`,
  sheet: {
    action: 'Prices and visibility',
    title: (model: string) => `Prices and visibility of ${model}`,
    submit: 'Save changes',
    submitting: 'Saving...',
    saved: (model: string) => `${model} saved.`,
    hint: 'If empty: price on request, or the regular price only',
  },
  changedBy: { import: 'Import' },
  today: 'today',
};
