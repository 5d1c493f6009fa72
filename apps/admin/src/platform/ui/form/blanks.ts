/**
 * Blank to fill in, such as `[day and time]` or `[...]`. Does not match a number like `[1]` or a link
 * `[text](address)`.
 */
const BLANK = /\[(?=\s*\]|[^\]\n]*[\p{L}_.…?])[^[\]\n]{0,80}\](?!\()/u;

/** Returns the first blank of a text, with its brackets. */
export const blankIn = (text: string): string | null => BLANK.exec(text)?.[0] ?? null;

/** Selects a blank in its field, so that typing replaces it. */
export function selectBlank(field: HTMLTextAreaElement | HTMLInputElement, blank: string): void {
  const start = field.value.indexOf(blank);
  field.setSelectionRange(start, start + blank.length);
  // Browsers scroll to a selection only when its field receives focus.
  field.blur();
  field.focus();
}
