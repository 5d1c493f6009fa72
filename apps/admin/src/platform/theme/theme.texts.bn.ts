import type { themeTexts as English } from './theme.texts';

export const themeTexts: typeof English = {
  light: 'হালকা রং',
  dark: 'গাঢ় রং',
};
