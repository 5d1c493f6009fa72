import type { ValueSection } from '@shishir/sizing';
import { figure } from '../sizing.texts';

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
    roof: 'Roof',
    glass: 'Glass',
    walls: 'Outside walls',
    around: 'Rooms around',
    people: 'People',
    air: 'Fresh air',
    inside: 'Lights and equipment',
    system: 'VRF systems',
    running: 'Running cost',
  } satisfies Record<ValueSection, string>,
  meaning: {
    conditions: 'The hottest hour outside, the air inside, and the shape of a room.',
    roof: 'Heat through a roof in the sun. U is the heat per m² and degree; the share at the peak sets the low, likely and high estimate.',
    glass:
      'Sun through the windows by direction and shade, and heat through the glass. The share at the peak applies to the sun.',
    walls: 'Heat through the outside walls, which the sun heats above the air temperature.',
    around: 'Heat from adjoining rooms without cooling, by how much warmer they are.',
    people: 'Heat per person by activity. Sensible heat warms the air, latent heat is moisture.',
    air: 'Outside air that leaks in or is supplied. Low, likely and high multiply its heat.',
    inside: 'Lights are added in full, equipment by the share in use.',
    system: 'Limits for outdoor units without published ones.',
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

/** '35 °C', or the state of a switch. */
export const valueText = (row: { unit: string } & Limits, value: number): string =>
  isSwitch(row) ? (value === 1 ? valuesTexts.on : valuesTexts.off) : withUnit(value, row.unit);

export const withUnit = (value: number, unit: string): string =>
  unit ? `${figure(value)}\u00a0${unit}` : figure(value);

interface Limits {
  min: number;
  max: number;
  whole: boolean;
}

/** True for a part of the load that is included (1) or left out (0). */
export const isSwitch = ({ min, max, whole }: Limits): boolean => whole && min === 0 && max === 1;
