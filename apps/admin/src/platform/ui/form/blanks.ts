/** A place to fill in, such as `[day and time]` or `[...]`. A number like `[1]` and a link `[text](address)` are none. */
const BLANK = /\[(?=\s*\]|[^\]\n]*[\p{L}_.…?])[^[\]\n]{0,80}\](?!\()/u;

/** The first place of a text that is still to be filled in, with its brackets. */
export const blankIn = (text: string): string | null => BLANK.exec(text)?.[0] ?? null;

/** Selects a blank in its field, so that typing replaces it. */
export function selectBlank(field: HTMLTextAreaElement | HTMLInputElement, blank: string): void {
  const start = field.value.indexOf(blank);
  field.setSelectionRange(start, start + blank.length);
  // Browsers scroll to a selection only when its field gets the focus.
  field.blur();
  field.focus();
}
