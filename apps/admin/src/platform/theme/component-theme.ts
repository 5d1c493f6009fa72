import type { Theme, ThemeOptions } from '@mui/material/styles';
import { colors } from '@shishir/tokens';
import { dialogTheme } from './dialog-theme';

const TOUCH = '@media (pointer: coarse)';
const border = (theme: Theme) => `1px solid ${theme.vars.palette.divider}`;

/** Buttons, fields and paper as `reference/tokens.md` maps them. */
export const componentTheme: ThemeOptions['components'] = {
  ...dialogTheme,
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
            props: { variant: 'text' },
            style: {
              padding: '0 10px',
              color: theme.vars.palette.primary.ink,
              '&:hover': { background: theme.vars.palette.primary.wash },
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
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 12 } },
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
      }),
      // 16 px keeps phones from zooming into the field.
      input: ({ theme }) => ({
        padding: '0 12px',
        height: '100%',
        fontSize: '0.875rem',
        [TOUCH]: { fontSize: '1rem' },
        '&::placeholder': { color: theme.vars.palette.text.third, opacity: 1 },
      }),
    },
  },
  MuiCheckbox: {
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
  MuiFormControlLabel: { styleOverrides: { root: { margin: 0 } } },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', fontSize: '0.8125rem', fontWeight: 500 } },
  },
  MuiSkeleton: {
    styleOverrides: { root: ({ theme }) => ({ background: theme.vars.palette.neutral.wash }) },
  },
};
