import { figureWarnings, offerWarnings } from './unit-figures';

const outdoor = {
  has_compressor: true,
  horsepower: 8,
  cooling_kw: 22.4,
  cooling_btu: 76_400,
  cooling_tr: 6.37,
  power_input_w: 5744,
} as const;

describe('figures of a unit', () => {
  it('cause no warnings if they agree or are missing', () => {
    expect(figureWarnings(outdoor)).toEqual([]);
    expect(figureWarnings({ cooling_kw: null })).toEqual([]);
    expect(figureWarnings({})).toEqual([]);
  });

  it('may differ by up to 2 % in capacity', () => {
    expect(figureWarnings({ ...outdoor, cooling_btu: 77_900 })).toEqual([]);
    expect(figureWarnings({ ...outdoor, cooling_btu: 78_100 })).toEqual([
      '22.4 kW and 78100 BTU/h differ by more than 2%.',
    ]);
    expect(figureWarnings({ ...outdoor, cooling_tr: 6.6 })).toEqual([
      '22.4 kW and 6.6 TR differ by more than 2%.',
    ]);
    expect(figureWarnings({ cooling_btu: 12_000, cooling_tr: 1.1 })).toHaveLength(1);
  });

  it.each([
    [10, 28.8, 0],
    [10, 28.9, 1],
    [14, 40, 0],
    [14, 41.2, 0],
    [16, 45, 0],
    [16, 47.2, 1],
    [12, 34.7, 1],
  ])('for the class %d HP with %d kW cause %d warnings', (horsepower, cooling_kw, warnings) => {
    expect(figureWarnings({ horsepower, cooling_kw })).toHaveLength(warnings);
  });

  it('require a COP from 1.5 to 8 if the power input includes the compressor', () => {
    expect(figureWarnings({ ...outdoor, power_input_w: 20_000 })).toEqual([
      'A COP of 1.12 is outside 1.5 to 8.',
    ]);
    expect(figureWarnings({ ...outdoor, power_input_w: 2_000 })).toHaveLength(1);
    expect(figureWarnings({ cooling_kw: 4.5, power_input_w: 47 })).toEqual([]);
  });
});

test('returns a warning with both prices for an offer above the regular price', () => {
  expect(offerWarnings({ regular_price: 50_000, offer_price: 4_50_000 })).toEqual([
    'The offer of ৳4,50,000 is above the regular price of ৳50,000.',
  ]);
  expect(offerWarnings({ regular_price: 50_000, offer_price: 50_000 })).toEqual([]);
  expect(offerWarnings({ regular_price: null, offer_price: 50_000 })).toEqual([]);
  expect(offerWarnings({ offer_price: 50_000 })).toEqual([]);
});
