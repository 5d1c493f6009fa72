import type { Above, Activity, Below, Door, FreshAir, Shade, Use } from './room-input';
import type { PartKey } from './room-parts';
import { sizingTexts } from './sizing.texts';

const shades: Record<Shade, string> = {
  none: 'None',
  inside: 'Curtains or blinds inside',
  outside: 'Overhang or louvres outside',
};
const activities: Record<Activity, string> = {
  rest: 'At rest',
  rest_night: 'At rest, evening',
  seated: 'Seated, light work',
  office: 'Moderate office work',
  standing: 'Standing, light work',
  walking: 'Standing and walking',
  restaurant: 'Eating in a restaurant',
  bench: 'Light bench work',
  exercise: 'Exercise',
};
const freshAirs: Record<FreshAir, string> = {
  closed: 'Windows closed, leakage only',
  opened: 'Window opened now and then',
  unit: 'Fresh air unit',
};
const above: Record<Above, string> = {
  cooled: 'A cooled room',
  uncooled: 'A room without cooling',
  bare: 'The roof: bare slab',
  ceiling: 'The roof: slab and false ceiling',
  insulated: 'The roof: insulated',
};
const below: Record<Below, string> = {
  cooled: 'A cooled room',
  uncooled: 'A room without cooling',
  ground: 'The ground',
};
const doors: Record<Door, string> = {
  closed: 'Kept closed',
  often: 'Opened often',
  open: 'Open front with an air curtain',
};
const uses: Record<Use, string> = { all_day: 'At any time', night: 'At night, after a hot day' };

const parts: Record<PartKey, string> = {
  roof: 'Sun on the roof',
  glass: 'Sun through glass',
  walls: 'Outside walls',
  rooms_around: 'Neighbouring rooms',
  pull_down: 'Stored heat, first hour',
  people: 'People',
  fresh_air: 'Fresh air',
  door: 'Air through the door',
  inside: 'Lights, equipment',
};

/** Names of the inputs of a room, their choices and the parts of its load. Figures are formatted and have their unit. */
export const roomInputTexts = {
  kinds: sizingTexts.roomKinds,
  directions: sizingTexts.directions,
  stations: sizingTexts.stations,
  shades,
  activities,
  freshAirs,
  above,
  below,
  doors,
  uses,
  parts,
  names: {
    kind: 'Room type',
    area: 'Floor area',
    height: 'Ceiling height',
    above: 'Above the ceiling',
    below: 'Below the floor',
    walls: 'Outside walls',
    inner: 'Inner walls to rooms without cooling',
    facing: 'Main outside wall faces',
    glass: 'Glass',
    people: 'People',
    activity: 'Activity',
    lights: 'Lights',
    equipment: 'Equipment, rated',
    freshAir: 'Fresh air',
    flow: 'Flow of the fresh air unit',
    door: 'Door',
    use: 'Cooled',
    place: 'Place',
    target: 'Room temperature',
  },
  count: (count: number) => String(count),
  none: 'None',
  window: (area: string, direction: string, shade: string) =>
    `${area} to the ${direction}, shading: ${shade.toLowerCase()}`,
};

export type RoomInputTexts = typeof roomInputTexts;
