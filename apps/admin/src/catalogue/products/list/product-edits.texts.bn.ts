import type { ListedProduct } from '@shishir/contract';
import { formatTaka, groupLakh, inDigits } from '@shishir/format';
import { productsTexts } from '../products.texts';
import type { EditableField, editTexts as English } from './product-edits.texts';

const FIELDS: Record<EditableField, string> = {
  regular_price: 'নিয়মিত মূল্য',
  offer_price: 'অফার মূল্য',
  visibility: 'দেখানো',
  position: 'ক্রম',
};

const taka = (price: number | null) => (price === null ? 'লেখা নেই' : formatTaka(price));

function valueText(product: ListedProduct, field: EditableField): string {
  if (field === 'visibility') return productsTexts[product.visibility ?? 'published'];
  return field === 'position' ? inDigits(groupLakh(product.position ?? 0)) : taka(product[field]);
}

export const editTexts: typeof English = {
  fields: FIELDS,
  input: (field, model) => `${model}, ${FIELDS[field]}`,
  change: (field, product) =>
    `${product.model}, ${FIELDS[field]} বদলান, এখন ${valueText(product, field)}`,
  now: (product, field, other) =>
    `এখন ${taka(product[field])}, ${FIELDS[other]} ${taka(product[other])}।`,
  save: (amount) => `গ্রাহকের সাশ্রয় হবে ${formatTaka(amount)}।`,
  above: 'অফার মূল্য নিয়মিত মূল্যের চেয়ে বেশি হবে।',
  onRequest: 'গ্রাহক দেখবেন ‘দাম জেনে নিন’।',
  pays: (price) => `গ্রাহক দেখবেন ${formatTaka(price)}।`,
  positionHint: 'ছোট সংখ্যা আগে আসে।',
  conflict: (current, field, by = 'অন্য একজন') =>
    `${by} এটি বদলেছেন। এখন আছে ${valueText(current, field)}।`,
  failed: 'সংরক্ষণ করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  saved: (time) => `সংরক্ষণ হয়েছে ${time}`,
  visibilityOf: (model) => `${model}, দেখানো`,
  sheet: {
    action: 'দাম ও দেখানো',
    title: (model) => `${model}: দাম ও দেখানো`,
    submit: 'সংরক্ষণ করুন',
    submitting: 'সংরক্ষণ হচ্ছে...',
    saved: (model) => `${model} সংরক্ষণ হয়েছে।`,
    hint: 'খালি রাখলে ‘দাম জেনে নিন’, অথবা শুধু নিয়মিত মূল্য',
  },
  changedBy: { import: 'ইমপোর্ট' },
  today: 'আজ',
};
