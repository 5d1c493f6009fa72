import { createTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { breakpoints, down, spacingUnit, zIndex } from '@shishir/tokens';
import { baselineTheme } from './baseline-theme';
import { componentTheme } from './component-theme';
import { dataGridTheme } from './data-grid-theme';
import { localeTheme } from './locale-theme';
import { dark, light } from './palette';

const { text, display, lineHeights, weights, texts } = localeTheme;
const heading = {
  fontFamily: display,
  fontWeight: weights.heading,
  letterSpacing: '-0.02em',
  lineHeight: lineHeights.heading,
};

declare module '@mui/material/styles' {
  interface TypographyVariants {
    /** Large number of a key figure. */
    figure: CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

/** Look of `reference/tokens.md`: every colour becomes a CSS variable such as `--palette-divider`. */
export const theme = createTheme(
  {
    spacing: spacingUnit,
    breakpoints: { values: { xs: 0, ...breakpoints } },
    zIndex: {
      appBar: zIndex.header,
      drawer: zIndex.drawer,
      modal: zIndex.dialog,
      snackbar: zIndex.toast,
      tooltip: zIndex.tooltip,
    },
    cssVariables: { cssVarPrefix: '', colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    shape: { borderRadius: 8 },
    focusVisible: { outlineOffset: '2px' },
    typography: {
      fontFamily: text,
      fontSize: 14,
      fontWeightBold: 600,
      h1: { ...heading, fontSize: '1.625rem', [`@media ${down('md')}`]: { fontSize: '1.5rem' } },
      h2: { ...heading, fontSize: '1.375rem' },
      h3: { ...heading, fontSize: '1.125rem' },
      figure: { ...heading, fontSize: '2.125rem', lineHeight: lineHeights.figure },
      subtitle1: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: lineHeights.strong },
      subtitle2: { fontSize: '0.8125rem', fontWeight: 600, lineHeight: lineHeights.small },
      body1: { fontSize: '0.875rem', lineHeight: lineHeights.body },
      body2: { fontSize: '0.8125rem', lineHeight: lineHeights.small },
      caption: { fontSize: '0.75rem', lineHeight: lineHeights.small },
      button: {
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: lineHeights.small,
        textTransform: 'none',
      },
    },
    components: { ...baselineTheme, ...componentTheme, ...dataGridTheme },
  },
  texts,
);
