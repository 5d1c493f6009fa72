import { inDigits } from '@shishir/format';

/** Values of the placeholders in a text. */
export type PlaceholderValues = Record<string, string | number>;

const FIGURE = /^[\d.–]+$/;

/**
 * Replaces placeholders such as `{company}` by their values; unknown ones remain. Figures have the digits of prose,
 * unless a Latin unit follows.
 */
export const fillIn = (text: string, values: PlaceholderValues): string =>
  text.replace(/\{(\w+)\}(\s[A-Z])?/gi, (placeholder, name: string, unit = '') => {
    if (!Object.hasOwn(values, name)) return placeholder;
    const value = String(values[name]);
    return (unit || !FIGURE.test(value) ? value : inDigits(value)) + unit;
  });
