import { groupThousands } from '@shishir/format';

const mm = (length: number) => `${groupThousands(length)} mm`;

const VOID = {
  label: 'Your ceiling void',
  hint: 'From the slab down to the ceiling, in mm',
  tight: (left: number) => `Only ${mm(left)} left. Ask us before the ceiling is closed.`,
  short: (side: number) => `The body alone is ${mm(side)} high.`,
  drawing: (width: number, height: number, space: number) =>
    `Section: a body ${mm(width)} wide and ${mm(height)} high in a ceiling void of ${mm(space)}`,
};

/** Texts of the check if a unit fits. */
export const fitTexts = {
  void: {
    ...VOID,
    fits: (left: number) => `${mm(left)} left for hangers, pipes and the drain.`,
    spare: (spare: number) =>
      `Estimate: about ${mm(spare)} of spare room for hangers, pipes and the fall of the drain. An engineer checks it on site.`,
  },
  ventilator: {
    ...VOID,
    lead: (height: number) =>
      `The body is ${mm(height)} high and hangs above the ceiling. Leave a hatch below it for the filters.`,
    fits: (left: number) => `${mm(left)} left for hangers and ducts.`,
    spare: (spare: number) =>
      `Estimate: about ${mm(spare)} of spare room for hangers and ducts. An engineer checks it on site.`,
  },
  wall: {
    label: 'Your free wall',
    hint: 'Between window, door, beam or cupboard, in mm',
    fits: (left: number) => `${mm(left)} left, shared by both ends.`,
    tight: (left: number) => `Only ${mm(left)} left for both ends. Ask us first.`,
    short: (side: number) => `The unit alone is ${mm(side)} wide.`,
    spare: (spare: number) =>
      `Estimate: about ${mm(spare)} of spare room for air and service, both ends together. An engineer checks it on site.`,
    drawing: (width: number, height: number, space: number) =>
      `Front view: a unit ${mm(width)} wide and ${mm(height)} high on a wall of ${mm(space)}`,
  },
  least: (least: number) => `The manufacturer asks for at least ${mm(least)}.`,
  unit: 'mm',
  inches: (space: number) => `= ${(space / 25.4).toFixed(1)} in`,
  check: 'Check',
  size: (width: number, height: number) => `${groupThousands(width)} × ${mm(height)}`,
  space: mm,
  verdicts: {
    fits: 'Fits.',
    tight: 'Tight.',
    short: (missing: number) => `Doesn’t fit: ${mm(missing)} short.`,
  },
  unclear: 'Enter whole millimetres up to 9,999, for example 300.',
};
