/** @jest-environment node */
import {
  cassette128,
  cassette45,
  chiller18,
  outdoor8,
} from '../../platform/testing/catalogue-rows.fixture';
import { toCard } from '../../catalogue/product-parts/card-product.server';
import { missingOutdoor } from './outdoor-offer';

const offer = {
  units: [
    { id: 1, title: 'VRF Outdoor Unit 8 HP', cooling_kw: 22.4, price: 329_000 },
    { id: 9, title: 'VRF Outdoor Unit 24 HP', cooling_kw: 67.2, price: null },
  ],
  ratio_max_percent: 130,
};
const line = (row: typeof outdoor8, quantity = 1) => ({ product: toCard(row), quantity });
const missing = (...lines: ReturnType<typeof line>[]) => missingOutdoor(lines, offer);

describe('the outdoor unit that a cart lacks', () => {
  it('is the smallest that is large enough for all indoor units', () => {
    expect(missing(line(cassette45))).toMatchObject({ tooSmall: false, unit: { id: 1 } });
    expect(missing(line(cassette45), line(cassette128, 4))).toMatchObject({ unit: { id: 9 } });
  });

  it('is not named if no single unit is large enough', () => {
    expect(missing(line(cassette128, 20))).toMatchObject({ unit: null });
  });

  it('opens the builder with these units', () => {
    const { builder } = missing(line(cassette45, 3), line(chiller18), line(cassette128))!;
    expect(new URL(builder, 'http://site.example').searchParams.getAll('room')).toEqual([
      `_${cassette45.id}x3_${cassette45.title}`,
      `_${cassette128.id}_${cassette128.title}`,
    ]);
  });

  it('is not missing without indoor units, or beside an outdoor unit that is large enough', () => {
    expect(missing(line(chiller18), line(outdoor8))).toBeNull();
    expect(missing(line(cassette45, 6), line(outdoor8))).toBeNull();
    expect(missing(line(cassette45, 7), line(outdoor8))).toMatchObject({ tooSmall: true });
  });
});
