import type { ReactNode } from 'react';
import type { RoomField } from './room-query';

/** Names of the fields in a sentence. */
const fieldNames: Partial<Record<RoomField, string>> & { unit: string } = {
  kind: 'room type',
  place: 'place',
  use: 'when it is cooled',
  unit: 'unit',
  area: 'floor area',
  height: 'ceiling height',
  roof: 'what is above the ceiling',
  below: 'what is below the floor',
  inner: 'inner walls to uncooled rooms',
  walls: 'outside walls',
  glass: 'glass area',
  dir: 'window direction',
  shade: 'shading',
  people: 'people',
  activity: 'activity',
  lights: 'lights',
  equipment: 'equipment',
  fresh: 'fresh air',
  door: 'door',
  target: 'room temperature',
};

/** Texts of the form that describes a room. */
export const roomFormTexts = {
  sections: {
    room: 'Room',
    around: 'Around the room',
    windows: 'Windows and sun',
    inside: 'People and heat inside',
    air: 'Air and temperature',
  },
  fields: {
    kind: 'Room type',
    place: 'Place',
    use: 'Cooled',
    area: 'Floor area',
    unit: 'Unit of area',
    height: 'Ceiling height',
    roof: 'What is above the ceiling?',
    below: 'What is below the floor?',
    walls: 'Outside walls',
    inner: 'Inner walls to rooms without cooling',
    glass: 'Glass area',
    glassHint: 'Total',
    shade: 'Shading',
    direction: 'Main outside wall faces',
    people: 'Usual number of people',
    activity: 'Activity',
    lights: 'Lights',
    equipment: 'Equipment',
    equipmentHint: 'Television, computers, cooker',
    freshAir: 'Fresh air',
    door: 'Door',
    target: 'Room temperature',
  },
  fieldNames,
  units: { m: 'm', m2: 'm²', ft: 'ft', sqft: 'sq ft', people: 'people' },
  squareMetres: (figure: string) => `${figure} m²`,
  squareFeet: (figure: string) => `${figure} sq ft`,
  aboutMetres: (figure: string) => `About ${figure} m`,
  aboutFeet: (figure: string) => `About ${figure} ft`,
  noWalls: 'None',
  /** `type` is the type of the room in lower case. */
  usual: (type: string) => `Typical ${type} values. Change anything that differs.`,
  link: 'Your inputs are saved in this page’s link. Copy it to share.',
  problems: {
    title: 'No result yet',
    text: (count: number, fields: ReactNode) =>
      count === 1 ? (
        <>Check this field: {fields}. Your other entries are kept.</>
      ) : (
        <>
          Check these {count} fields: {fields}. All your entries are kept.
        </>
      ),
  },
};
