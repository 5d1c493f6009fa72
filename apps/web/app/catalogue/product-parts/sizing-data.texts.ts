export const sizingDataTexts = {
  /** Names of the built-in tariffs, by code. */
  tariffs: {
    'LT-A': 'residential',
    'LT-D1': 'education, hospitals, religion',
    'LT-E': 'commercial, by time of day',
    'LT-E flat': 'commercial, one price',
  },
  /** Name of a tariff that staff keep; its name in the database is English. */
  nameOf: (_code: string, name: string) => name,
};
