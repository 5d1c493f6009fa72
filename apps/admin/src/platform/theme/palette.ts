import type { PaletteOptions } from '@mui/material/styles';
import { colors } from '@shishir/tokens';

declare module '@mui/material/styles' {
  interface PaletteColor {
    /** Quiet background for text of this colour. */
    wash: string;
    /** This colour as text on paper. */
    ink: string;
  }
  interface SimplePaletteColorOptions {
    wash?: string;
    ink?: string;
  }
  interface TypeText {
    third: string;
  }
  interface TypeBackground {
    /** Paper that floats: menus, dialogs. */
    raised: string;
    side: string;
    /** Heads of tables and lists. */
    head: string;
  }
  interface Palette {
    neutral: { main: string; wash: string };
    /** Border of input fields. */
    field: string;
    chart: { contact: string; quotation: string; other: string };
  }
  interface PaletteOptions {
    neutral?: Palette['neutral'];
    field?: string;
    chart?: Palette['chart'];
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

export const light: PaletteOptions = {
  primary: {
    main: colors['glacier-600'],
    dark: colors['glacier-700'],
    contrastText: colors.white,
    wash: colors['glacier-100'],
    ink: colors['glacier-700'],
  },
  success: { main: colors.ok, contrastText: colors.white, wash: '#E4F4EB' },
  warning: { main: '#875600', contrastText: colors.white, wash: '#FDF1D8' },
  error: { main: colors.bad, contrastText: colors.white, wash: '#FCEAE8' },
  info: { main: colors['glacier-600'], contrastText: colors.white, wash: '#E5F1FA' },
  neutral: { main: '#44586B', wash: '#EBF0F4' },
  background: {
    default: '#F3F7FA',
    paper: colors.white,
    raised: colors.white,
    side: colors.white,
    head: '#F8FAFC',
  },
  text: { primary: colors.ink, secondary: '#44586B', third: '#5A6E80', disabled: '#8598A8' },
  divider: '#DCE7EF',
  field: '#758CA0',
  action: { hover: '#F1F6FA', selected: colors['glacier-100'], active: '#44586B' },
  chart: { contact: colors['glacier-600'], quotation: '#7CBBE6', other: colors.accent },
};

export const dark: PaletteOptions = {
  primary: {
    main: '#6DB8EE',
    dark: '#93CBF4',
    contrastText: '#06131F',
    wash: '#12304A',
    ink: '#9CD0F5',
  },
  success: { main: '#6BD09A', contrastText: '#06131F', wash: '#12331F' },
  warning: { main: '#F0C069', contrastText: '#06131F', wash: '#382A0C' },
  error: { main: '#FF9088', contrastText: '#06131F', wash: '#411B19' },
  info: { main: '#8CC8F2', contrastText: '#06131F', wash: '#12304A' },
  neutral: { main: '#AFC1D0', wash: '#1D2C39' },
  background: {
    default: '#0A131C',
    paper: '#101C28',
    raised: '#162534',
    side: '#0D1823',
    head: '#0C1721',
  },
  text: { primary: '#E7EFF6', secondary: '#AFC1D0', third: '#8FA5B7', disabled: '#6A8094' },
  divider: '#20323F',
  field: '#5C7488',
  action: { hover: '#152331', selected: '#12304A', active: '#AFC1D0' },
  chart: { contact: '#5AB0EA', quotation: '#2A6FA6', other: colors.accent },
};
