/** Colours of `libs/tokens`; a test compares them. Built code cannot import that library, because it is not built. */
export const colors = {
  white: '#fff',
  ink: '#0a1a2a',
  'ink-2': '#34475a',
  'ink-3': '#53677a',
  'glacier-50': '#f3f9fc',
  'glacier-100': '#e8f3fa',
  'glacier-200': '#cfe4f2',
  'glacier-300': '#a6cde6',
  'glacier-400': '#64a8d4',
  'glacier-600': '#0b6fb8',
  'glacier-800': '#0c4a78',
} as const;

/** A4 in points (1/72 inch), the unit of all lengths in a document. */
export const page = { width: 595.28, height: 841.89, margin: 43 } as const;

/** Font sizes in points. */
export const sizes = {
  title: 20,
  heading: 11.5,
  lead: 10.5,
  figure: 14,
  text: 9.25,
  small: 8.5,
} as const;

/** Weights that `fonts.ts` registers. */
export const weights = { regular: 400, medium: 500, bold: 600 } as const;
