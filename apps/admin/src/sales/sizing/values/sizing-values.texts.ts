import type { ValueSection } from '@shishir/sizing';

export const valuesTexts = {
  title: 'Sizing Values',
  state: (open: number, all: number) =>
    open === 0
      ? `All ${all} constants are confirmed.`
      : `${open} of ${all} constants are to be confirmed by an engineer. Results based on them are estimates.`,
  filter: { label: 'Show', all: 'All', open: 'To be confirmed' },
  none: 'Every constant is confirmed.',
  showAll: 'Show all constants',
  sections: {
    conditions: 'Design conditions',
    climate: 'Sky and months',
    roof: 'Roof',
    glass: 'Glass',
    walls: 'Outside walls',
    around: 'Rooms around',
    people: 'People',
    air: 'Fresh air',
    inside: 'Lights and equipment',
    capacity: 'Capacity of units',
    system: 'VRF systems',
    running: 'Running cost',
  } satisfies Record<ValueSection, string>,
  meaning: {
    conditions:
      'The hottest hour outside by place, the air inside, the shape of a room, and the spread of the estimate.',
    climate: 'The sun of each month and hour follows from the sky, the temperature from the month.',
    roof: 'Heat through a roof in the sun, by its type. U is the heat per m² and degree; the slab damps and delays the swing of the day.',
    glass: 'Sun through the windows by shade, and heat through the glass.',
    walls: 'Heat through the outside walls, which the sun heats above the air temperature.',
    around:
      'Heat from adjoining rooms without cooling, by how much warmer they are, and the heat stored in a room that is cooled at night only.',
    people: 'Heat per person by activity. Sensible heat warms the air, latent heat is moisture.',
    air: 'Outside air that leaks in, comes through a door or is supplied. Low, likely and high multiply its heat.',
    inside: 'Lights are added in full, equipment by the share in use.',
    capacity: 'What a unit gives in the room, and how humid the air may be.',
    system:
      'Typical limits by size of outdoor unit. A limit entered for a product, from its manual, is used instead.',
    running: 'Assumptions for the running cost and its CO₂e.',
  } satisfies Record<ValueSection, string>,
  sectionNav: 'Sections',
  openIn: (open: number) => `${open} to be confirmed`,
  edit: (label: string) => `Edit ${label}`,
  changedFrom: (value: string) => `Changed from ${value}`,
  on: 'Included',
  off: 'Left out',
  labels: { value: 'Value' },
  limits: (min: string, max: string, published: string) =>
    `From ${min} to ${max}. The published value is ${published}.`,
  confirmedBefore: (name: string, value: string) =>
    `${name} confirmed ${value}. Enter who confirmed the new value, or leave both empty.`,
  reset: 'Reset to the published value',
  saved: (label: string, value: string) => `${label}: ${value} saved.`,
  openAgain: (label: string, value: string) =>
    `${label}: ${value} saved. It needs to be confirmed again.`,
  failed: 'We couldn’t save the value. Please try again in a moment.',
  conflict: (by: string) => `${by} changed this value`,
};
