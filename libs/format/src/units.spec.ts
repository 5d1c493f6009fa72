import { BTU_PER_TR, capacityOf, kwToBtu, kwToTr, m2ToSqft, sqftToM2, trToKw } from './units';

describe('conversions', () => {
  it('match the figures of the trade', () => {
    expect(trToKw(1.5)).toBeCloseTo(5.275, 3);
    expect(1.5 * BTU_PER_TR).toBe(18_000);
    expect(Math.round(kwToBtu(5))).toBe(17_061);
    expect(kwToTr(22.4)).toBeCloseTo(6.37, 2);
    expect(m2ToSqft(20)).toBeCloseTo(215.28, 2);
    expect(sqftToM2(m2ToSqft(37))).toBeCloseTo(37, 9);
    expect(capacityOf(22_400)).toMatchObject({ w: 22_400, kw: 22.4 });
  });
});
