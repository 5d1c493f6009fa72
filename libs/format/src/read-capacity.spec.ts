import { hasCapacityUnit, readCapacity } from './read-capacity';

describe('readCapacity', () => {
  it.each([
    ['7', 7],
    ['7.03 kW', 7.03],
    ['2 ton', 7.03],
    ['1.5TR', 5.28],
    ['24,000 BTU/h', 7.03],
    ['18000btu', 5.28],
    ['3,500 W', 3.5],
    ['২ টন', 7.03],
    ['২৪,০০০ বিটিইউ', 7.03],
    // With the letter as one character and as two.
    ['৭ কিলোও\u09dfাট', 7],
    ['৭ কিলোও\u09af\u09bcাট', 7],
    ['', null],
  ])('reads %s as %s kW', (text, value) => {
    expect(readCapacity(text, 'kW')).toEqual({ value });
  });

  it('returns TR for fields of TR', () => {
    const texts = ['2', '2 ton', '7 kW', '24,000 BTU/h'];
    expect(texts.map((text) => readCapacity(text, 'TR'))).toEqual(
      [2, 2, 1.99, 2].map((value) => ({ value })),
    );
  });

  it.each(['kW', 'two ton', '8 HP', '3,517 kW'])('does not read %s', (text) => {
    expect(readCapacity(text, 'kW')).toHaveProperty('error');
  });

  it('tells whether a text has a unit', () => {
    expect(['2 TR', '৩ টন', '7', ''].map(hasCapacityUnit)).toEqual([true, true, false, false]);
  });
});
