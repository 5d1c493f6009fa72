/** Names of the built-in tariffs, by code. */
export const sizingDataTexts = {
  tariffs: { 'LT-A': 'residential', 'LT-E': 'commercial' },
};
