import type { ChangePrices } from '@shishir/contract';
import { groupLakh, TAKA } from '@shishir/format';

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
    percent: 'Below 0 makes cheaper: -5 takes 5 % off.',
    amount: `Below 0 makes cheaper: -500 takes ${TAKA}500 off.`,
    set: 'The same price for all of them.',
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
  previewing: 'Working it out...',
  apply: (count: number) => (count === 1 ? 'Change 1 price' : `Change ${groupLakh(count)} prices`),
  applying: 'Changing...',
  effect: 'The effect',
  model: 'Model',
  before: 'Old price',
  after: 'New price',
  noPrice: 'No price',
  unchanged: 'stays',
  more: (count: number) => `and ${groupLakh(count)} more products`,
  changedMeanwhile: 'Changed meanwhile',
  problems: (count: number) =>
    count === 1
      ? 'One product cannot be changed so. Nothing is written until it can.'
      : `${groupLakh(count)} products cannot be changed so. Nothing is written until they can.`,
  nothing: 'No price would change.',
  notANumber: 'Enter a number',
  notWhole: 'Enter a whole number of taka',
  changed: (count: number) =>
    count === 1 ? '1 price changed.' : `${groupLakh(count)} prices changed.`,
  failed: 'Could not change the prices.',
} as const;
