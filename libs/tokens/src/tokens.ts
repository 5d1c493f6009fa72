/**
 * Design tokens shared by the site and the dashboard. Style sheets get them from `postcss.ts`: `var(--space-16)`,
 * `var(--z-header)`, `var(--white)`, `@media (--md-up)`. The dashboard's MUI theme imports them.
 */

/** Lengths in px for margins, paddings and gaps; 1 is a hairline. */
export const spacing = [
  1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96,
] as const;

/** Length in px of 1 unit in the dashboard's `sx`. */
export const spacingUnit = 8;

/** Minimum widths in px of the screen ranges. Screens narrower than `sm` are phones. */
export const breakpoints = { sm: 561, md: 861, lg: 1181, xl: 1301 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Returns the media query for screens of at least a breakpoint's width. */
export const up = (breakpoint: Breakpoint) => `(min-width: ${breakpoints[breakpoint]}px)`;

/** Returns the media query for screens narrower than a breakpoint, even by a fraction of a pixel. */
export const down = (breakpoint: Breakpoint) => `(max-width: ${breakpoints[breakpoint] - 0.02}px)`;

/** Stacking order from bottom to top. `behind` to `pinned` order parts within a component. */
export const zIndex = {
  behind: -1,
  raised: 1,
  pinned: 2,
  dragged: 3,
  'sticky-bar': 10,
  'compare-panel': 11,
  'buy-bar': 12,
  'menu-overlay': 20,
  header: 30,
  suggestions: 31,
  drawer: 40,
  overlay: 41,
  dialog: 42,
  toast: 60,
  tooltip: 70,
  'skip-link': 99,
} as const;

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
  'glacier-500': '#2a88c8',
  'glacier-600': '#0b6fb8',
  'glacier-700': '#095a96',
  'glacier-800': '#0c4a78',
  'glacier-900': '#0f2f4b',
  page: '#f7fafc',
  'field-border': '#738da2',
  accent: '#f2994a',
  'accent-press': '#e4842f',
  'accent-wash': '#fef4ea',
  ok: '#177545',
  'ok-wash': '#e7f5ed',
  bad: '#c0342b',
  'bad-wash': '#fcecea',
  warn: '#8a5a00',
  'warn-wash': '#fdf3dc',
} as const;

/** Corner radii in px: of fields, of pictures in groups, of cards and panels, of pills. */
export const radii = { s: 10, m: 14, l: 16, full: 999 } as const;

/** Font sizes of the site. */
export const fontSizes = {
  hero: 'clamp(2.75rem, 1.55rem + 5.1vw, 5.5rem)',
  1: 'clamp(2.125rem, 1.6rem + 2.2vw, 3.5rem)',
  2: 'clamp(1.75rem, 1.35rem + 1.7vw, 2.75rem)',
  3: '1.375rem',
  lead: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)',
  b: '1rem',
  s: '0.9375rem',
  xs: '0.8125rem',
} as const;
