/** Texts of several ventilators of a system. */
export const ventilatorsTexts = {
  add: 'Add another ventilator',
  remove: 'Remove',
  /** Name of the button for screen readers; ventilators are numbered from 1. */
  removeNumber: (number: number) => `Remove ventilator ${number}`,
  full: (max: number) => `Maximum ${max} ventilator models per system.`,
};
