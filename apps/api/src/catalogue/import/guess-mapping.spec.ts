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
