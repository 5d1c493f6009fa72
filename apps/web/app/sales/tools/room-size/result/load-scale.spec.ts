import { positionOn, scaleFor } from './load-scale';

describe('the scale of a load', () => {
  it('ranges from 0.25 to 4 TR, each doubling a quarter of the width', () => {
    const scale = scaleFor(1.08, 1.79);
    expect(scale.marks).toEqual([0.25, 0.5, 1, 2, 4]);
    expect(positionOn(scale, 1.44)).toBeCloseTo(63.15, 1);
    expect(positionOn(scale, 0.25)).toBe(0);
    expect(positionOn(scale, 4)).toBe(100);
  });

  it.each([
    [5, 7, [0.5, 1, 2, 4, 8]],
    [20, 60, [4, 8, 16, 32, 64]],
    [0.1, 0.2, [0.0625, 0.125, 0.25, 0.5, 1]],
    [0.3, 20, [0.25, 0.5, 1, 2, 4, 8, 16, 32]],
  ])('moves by doublings until it contains %d to %d TR', (low, high, marks) => {
    expect(scaleFor(low, high).marks).toEqual(marks);
  });
});
