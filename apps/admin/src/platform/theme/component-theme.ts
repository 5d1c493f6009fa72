import type { Theme, ThemeOptions } from '@mui/material/styles';
import { colors } from '@shishir/tokens';
import { dialogTheme } from './dialog-theme';
import { tableTheme } from './table-theme';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Tab of a view above a list; the current one is `aria-current`. */
    tab: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** State of a record: a dot and a word. */
    status: true;
  }
}

const TOUCH = '@media (pointer: coarse)';
const border = (theme: Theme) => `1px solid ${theme.vars.palette.divider}`;

/** Buttons, fields and paper as defined in `reference/tokens.md`. */
export const componentTheme: ThemeOptions['components'] = {
  ...dialogTheme,
  ...tableTheme,
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        padding: '0 16px',
        whiteSpace: 'nowrap',
        transition: 'background 160ms cubic-bezier(.22,.7,.25,1)',
        variants: [
          {
            props: { variant: 'outlined' },
            style: {
              border: border(theme),
              color: theme.vars.palette.text.primary,
              background: theme.vars.palette.background.paper,
              '&:hover': { background: theme.vars.palette.action.hover, border: border(theme) },
            },
          },
          {
            props: { variant: 'tab' },
            style: {
              flex: 'none',
              gap: 8,
              minHeight: 48,
              padding: '0 14px',
              border: 0,
              borderBottom: '2px solid transparent',
              borderRadius: 0,
              color: theme.vars.palette.text.secondary,
              fontWeight: 500,
              lineHeight: 1.5,
              '&:hover': { color: theme.vars.palette.text.primary },
              '&:focus-visible': { outlineOffset: -2 },
              '& small': {
                color: theme.vars.palette.text.third,
                fontSize: '0.8125rem',
                fontWeight: 400,
              },
              '&[aria-current]': {
                borderColor: theme.vars.palette.primary.main,
                fontWeight: 600,
                '&, & small': { color: theme.vars.palette.primary.ink },
              },
              [theme.breakpoints.down('md')]: { padding: '0 12px' },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              padding: '0 10px',
              color: theme.vars.palette.primary.ink,
              '&:hover': { background: theme.vars.palette.primary.wash },
            },
          },
          {
            props: { variant: 'text', color: 'error' },
            style: {
              color: theme.vars.palette.error.main,
              '&:hover': { background: theme.vars.palette.error.wash },
            },
          },
        ],
        [TOUCH]: { minHeight: 44 },
      }),
      startIcon: { '& > *:nth-of-type(1)': { fontSize: 18 } },
      endIcon: { '& > *:nth-of-type(1)': { fontSize: 18 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 40,
        height: 40,
        borderRadius: 8,
        color: theme.vars.palette.text.secondary,
        '&:hover': {
          background: theme.vars.palette.action.hover,
          color: theme.vars.palette.text.primary,
        },
        [TOUCH]: { width: 44, height: 44 },
      }),
    },
  },
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: 12 },
      outlined: { boxShadow: 'var(--shadow-paper)' },
    },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        variants: [
          { props: { color: 'primary' }, style: { color: theme.vars.palette.primary.ink } },
        ],
      }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.4,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused:not(.Mui-error)': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        height: 44,
        background: theme.vars.palette.background.paper,
        '&.MuiInputBase-sizeSmall': { height: 40, [TOUCH]: { height: 44 } },
        '& fieldset': { top: 0, borderColor: theme.vars.palette.field },
        '&:hover:not(.Mui-error) fieldset.MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.field,
        },
        '&.Mui-focused:not(.Mui-error) fieldset.MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.primary.main,
        },
        '& legend': { display: 'none' },
        '&.MuiInputBase-adornedStart .MuiOutlinedInput-input': { paddingLeft: 0 },
        '&.MuiInputBase-multiline': { height: 'auto', padding: '10px 12px' },
        '&.MuiInputBase-multiline textarea': { padding: 0, lineHeight: 1.5 },
        '&:is(.MuiInputBase-readOnly, .Mui-disabled)': {
          background: theme.vars.palette.background.default,
        },
        '&:is(.MuiInputBase-readOnly, .Mui-disabled) fieldset.MuiOutlinedInput-notchedOutline': {
          borderStyle: 'dashed',
          borderColor: theme.vars.palette.field,
        },
      }),
      // 16 px keeps phones from zooming into the field.
      input: ({ theme }) => ({
        padding: '0 12px',
        height: '100%',
        fontSize: '0.875rem',
        [TOUCH]: { fontSize: '1rem' },
        '&::placeholder': { color: theme.vars.palette.text.third, opacity: 1 },
        // A disabled value must stay as readable as any other.
        '&.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: {
        display: 'flex',
        alignItems: 'center',
        height: '100%',
        padding: '0 12px',
        fontSize: '0.875rem',
      },
      icon: ({ theme }) => ({ right: 10, color: theme.vars.palette.text.third }),
    },
  },
  MuiCheckbox: {
    styleOverrides: { root: { padding: 11, '& .MuiSvgIcon-root': { fontSize: 22 } } },
  },
  MuiRadio: {
    styleOverrides: { root: { padding: 11, '& .MuiSvgIcon-root': { fontSize: 22 } } },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 26, margin: '9px 12px 9px 0', padding: 0, overflow: 'visible' },
      switchBase: ({ theme }) => ({
        padding: 3,
        '&.Mui-checked': { transform: 'translateX(18px)' },
        '&.Mui-checked .MuiSwitch-thumb': { background: theme.vars.palette.primary.contrastText },
        '&&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          background: theme.vars.palette.primary.main,
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
      thumb: { width: 20, height: 20, background: colors.white, boxShadow: 'none' },
      track: ({ theme }) => ({
        borderRadius: 13,
        opacity: 1,
        background: theme.vars.palette.field,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 12,
        fontSize: '0.875rem',
        variants: [
          {
            props: { variant: 'filled' },
            style: {
              width: 420,
              maxWidth: 'calc(100vw - 32px)',
              padding: '8px 8px 8px 16px',
              boxShadow: 'var(--shadow-pop)',
              color: colors.white,
              '& .MuiAlert-message': { flex: 1, padding: '10px 0' },
              '& .MuiAlert-action': { alignItems: 'flex-start', padding: 0, margin: 0 },
              '& .MuiButton-root': { minHeight: 44, textDecoration: 'underline' },
              '& .MuiIconButton-root': { width: 44, height: 44 },
              '& .MuiButtonBase-root:hover': {
                background: 'rgb(255 255 255 / 0.16)',
                color: colors.white,
              },
            },
          },
          { props: { variant: 'filled', severity: 'success' }, style: { background: '#177545' } },
          { props: { variant: 'filled', severity: 'error' }, style: { background: '#c0342b' } },
          ...(['success', 'warning', 'error', 'info'] as const).map((severity) => ({
            props: { variant: 'standard' as const, severity },
            style: {
              background: theme.vars.palette[severity].wash,
              color: theme.vars.palette[severity].main,
            },
          })),
        ],
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 0,
        padding: 2,
        borderRadius: 8,
        background: theme.vars.palette.neutral.wash,
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&&': { border: 0, borderRadius: 6, margin: 0 },
        gap: 8,
        minHeight: 36,
        padding: '0 12px',
        color: theme.vars.palette.text.secondary,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        '&.Mui-selected, &.Mui-selected:hover': {
          background: theme.vars.palette.background.paper,
          boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
          color: theme.vars.palette.text.primary,
        },
        [TOUCH]: { minHeight: 44 },
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        variants: [
          {
            props: { variant: 'status' },
            style: {
              height: 24,
              gap: 6,
              padding: '0 8px',
              borderRadius: 12,
              background: theme.vars.palette.neutral.wash,
              color: theme.vars.palette.neutral.main,
              fontSize: '0.75rem',
              fontWeight: 600,
              '&::before': {
                content: '""',
                width: 6,
                height: 6,
                borderRadius: '50%',
                background: 'currentcolor',
              },
              '& .MuiChip-label': { padding: 0 },
            },
          },
          ...(['success', 'warning', 'error', 'info'] as const).map((color) => ({
            props: { variant: 'status' as const, color },
            style: {
              background: theme.vars.palette[color].wash,
              color: theme.vars.palette[color].main,
            },
          })),
        ],
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { margin: 0 } } },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.8125rem', fontWeight: 500 } },
  },
  MuiSkeleton: {
    styleOverrides: { root: ({ theme }) => ({ background: theme.vars.palette.neutral.wash }) },
  },
};
