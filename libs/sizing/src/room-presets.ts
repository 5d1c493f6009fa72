import type { Activity, RoomInput, RoomKind } from './room-input';

/**
 * A typical room of each kind as a starting point. The figures are assumptions that the visitor changes: a home has
 * uncooled rooms around it, any other room only one, such as a corridor.
 */
export const ROOM_PRESETS: Readonly<Record<RoomKind, RoomInput>> = {
  bedroom: preset('bedroom', 14, 2, 2, 'rest', 40, 80, {
    ...inAHome(),
    windows: [{ area_m2: 2, direction: 'w', shade: 'inside' }],
    use: 'night',
  }),
  living_room: preset('living_room', 20, 4.5, 4, 'seated', 100, 250, inAHome()),
  office: preset('office', 30, 5, 4, 'office', 300, 600),
  shop: preset('shop', 30, 6, 6, 'standing', 600, 300, { below: 'ground', door: 'often' }),
  restaurant: preset('restaurant', 60, 8, 30, 'restaurant', 720, 1500, { below: 'ground' }),
  classroom: preset('classroom', 50, 8, 30, 'seated', 400, 300),
  hall: preset('hall', 150, 15, 100, 'rest', 1500, 1000, { height_m: 4.5 }),
  ward: preset('ward', 60, 8, 10, 'rest', 500, 600),
  gym: preset('gym', 80, 8, 15, 'exercise', 800, 2000, { height_m: 3.5 }),
  server_room: preset('server_room', 12, 0, 0, 'seated', 100, 5000, {
    outside_walls: 0,
    fresh_air: 'closed',
  }),
};

function inAHome(): Partial<RoomInput> {
  return { above: 'uncooled', below: 'uncooled', uncooled_walls: 3 };
}

/** Rooms for ten or more people have a fresh air unit. The single window faces south as a moderate default. */
function preset(
  kind: RoomKind,
  area_m2: number,
  glass_m2: number,
  people: number,
  activity: Activity,
  lights_w: number,
  equipment_w: number,
  own: Partial<RoomInput> = {},
): RoomInput {
  return {
    kind,
    area_m2,
    height_m: 3,
    above: 'cooled',
    below: 'cooled',
    outside_walls: 1,
    uncooled_walls: 1,
    windows: glass_m2 > 0 ? [{ area_m2: glass_m2, direction: 's', shade: 'inside' }] : [],
    people,
    activity,
    lights_w,
    equipment_w,
    fresh_air: people >= 10 ? 'unit' : 'closed',
    door: 'closed',
    use: 'all_day',
    station: 'dhaka',
    target_c: 24,
    ...own,
  };
}
