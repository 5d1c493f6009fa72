/** Texts of the other models of the size of an indoor unit. */
export const modelsTexts = {
  /** `count` includes the models that are already listed. */
  show: (count: number) => `Show all ${count} models of this size`,
  showFirst: (max: number, count: number) => `Show ${max} of ${count} models of this size`,
  loading: 'Loading the models…',
  failed: 'We couldn’t load the models. Check your connection and try again.',
  unitsFailed: {
    title: 'Some units couldn’t be loaded',
    text: 'Your rooms are kept. Check your connection and reload the page.',
  },
};
