/** Names of the built-in tariffs, by code. */
export const sizingDataTexts = {
  tariffs: {
    'LT-A': 'residential',
    'LT-D1': 'education, hospitals, religion',
    'LT-E': 'commercial, by time of day',
    'LT-E flat': 'commercial, one price',
  },
};
