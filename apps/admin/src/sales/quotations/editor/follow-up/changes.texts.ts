import type { RevisionChange } from '@shishir/contract';
import { changeValue } from '../../quotation-values';

export const changeTexts = {
  title: (revision: number, since: number) => `Revision ${revision} compared with ${since}`,
  columns: { what: 'Item', before: 'Before', now: 'Now' },
  nothing: 'No differences.',
  kinds: {
    added: 'Added',
    removed: 'Removed',
    quantity: 'Quantity',
    price: 'Unit price',
    chosen: 'Chosen',
    discount: 'Discount on equipment',
    vat: 'VAT',
    ait: 'AIT',
    total: 'Total',
    advance: 'Advance',
  },
  texts: {
    letter: 'The letter changed.',
    terms: 'The terms changed.',
    design: 'The design changed.',
    valid_until: 'The validity changed.',
  },
  short: { letter: 'letter', terms: 'terms', design: 'design', valid_until: 'validity' },
  more: (count: number) => `${count} more`,
};

/** 'Slim Duct added', 'discount ৳40,500'. */
export function changeText(change: RevisionChange): string {
  const { kind, name, before, after } = change;
  const value = changeValue(change, after);
  switch (kind) {
    case 'added':
      return `${name} added`;
    case 'removed':
      return `${name} removed`;
    case 'quantity':
      return `${name} ${before} to ${after}`;
    case 'price':
      return `${name} ${value}`;
    case 'chosen':
      return after === 1 ? `${name} chosen` : `${name} not chosen`;
    case 'discount':
      return `discount ${value}`;
    case 'vat':
      return after === null ? 'no VAT' : `VAT ${value}`;
    case 'ait':
      return after === null ? 'no AIT' : `AIT ${value}`;
    case 'advance':
      return after === null ? 'no advance' : `advance ${value}`;
    case 'total':
      return `total ${value}`;
  }
}
