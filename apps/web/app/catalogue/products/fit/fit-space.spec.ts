import { firstSpace, type FitUnit, judgeSpace, readSpace } from './fit-space';

const cassette: FitUnit = {
  ...{ kind: 'void', ducted: false, width_mm: 840, height_mm: 204, lead: '', least_mm: null },
};
const wall: FitUnit = { ...cassette, kind: 'wall', width_mm: 820, height_mm: 299 };

describe('the check of a space', () => {
  it.each([
    [cassette, 300, 'fits', 96],
    [cassette, 254, 'fits', 50],
    [cassette, 253, 'tight', 49],
    [cassette, 204, 'tight', 0],
    [cassette, 203, 'short', -1],
    [wall, 939, 'tight', 119],
    [wall, 940, 'fits', 120],
    [{ ...cassette, least_mm: 280 }, 270, 'tight', 66],
  ] as const)('compares it with body and spare room (%#)', (unit, space, verdict, left_mm) => {
    expect(judgeSpace(unit, space)).toEqual({ verdict, left_mm });
  });

  it('starts with a round space in which the unit fits', () => {
    expect([firstSpace(cassette), firstSpace(wall)]).toEqual([300, 1000]);
  });

  it.each([
    ['300', 300],
    [' 1,200 mm', 1200],
    ['৩০০', 300],
    ['', null],
    ['0', null],
    ['-5', null],
    ['10000', null],
    ['two feet', null],
  ])('reads %j as %j', (typed, space) => expect(readSpace(typed)).toBe(space));
});
