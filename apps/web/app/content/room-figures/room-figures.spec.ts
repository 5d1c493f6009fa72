import { DEFAULT_VALUES, ROOM_PRESETS, roomLoad, withValues } from '@shishir/sizing';
import { roomFigures } from './room-figures.server';

describe('the figures of rooms in texts', () => {
  it('are those of the room calculator', () => {
    const { placeholders } = roomFigures(DEFAULT_VALUES);
    const sqft = 168;
    const bedroom = roomLoad({
      ...ROOM_PRESETS.bedroom,
      ...{ area_m2: sqft / 10.7639, height_m: 2.9, facing: 'n' },
      windows: [{ area_m2: sqft / 10.7639 / 10, direction: 'n', shade: 'inside' }],
    });
    if (!bedroom.ok) throw new Error('impossible');
    expect(Number(placeholders['example_plain_tr'])).toBeCloseTo(
      bedroom.value.nominal_kw / 3.51685,
      2,
    );
  });

  it('follow the constants that the owner has set', () => {
    const shaded = roomFigures(withValues({ shade_outside: 0.25, glass_shgc: 0.4 })).placeholders;
    const { placeholders } = roomFigures(DEFAULT_VALUES);
    expect([placeholders['shade_outside_percent'], shaded['shade_outside_percent']]).toEqual([
      55, 75,
    ]);
    expect(Number(shaded['west_glass_kw'])).toBeLessThan(Number(placeholders['west_glass_kw']));
  });
});
