import { groupLakh } from './money';

/** Returns the count with the singular or plural: '1 piece', '2 pieces'. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${groupLakh(count)} ${count === 1 ? one : several}`;
