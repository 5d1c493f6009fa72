/** Faces of Bangla names and texts on an English page; the last one loads only if the system has none. */
const BANGLA =
  "system-ui, 'Noto Sans Bengali', 'Nirmala UI', 'Kohinoor Bangla', 'Hind Siliguri', sans-serif";

/** Typefaces, line heights and texts of MUI that depend on the language. */
export const localeTheme = {
  text: `'Taka', 'Instrument Sans', 'Instrument Fallback', ${BANGLA}`,
  display: `'Taka', 'Funnel Display', 'Funnel Fallback', ${BANGLA}`,
  lineHeights: { heading: 1.2, figure: 1.15, strong: 1.35, body: 1.5, small: 1.4 },
  weights: { heading: 500 },
  texts: {},
};
