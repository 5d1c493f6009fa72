const firstLetter = (word = '') => [...word][0]?.toUpperCase() ?? '';

/** Returns the first letters of first and last name; '' for a blank name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '');
}
