export const projectCategoryTexts = {
  /** Returns the name of a type of building, which is stored in English. */
  nameOf: (stored: string): string => stored,
};
