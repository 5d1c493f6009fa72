import type { formsTexts as English } from './forms.texts';

export const formsTexts: typeof English = {
  incomplete: 'সব ঘর পূরণ করুন',
  showPassword: (label) => `${label} দেখান`,
  hidePassword: (label) => `${label} লুকান`,
};
