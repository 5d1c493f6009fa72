/** Marks the HTML of a field as English if its record has no translation of that field. */
export const inItsLanguage = (
  html: string,
  { untranslated }: { untranslated?: string[] },
  field: string,
): string => (html && untranslated?.includes(field) ? `<div lang="en">${html}</div>` : html);
