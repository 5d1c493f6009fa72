/** Returns the id of a part of a system. The first system has plain ids, which links and older addresses use. */
export const idOf = (part: string, key: string): string => (key === '0' ? part : `${part}-${key}`);
