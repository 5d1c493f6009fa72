/** Values of the placeholders in a text. */
export type PlaceholderValues = Record<string, string | number>;

/** Replaces placeholders such as `{company}` by their values; unknown ones remain. */
export const fillIn = (text: string, values: PlaceholderValues): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
