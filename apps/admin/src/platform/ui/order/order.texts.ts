/** Texts that are announced or shown while a row is moved. */
export const orderTexts = {
  move: (name: string) => `Move ${name}`,
  role: 'sortable row',
  hint: 'Drag, or press Space and the arrow keys',
  instructions:
    'To move a row, press Space or Enter, then use the arrow keys. Space or Enter drops it, Escape cancels.',
  picked: (name: string, place: number, of: number) =>
    `${name} picked up at position ${place} of ${of}.`,
  over: (name: string, place: number, of: number) => `${name} is at position ${place} of ${of}.`,
  dropped: (name: string, place: number, of: number) =>
    `${name} put down at position ${place} of ${of}.`,
  cancelled: (name: string) => `${name} is back where it was.`,
  status: (name: string, from: number, place: number, of: number) =>
    `${name}, moved from position ${from}, now at position ${place} of ${of}. Arrow keys to move, Enter to drop, Esc to cancel.`,
  failed: 'We couldn’t save the order. Please try again in a moment.',
  up: 'Move up',
  down: 'Move down',
};
