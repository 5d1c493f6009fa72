/** Texts that are announced or shown while a row is moved. */
export const orderTexts = {
  move: (name: string) => `Move ${name}`,
  role: 'sortable row',
  hint: 'Drag, or press Space and the arrow keys',
  instructions:
    'To move it, press Space or Enter, then the arrow keys. Space or Enter puts it down, Escape puts it back.',
  picked: (name: string, place: number, of: number) =>
    `${name} picked up at place ${place} of ${of}.`,
  over: (name: string, place: number, of: number) => `${name} is at place ${place} of ${of}.`,
  dropped: (name: string, place: number, of: number) =>
    `${name} put down at place ${place} of ${of}.`,
  cancelled: (name: string) => `${name} is back where it was.`,
  status: (name: string, from: number, place: number, of: number) =>
    `${name}, taken from place ${from}, now at place ${place} of ${of}. Arrow keys move it, Enter drops it, Esc puts it back.`,
  failed: 'Could not save the order.',
  up: 'Move up',
  down: 'Move down',
} as const;
