/** Typefaces, line heights and texts of MUI that depend on the language. */
export const localeTheme = {
  text: "'Taka', 'Instrument Sans', 'Instrument Fallback', system-ui, 'Noto Sans Bengali', sans-serif",
  display:
    "'Taka', 'Funnel Display', 'Funnel Fallback', system-ui, 'Noto Sans Bengali', sans-serif",
  lineHeights: { heading: 1.2, figure: 1.15, strong: 1.35, body: 1.5, small: 1.4 },
  weights: { heading: 500 },
  texts: {},
};
