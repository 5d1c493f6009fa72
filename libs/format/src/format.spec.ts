import {
  capacityPosition,
  capacityShare,
  cutText,
  dhakaDay,
  formatAge,
  formatCapacity,
  formatDateTime,
  formatIsoTime,
  formatDay,
  formatLongDate,
  formatMonth,
  formatNumericDate,
  formatPaisa,
  formatPhone,
  formatSum,
  formatTaka,
  formatWeekday,
  formatWeekdayTime,
  groupThousands,
  kwToBtu,
  kwToTr,
  phoneLink,
  pictureMainPath,
  pictureSrcSet,
  priceView,
  takaInWords,
  trToKw,
  whatsAppLink,
  workingDaysLater,
} from './index';
import { parsePhone } from './parse-phone';

describe('money', () => {
  it.each([
    [0, 'zero'],
    [7, 'seven'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [42, 'forty-two'],
    [100, 'one hundred'],
    [999, 'nine hundred ninety-nine'],
    [1000, 'one thousand'],
    [100_001, 'one lakh one'],
    [1_540_000, 'fifteen lakh forty thousand'],
    [12_345_678, 'one crore twenty-three lakh forty-five thousand six hundred seventy-eight'],
    [2_000_000_000, 'two hundred crore'],
    [1_200_000_000_000, 'one lakh twenty thousand crore'],
  ])('writes %d taka in words', (amount, words) => {
    expect(takaInWords(amount)).toBe(`Taka ${words} only`);
  });

  it('throws for fractions and negative amounts in words', () => {
    expect(() => takaInWords(1.5)).toThrow(RangeError);
    expect(() => takaInWords(-1)).toThrow(RangeError);
  });

  it.each([
    [0, '৳0'],
    [999, '৳999'],
    [125000, '৳1,25,000'],
    [329000, '৳3,29,000'],
    [1234567, '৳12,34,567'],
    [123456789, '৳12,34,56,789'],
    [-4500, '-৳4,500'],
  ])('formats %d taka as %s', (amount, text) => expect(formatTaka(amount)).toBe(text));

  it.each([
    [0, '৳0.00'],
    [39450, '৳394.50'],
    [12345607, '৳1,23,456.07'],
    [-5, '-৳0.05'],
  ])('formats %d paisa as %s', (paisa, text) => expect(formatPaisa(paisa)).toBe(text));

  it('throws for fractions, because money is whole taka', () => {
    expect(() => formatTaka(10.5)).toThrow(RangeError);
  });

  it('strikes through the regular price only if it is higher than the offer', () => {
    expect(priceView(354000, 329000)).toEqual({
      kind: 'price',
      price: 329000,
      regular: 354000,
      saving: 25000,
    });
    expect(priceView(980000, 1020500)).toMatchObject({ price: 1020500, regular: null });
    expect(priceView(61500, 61500)).toMatchObject({ price: 61500, regular: null });
    expect(priceView(61500, null)).toMatchObject({ price: 61500, regular: null });
    expect(priceView(null, null)).toEqual({ kind: 'on-request' });
  });

  it.each([
    [0, 0],
    [0, null],
    [null, 0],
  ])('treats a stored 0 as no price (%p and %p)', (regular, offer) => {
    expect(priceView(regular, offer)).toEqual({ kind: 'on-request' });
  });

  it('shows the regular price if the offer is 0', () => {
    expect(priceView(61500, 0)).toMatchObject({ price: 61500, regular: null });
  });

  it('formats a sum of 0 as on request', () => {
    expect(formatSum(0)).toBe('Price on request');
    expect(formatSum(0, '-')).toBe('-');
    expect(formatSum(61500)).toBe('৳61,500');
  });

  it('groups watts and BTU/h by thousands', () => {
    expect(groupThousands(24200)).toBe('24,200');
    expect(groupThousands(1234567)).toBe('1,234,567');
  });
});

describe('capacity', () => {
  it('is converted with the factors of the trade', () => {
    expect(kwToTr(22.4)).toBeCloseTo(6.37, 2);
    expect(Math.round(kwToBtu(5))).toBe(17061);
    expect(trToKw(1.5)).toBeCloseTo(5.275, 3);
  });

  it('is formatted without trailing zeros', () => {
    expect([28, 20.7, 0.8, 6.37].map(formatCapacity)).toEqual(['28', '20.7', '0.8', '6.37']);
  });

  it('has a position on a logarithmic axis', () => {
    const axis = { min: 0.5, max: 50 };
    expect(capacityPosition(0.5, axis)).toBe(0);
    expect(capacityPosition(5, axis)).toBeCloseTo(0.5);
    expect(capacityPosition(500, axis)).toBe(1);
    expect(capacityPosition(1, { min: 2, max: 2 })).toBe(0);
    expect(capacityPosition(1, { min: 0, max: 2 })).toBe(0);
    expect(capacityPosition(0, axis)).toBe(0);
    expect(capacityPosition(-1, axis)).toBe(0);
  });
});

describe('the capacity line', () => {
  it('is proportional to the largest capacity within one category', () => {
    expect(capacityShare(0.8, { min: 0.8, max: 3.98 })).toBeCloseTo(0.201, 3);
    expect(capacityShare(3.98, { min: 0.8, max: 3.98 })).toBe(1);
  });

  it('is logarithmic over the whole catalogue and always visible', () => {
    const axis = { min: 0.31, max: 74.01 };
    expect(capacityShare(0.31, axis)).toBeGreaterThan(0.05);
    for (const tr of [0, -1, 5]) expect(capacityShare(tr, { min: 0, max: 0 })).toBe(0);
    expect(capacityShare(0, axis)).toBe(0);
    expect(capacityShare(5, { min: 0, max: 5 })).toBeGreaterThanOrEqual(0);
    expect(capacityShare(74.01, axis)).toBe(1);
    expect(capacityShare(2, axis) - capacityShare(1, axis)).toBeCloseTo(
      capacityShare(20, axis) - capacityShare(10, axis),
    );
  });
});

describe('phone numbers', () => {
  it.each([
    ['01711000000', '+8801711000000'],
    ['০১৭১১-০০০০০০', '+8801711000000'],
    ['+880 10 0000 0101', '+8801000000101'],
    ['8801711000000', '+8801711000000'],
    ['02-9880123', '+88029880123'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+1 (415) 555-0100', '+14155550100'],
    ['1711223344', '+8801711223344'],
    ['１７１１２２３３４４', '+8801711223344'],
    ['+880 01711-000000', '+8801711000000'],
    ['+01711-000000', '+8801711000000'],
    ['88001711000000', '+8801711000000'],
    ['+880 (0) 1711 000000', '+8801711000000'],
    ['+880 (02) 9880123', '+88029880123'],
    ['(02) 9880123', '+88029880123'],
    ['Tel: 01711/223344', '+8801711223344'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44 020 7946 0958', '+442079460958'],
    ['0049 (0) 30 123456', '+4930123456'],
    ['+39 06 6982 1234', '+390669821234'],
    ['+999 1234 5678', '+99912345678'],
    ['01711223344 ext 5', '+8801711223344x5'],
    ['01711223344x05', '+8801711223344x05'],
    ['01711223344, Ext. 12345', '+8801711223344x12345'],
    ['০১৭১১২২৩৩৪৪ এক্সটেনশন ৫', '+8801711223344x5'],
    ['+8801711223344;ext=5', '+8801711223344x5'],
    ['+880 17 1122 3344 ext. 5', '+8801711223344x5'],
    ['02-9880123 extension 21', '+88029880123x21'],
    ['+44 (0)20 7946 0958 #7', '+442079460958x7'],
    ['\u202a+880 1711-000000\u202c', '+8801711000000'],
    ['\u2068\u200e01711\u2011000\u2011000\u2069', '+8801711000000'],
    ['01711\u200b000\u200b000\ufeff', '+8801711000000'],
    ['\u202d\u202e\u2066\u2067০১৭১১\u00a0০০০০০০', '+8801711000000'],
  ])('reads %s as %s', (typed, stored) => expect(parsePhone(typed)).toBe(stored));

  it.each([
    '',
    '\u202a\u202c',
    'abc',
    '123',
    '017110000',
    '+123',
    '01711000000000000',
    '2125550123',
    '01711223344 ext',
    '01711223344 ext 123456',
    'x5',
    '01711223344 / 01811223344',
    '+0 1234567890',
  ])('rejects %p', (typed) => expect(parsePhone(typed)).toBeNull());

  it('formats in groups and links with the extension', () => {
    expect(formatPhone('+8801000000101')).toBe('+880 10 0000 0101');
    expect(formatPhone('+8801000000101x5')).toBe('+880 10 0000 0101 ext. 5');
    expect(formatPhone('+442079460958x7')).toBe('+442079460958 ext. 7');
    expect(phoneLink('+8801000000101x5')).toBe('tel:+8801000000101;ext=5');
    expect(phoneLink('+8801000000101')).toBe('tel:+8801000000101');
    expect(whatsAppLink('+8801000000101x5')).toBe('https://wa.me/8801000000101');
    expect(whatsAppLink('+8801000000101', 'About ENQ 1:')).toBe(
      'https://wa.me/8801000000101?text=About%20ENQ%201%3A',
    );
  });
});

describe('Dhaka time', () => {
  it('is six hours ahead of UTC, also across midnight', () => {
    expect(formatDateTime('2026-11-20T18:30:00.000Z')).toBe('21 Nov 2026, 00:30');
    expect(formatIsoTime('2026-11-20T18:30:00.000Z')).toBe('2026-11-21 00:30');
    expect(formatDay('2026-12-22')).toBe('22 Dec 2026');
    expect(formatLongDate('2026-11-20T04:00:00.000Z')).toBe('Friday, 20 November 2026');
    expect(formatWeekday('2026-11-20T18:30:00.000Z')).toBe('Saturday, 21 November');
    expect(formatNumericDate('2026-03-04T18:30:00.000Z')).toBe('05/03/2026');
    expect(formatWeekdayTime('2026-11-20T18:30:00.000Z')).toBe('Sat 21/11/2026, 00:30');
  });

  it('counts working days without Fridays', () => {
    // Thursday, 26 November 2026, 16:40 in Dhaka.
    const thursday = '2026-11-26T10:40:00.000Z';
    expect(formatWeekday(workingDaysLater(thursday, 1))).toBe('Saturday, 28 November');
    expect(formatWeekday(workingDaysLater(thursday, 6))).toBe('Thursday, 3 December');
    expect(workingDaysLater(thursday, 0)).toEqual(new Date(thursday));
  });

  it('formats the month of a day', () => {
    expect(formatMonth('2026-03-01')).toBe('March 2026');
    expect(formatMonth('2025-12-31')).toBe('December 2025');
  });

  it('formats the elapsed time in words', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const ago = (minutes: number) => formatAge(new Date(now.getTime() - minutes * 60_000), now);
    const DAY = 60 * 24;
    expect([ago(0), ago(5), ago(150), ago(DAY - 1)]).toEqual(['just now', '5 min', '2 h', '23 h']);
    expect([ago(DAY), ago(60 * 30), ago(60 * 72), ago(DAY * 8 + 60)]).toEqual([
      '1 day',
      '1 day 6 h',
      '3 days',
      '8 days',
    ]);
    expect(ago(DAY * 31)).toBe('20/10/2026');
  });
});

describe('pictures', () => {
  it("lists every width up to the picture's own in the srcset", () => {
    expect(pictureSrcSet('k', 960, 'avif')).toBe(
      '/storage/k/320.avif 320w, /storage/k/640.avif 640w, /storage/k/960.avif 960w',
    );
    expect(pictureMainPath('k', 1200)).toBe('k/960.webp');
    expect(pictureMainPath('k', 200)).toBe('k/200.webp');
  });
});

it('returns the day in Dhaka, which begins six hours before UTC', () => {
  expect(dhakaDay('2026-12-31T17:59:59Z')).toBe('2026-12-31');
  expect(dhakaDay('2026-12-31T18:00:00Z')).toBe('2027-01-01');
});

describe('text that is cut', () => {
  it.each([
    ['short', 5, 'short'],
    ['abcdef', 3, 'abc'],
    ['ab🏢🏢', 3, 'ab'],
    ['ab🏢🏢', 4, 'ab🏢'],
    ['a👷🏽‍♂️b', 5, 'a'],
    ['কি', 1, ''],
    ['re\u0301sume\u0301', 2, 'r'],
  ])('%j keeps whole letters within %d code units', (text, max, cut) =>
    expect(cutText(text, max)).toBe(cut),
  );
});
