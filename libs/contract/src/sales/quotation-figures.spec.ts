import {
  chooseLines,
  type CountedLine,
  discountPercent,
  quotationFiguresOf,
  shareOf,
} from './quotation-figures';

const unit: CountedLine = { quantity: 3, unit_price: 56_500, is_equipment: true };
const work: CountedLine = { quantity: 1, unit_price: 340_001, is_equipment: false };
const rates = { vat_bp: 1500, ait_bp: 500, advance_percent: 60 };
const option = (line: CountedLine, group = '', selected = false): CountedLine => ({
  ...line,
  choice: { group, selected },
});

it.each([
  [100, 1500, 15],
  [3, 1500, 0],
  [10, 1500, 2],
  [33, 1500, 5],
  [30, 500, 2],
  [29, 500, 1],
  [2_000_000_000, 10_000, 2_000_000_000],
])('rounds the share of %d taka at %d basis points to %d', (taka, basisPoints, share) => {
  expect(shareOf(taka, basisPoints)).toBe(share);
});

it('adds VAT to the amount after discount, and leaves advance income tax in the total', () => {
  expect(quotationFiguresOf([unit, work], { ...rates, discount: 500 })).toEqual({
    ...{ sum: 509_501, discount: 500, vat: 76_350, ait: 25_450, total: 585_351 },
    advance: 351_211,
  });
  const none = { vat_bp: null, ait_bp: null, advance_percent: null, discount: 0 };
  expect(quotationFiguresOf([unit, work], none)).toMatchObject({
    ...{ vat: 0, ait: 0, total: 509_501, advance: 0 },
  });
});

it('counts chosen lines only, and limits the discount to their equipment', () => {
  const lines = [
    work,
    option(unit, 'Unit', true),
    option({ ...unit, quantity: 1 }, 'Unit'),
    option({ ...work, unit_price: 9_999 }),
  ];
  const terms = { vat_bp: null, ait_bp: null, advance_percent: null, discount: 60_000 };
  expect(quotationFiguresOf(lines, terms)).toMatchObject({ discount: 60_000, total: 449_501 });
  const other = chooseLines(lines, new Set([2, 3]));
  expect(quotationFiguresOf(other, terms)).toMatchObject({
    ...{ sum: 406_500, discount: 56_500, total: 350_000 },
  });
});

it('measures the discount by the cheapest choice', () => {
  expect(discountPercent([unit, work], 16_950)).toBe(10);
  const lines = [option(unit, 'Unit', true), option({ ...unit, quantity: 1 }, 'Unit')];
  expect(discountPercent(lines, 5_650)).toBe(10);
  expect(discountPercent([work, option(unit)], 1)).toBe(Infinity);
  expect(discountPercent([work], 0)).toBe(0);
});
