import type { ThemeOptions } from '@mui/material/styles';

/** Plain elements in `CssBaseline`. `:where` keeps their specificity below that of components. */
export const baselineTheme: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: ({ vars: { palette }, typography }) => ({
      ':root': {
        '--shadow-paper': '0 1px 2px rgb(10 26 42 / 0.05)',
        '--shadow-pop': '0 12px 32px -8px rgb(10 26 42 / 0.22)',
        '--t': '160ms cubic-bezier(0.22, 0.7, 0.25, 1)',
        '--display': typography.h1.fontFamily,
      },
      '[data-theme="dark"]': {
        '--shadow-paper': 'none',
        '--shadow-pop': '0 16px 40px -8px rgb(0 0 0 / 0.6)',
      },
      'h1, h2, h3, p, ul, dl, dd, figure': { margin: 0, padding: 0 },
      ul: { listStyle: 'none' },
      h1: { ...typography.h1, textWrap: 'balance' },
      h2: typography.subtitle1,
      // Aligns digits in lists.
      body: { fontVariantNumeric: 'tabular-nums' },
      'strong, b': { fontWeight: 600 },
      a: { color: 'inherit', textDecoration: 'none' },
      'img, svg': { display: 'block' },
      // Bright pictures would glare on dark paper.
      ':where([data-theme="dark"]) img': { filter: 'brightness(0.88)' },
      ':where(.lucide)': { display: 'inline-block', flexShrink: 0, fontSize: 16 },
      ':where(:focus-visible)': {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: 2,
        borderRadius: 6,
      },
      kbd: {
        display: 'inline-block',
        minWidth: 20,
        padding: 4,
        border: `1px solid ${palette.divider}`,
        borderRadius: 5,
        background: palette.background.default,
        color: palette.text.secondary,
        font: 'inherit',
        fontSize: '0.6875rem',
        fontWeight: 500,
        lineHeight: 1,
        textAlign: 'center',
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          transition: 'none !important',
          animation: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
