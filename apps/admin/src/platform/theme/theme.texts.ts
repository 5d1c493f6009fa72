/** Labels of the button that switches to the other color scheme. */
export const themeTexts = {
  light: 'Use light theme',
  dark: 'Use dark theme',
};
