/** 'Password' and 'Confirm password' as the object of a verb. */
const passwordOf = (label: string) => label.toLowerCase().replace(/^confirm /, 'repeated ');

/** Texts of every form. */
export const formsTexts = {
  incomplete: 'Please fill in all fields',
  /** `label` is that of the field. */
  showPassword: (label: string) => `Show ${passwordOf(label)}`,
  hidePassword: (label: string) => `Hide ${passwordOf(label)}`,
};
