import {
  type Activity,
  type Direction,
  type FreshAir,
  type PartKey,
  type RoomInput,
  type RoomLoad,
  type Shade,
  DIRECTION_NAMES,
  ROOM_KIND_NAMES,
} from '@shishir/sizing';
import { groupThousands } from '@shishir/format';

export const ROOF_TEXTS: Record<string, string> = { no: 'Another floor', yes: 'The roof' };
export const WALL_TEXTS: Record<string, string> = { 0: 'None' };
export const UNIT_TEXTS: Record<string, string> = { m2: 'm²', sqft: 'sq ft' };
export const DIRECTION_TEXTS: Record<Direction, string> = {
  n: 'N',
  ne: 'NE',
  e: 'E',
  se: 'SE',
  s: 'S',
  sw: 'SW',
  w: 'W',
  nw: 'NW',
};
export const SHADE_TEXTS: Record<Shade, string> = {
  none: 'None',
  inside: 'Curtains or blinds inside',
  outside: 'Overhang or louvres outside',
};
export const ACTIVITY_TEXTS: Record<Activity, string> = {
  rest: 'At rest',
  rest_night: 'At rest, in the evening',
  seated: 'Seated, light work',
  office: 'Moderate office work',
  standing: 'Standing, light work',
  walking: 'Standing and walking',
  restaurant: 'Eating in a restaurant',
  bench: 'Light bench work',
  exercise: 'Exercise',
};
export const FRESH_TEXTS: Record<FreshAir, string> = {
  closed: 'Windows closed, leakage only',
  opened: 'Window opened now and then',
  unit: 'Fresh air unit',
};
export const PART_TEXTS: Record<PartKey, string> = {
  roof: 'Sun on the roof',
  glass: 'Sun through glass',
  walls: 'Outside walls',
  rooms_around: 'Rooms around it',
  people: 'People',
  fresh_air: 'Fresh air',
  inside: 'Lights, equipment',
};

/** Formats TR and kW with two decimals: '1.44'. */
export const two = (value: number) => value.toFixed(2);
/** Formats BTU/h rounded to tens: '17,290'. */
export const tens = (value: number) => groupThousands(Math.round(value / 10) * 10);
/** Formats with up to one decimal: '4.5'. */
export const short = (value: number) => groupThousands(Math.round(value * 10) / 10);

/** Describes the room in a few words for readers of an enquiry. */
export function describeRoom(room: RoomInput): { room: string; glass: string; inside: string } {
  const [window] = room.windows;
  const watts = room.lights_w + room.equipment_w;
  return {
    room: [
      ROOM_KIND_NAMES[room.kind],
      `${short(room.area_m2)} m²`,
      `${short(room.height_m)} m high`,
      room.under_roof ? 'under a roof' : 'below another floor',
      `${room.outside_walls} outside ${room.outside_walls === 1 ? 'wall' : 'walls'}`,
    ].join(', '),
    glass: window
      ? `${short(window.area_m2)} m², ${DIRECTION_NAMES[window.direction]}, ${
          window.shade === 'none' ? 'not shaded' : SHADE_TEXTS[window.shade].toLowerCase()
        }`
      : 'none',
    inside: [
      `${groupThousands(room.people)} ${room.people === 1 ? 'person' : 'people'}`,
      `${groupThousands(watts)} W of lights and equipment`,
      FRESH_TEXTS[room.fresh_air].toLowerCase(),
      `${short(room.target_c)} °C`,
    ].join(', '),
  };
}

/** '1.44 TR likely, 1.08 to 1.79 TR (5.07 kW)' */
export const describeLoad = ({ low, likely, high }: RoomLoad) =>
  `${two(likely.tr)} TR likely, ${two(low.tr)} to ${two(high.tr)} TR (${two(likely.kw)} kW)`;
