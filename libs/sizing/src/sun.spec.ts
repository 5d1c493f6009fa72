import { type Direction, DIRECTIONS, sunAt } from './index';

const MINUTES = 5;

/** Returns the highest sun on a wall from March to October at Dhaka. */
function maximum(direction: Direction, beam: number, diffuse: number): number {
  let most = 0;
  for (let month = 3; month <= 10; month++) {
    for (let minute = 5 * 60; minute <= 19 * 60; minute += MINUTES) {
      const sky = { latitude: 23.8, beam, diffuse, ground: 0.2 };
      most = Math.max(most, sunAt(month, minute / 60, sky).walls[direction].total);
    }
  }
  return Math.round(most);
}

it.each([
  ['hazy', 0.6, 1.9, { n: 238, ne: 576, e: 681, se: 697, s: 645, sw: 697, w: 681, nw: 576 }],
  ['clear', 0.45, 2.3, { n: 245, ne: 634, e: 751, se: 761, s: 674, sw: 761, w: 751, nw: 634 }],
] as const)('reaches the maxima of a %s sky', (_, beam, diffuse, expected) => {
  for (const direction of DIRECTIONS) {
    expect(Math.abs(maximum(direction, beam, diffuse) - expected[direction])).toBeLessThanOrEqual(
      1,
    );
  }
});

it('lets less of a steep sun through glass, and shines on no wall at night', () => {
  const sky = { latitude: 23.8, beam: 0.6, diffuse: 1.9, ground: 0.2 };
  const { total, through_glass } = sunAt(6, 12, sky).walls.s;
  expect(through_glass / total).toBeLessThan(0.91);
  expect(sunAt(6, 0, sky).walls.s.total).toBe(0);
});
