import type { ChangePrices } from '@shishir/contract';
import { counted, groupLakh, TAKA } from '@shishir/format';

export const priceChangeTexts = {
  title: (count: number) => (count === 1 ? 'Change 1 price' : `Change ${groupLakh(count)} prices`),
  field: 'Price',
  fields: { regular_price: 'Regular price', offer_price: 'Offer price' } satisfies Record<
    ChangePrices['field'],
    string
  >,
  by: 'Change',
  bys: {
    percent: 'By percent',
    amount: 'By an amount',
    set: 'Set to',
  } satisfies Record<ChangePrices['by'], string>,
  value: { percent: 'Percent', amount: 'Taka', set: 'New price' } satisfies Record<
    ChangePrices['by'],
    string
  >,
  hint: {
    percent: 'Negative lowers the price: -5 = 5% off.',
    amount: `Negative lowers the price: -500 = ${TAKA}500 off.`,
    set: 'The same price for all.',
  } satisfies Record<ChangePrices['by'], string>,
  roundTo: 'Round to',
  roundings: {
    1: '1 taka',
    10: '10 taka',
    50: '50 taka',
    100: '100 taka',
    500: '500 taka',
    1000: '1,000 taka',
  },
  preview: 'Show the effect',
  previewing: 'Calculating...',
  apply: (count: number) => (count === 1 ? 'Change 1 price' : `Change ${groupLakh(count)} prices`),
  applying: 'Changing...',
  effect: 'Effect on prices',
  model: 'Model',
  before: 'Old price',
  after: 'New price',
  noPrice: 'No price',
  unchanged: 'unchanged',
  more: (count: number) => `and ${groupLakh(count)} more products`,
  changedMeanwhile: 'Changed since',
  problems: (count: number) =>
    count === 1
      ? '1 price can’t be changed this way. Nothing is saved until it can.'
      : `${counted(count, 'price')} can’t be changed this way. Nothing is saved until they can.`,
  nothing: 'No prices would change.',
  notANumber: 'Enter a number',
  notWhole: 'Enter a whole number of taka',
  changed: (count: number) =>
    count === 1 ? '1 price changed.' : `${groupLakh(count)} prices changed.`,
  failed: 'We couldn’t change the prices. Please try again in a moment.',
};
