import fc from 'fast-check';
import { formatTaka, groupLakh, groupThousands } from './money';
import { numberOrNull, readNumber, readTaka, takaOrNull } from './read-number';

describe('readNumber', () => {
  it.each([
    ['22.4', 22.4],
    ['76,400', 'Write 76400 or 76.4'],
    ['3,517', 'Write 3517 or 3.517'],
    ['-3,517', 'Write -3517 or -3.517'],
    ['0,517', 0.517],
    ['30,5', 30.5],
    ['1,5', 1.5],
    ['12,50', 12.5],
    ['1,25', 1.25],
    ['28,0', 28],
    ['3,5170', 3.517],
    [',5', 0.5],
    ['.5', 0.5],
    ['5.', 5],
    ['3.517', 3.517],
    ['3,517.5', 3517.5],
    ['1,020,500', 1_020_500],
    ['10,20,500', 1_020_500],
    ['1,25,000', 125_000],
    ['1,25,000.50', 125_000.5],
    ['125,000.5', 125_000.5],
    ['1 020 500', 1_020_500],
    ["1'020'500", 1_020_500],
    ['1\u00a0020\u202f500', 1_020_500],
    ['10, 20, 500', 1_020_500],
    ['\u00a0 8 ', 8],
    ['\u200e8\u200b', 8],
    ["'-5.5", -5.5],
    ['\u22125.5', -5.5],
    ['+5', 5],
    ['২২.৪', 22.4],
    ['৩০,৫', 30.5],
    ['১,২৫,০০০', 125_000],
    ['３０．５', 30.5],
    ['３０，５', 30.5],
    ['－５', -5],
    ['007', 7],
    ['', null],
    [' \u00a0', null],
    ["'", null],
  ])('reads %j as %j', (text, expected) => {
    const reading = readNumber(text);
    expect('error' in reading ? reading.error : reading.value).toBe(expected);
  });

  it.each([
    ['3,517', 3517],
    ['58,000', 58_000],
    ['1,25,000', 125_000],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1250', 1250],
    ['85.000', 'Write 85000 or 85'],
    ['1.250', 'Write 1250 or 1.25'],
    ['0.250', 0.25],
  ])('reads %j as %j for a whole number field', (text, expected) => {
    const reading = readNumber(text, { whole: true });
    expect('error' in reading ? reading.error : reading.value).toBe(expected);
  });

  it.each([
    ...['abc', '1,0205,00', '1,02,05', '1,2,5', '500,', '1.2.3', '1.250,5', '1.25.000', '1 5'],
    ...['1e3', '0x10', '0b1', 'NaN', 'Infinity', '5 kW', '৳500', '10²', '1½', '-', '.', ',', '--5'],
    ...['true', '[]', '1'.repeat(41), '9'.repeat(400), '1,020 500', '58,000/-'],
  ])('returns an error instead of reading %j', (text) => {
    expect(readNumber(text)).toEqual({ error: 'Enter a number such as 12.5' });
    expect(readNumber(text, { whole: true })).toEqual({ error: 'Enter a number such as 1250' });
    expect(numberOrNull(text)).toBeNull();
  });
});

describe('readTaka', () => {
  it.each([
    ['৳1,25,000/-', 125_000],
    ['1,25,000/-', 125_000],
    ['Tk. 1,26,500', 126_500],
    ['Tk 58,000', 58_000],
    ['tk58,000/=', 58_000],
    ['BDT 85000', 85_000],
    ['85000 BDT', 85_000],
    ['৳ ১,২৫,০০০/-', 125_000],
    ['৫০০ টাকা', 500],
    ['500 taka', 500],
    ['58,000 Tk.', 58_000],
    ['Tk 58,000/- BDT', 58_000],
    ['-৳500', -500],
    ['৳ -500', -500],
    ['1,25,000.00', 125_000],
    ['49999.5', 49_999.5],
    ['৳.50', 0.5],
    ['', null],
  ])('reads %j as %j', (text, value) => expect(readTaka(text)).toEqual({ value }));

  it.each(['৳', 'Tk', '/-', '$500', 'USD 500', '5 kW', '1e3', '৳৳500', '5 lakh'])(
    'returns an error instead of reading %j',
    (text) => {
      expect(readTaka(text)).toEqual({ error: 'Enter a number such as 1250' });
      expect(takaOrNull(text)).toBeNull();
    },
  );

  it('reports a point before three digits as unclear unless the amount can have decimals', () => {
    expect(readTaka('85.000')).toEqual({ error: 'Write 85000 or 85', unclear: [85_000, 85] });
    expect(readTaka('৳ 7.200', { whole: false })).toEqual({ value: 7.2 });
  });
});

describe('any number', () => {
  const digits = (zero: number) => (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  const scripts = fc.constantFrom((text: string) => text, digits(0x09e6), digits(0xff10));
  const amount = fc.nat({ max: 2_000_000_000 });

  it('is read back from every grouping and script that we write', () => {
    fc.assert(
      fc.property(amount, scripts, (number, inScript) => {
        for (const group of [groupLakh, groupThousands, String]) {
          const text = inScript(group(number));
          expect(readNumber(text, { whole: true })).toEqual({ value: number });
          expect(readTaka(`৳${text}/-`)).toEqual({ value: number });
        }
        expect(readTaka(inScript(formatTaka(-number)))).toEqual({ value: -number + 0 });
      }),
    );
  });

  it('with decimals is read back with a point or a comma, or reported as unclear', () => {
    const decimals = fc.stringMatching(/^\d{1,6}$/);
    fc.assert(
      fc.property(amount, decimals, scripts, (whole, part, inScript) => {
        const value = Number(`${whole}.${part}`);
        for (const group of [groupLakh, groupThousands, String]) {
          expect(readNumber(inScript(`${group(whole)}.${part}`))).toEqual({ value });
        }
        const reading = readNumber(inScript(`${whole},${part}`));
        const asks = part.length === 3 && whole >= 1 && whole <= 999;
        expect(reading).toEqual(
          asks
            ? {
                error: expect.stringMatching(/^Write \d/),
                unclear: [expect.any(Number), expect.any(Number)],
              }
            : { value },
        );
      }),
    );
  });

  it('is finite for any text and never minus zero', () => {
    const signs = fc.string({ unit: fc.constantFrom(..."0159০৯,. +-−'৳/eExX"), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), signs), fc.boolean(), (text, whole) => {
        for (const read of [readNumber, readTaka]) {
          const reading = read(text, { whole });
          if ('error' in reading || reading.value === null) continue;
          expect(Number.isFinite(reading.value) && !Object.is(reading.value, -0)).toBe(true);
        }
      }),
    );
  });
});
