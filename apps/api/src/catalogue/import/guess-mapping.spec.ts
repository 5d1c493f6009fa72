import { guessMapping } from './guess-mapping';

/** Returns the guessed field of each heading, with the unit if it differs. */
const guess = (...lines: string[][]) =>
  Object.fromEntries(
    Object.entries(guessMapping(lines).columns).map(([heading, { field, unit }]) => [
      heading,
      unit ? `${field} ${unit}` : field,
    ]),
  );

it('recognises the columns of a supplier below the name of the list', () => {
  expect(
    guess(
      ['Price list 2026', '', ''],
      ['Sl.', 'Model No', 'Capacity (TR)', 'Cooling BTU/hr', 'MRP (BDT)', 'Dealer Price', 'Gas'],
      ['1', 'GS-18', '1.5', '18000', '85,000/-', '79,000', 'R-32'],
    ),
  ).toEqual({
    ...{ 'Model No': 'model', 'Capacity (TR)': 'cooling_tr', 'Cooling BTU/hr': 'cooling_btu' },
    ...{ 'MRP (BDT)': 'regular_price', 'Dealer Price': 'offer_price', Gas: 'refrigerant' },
  });
});

it.each([
  [
    'WooCommerce',
    ['ID', 'SKU', 'Name', 'Regular price', 'Sale price', 'Categories', 'Weight (kg)', 'Width (cm)'],
    {
      ...{ SKU: 'model', Name: 'title', 'Regular price': 'regular_price' },
      ...{ 'Sale price': 'offer_price', Categories: 'category', 'Weight (kg)': 'weight_kg' },
      'Width (cm)': 'size_width_mm cm',
    },
  ],
  [
    'PrestaShop',
    ['Product ID', 'Reference', 'Name', 'Category', 'Manufacturer', 'Price (tax excl.)'],
    {
      ...{ Reference: 'model', Name: 'title', Category: 'category', Manufacturer: 'brand' },
      'Price (tax excl.)': 'regular_price',
    },
  ],
  [
    'Magento',
    ['sku', 'name', 'price', 'special_price', 'categories', 'manufacturer', 'weight'],
    {
      ...{ sku: 'model', name: 'title', price: 'regular_price', special_price: 'offer_price' },
      ...{ categories: 'category', manufacturer: 'brand', weight: 'weight_kg' },
    },
  ],
])('recognises the columns of an export of %s, but not its ids', (_, headings, fields) => {
  expect(guess(headings)).toEqual(fields);
});

it('guesses nothing for other headings', () => {
  expect(guess(['Phone', 'Address', 'Capacity'])).toEqual({});
});

it('understands columns by their values', () => {
  expect(
    guess(
      ['Code', 'Rate of the month', 'Type of gas', 'Size', 'Capacity'],
      ['A-1', '৳85,000', 'R32', '1.5 Ton', '18000'],
      ['A-2', 'Tk. 1,05,000', 'R-410A', '2 Ton', '24,000'],
    ),
  ).toEqual({
    ...{ Code: 'model', 'Rate of the month': 'regular_price', 'Type of gas': 'refrigerant' },
    ...{ Size: 'cooling_tr', Capacity: 'cooling_btu' },
  });
});

it('names columns without a heading of their own', () => {
  const { line, headings } = guessMapping([
    ['', '', 'Dimensions (mm)', null],
    ['Model', 'Price', 'W', 'H', '', 'Price'],
  ]);
  expect(line).toBe(2);
  expect(headings).toEqual(['Model', 'Price', 'W', 'H', 'Column E', 'Price (column F)']);
});
