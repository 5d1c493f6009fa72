import type { ThemeOptions } from '@mui/material/styles';
import { zIndex } from '@shishir/tokens';

/** Elements that float above the page: menus, dialogs, the drawer, tooltips. */
export const dialogTheme: ThemeOptions['components'] = {
  MuiMenu: {
    defaultProps: { slotProps: { paper: { variant: 'elevation', elevation: 0 } } },
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 4,
        borderRadius: 10,
        border: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.background.raised,
        boxShadow: 'var(--shadow-pop)',
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '0 12px',
        borderRadius: 6,
        fontSize: '0.875rem',
        '&&': { minHeight: 40, '@media (pointer: coarse)': { minHeight: 44 } },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          color: theme.vars.palette.primary.ink,
          background: theme.vars.palette.primary.wash,
          fontWeight: 600,
        },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        background: theme.vars.palette.background.raised,
        boxShadow: 'var(--shadow-pop)',
        // Set here, because MUI would use the widths of `breakpoints`.
        variants: [
          { props: { maxWidth: 'sm' }, style: { maxWidth: 600 } },
          { props: { maxWidth: 'md' }, style: { maxWidth: 900 } },
        ],
        [theme.breakpoints.down('sm')]: {
          margin: 12,
          maxHeight: '94dvh',
          '&&': { width: 'calc(100% - 24px)' },
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h2,
        padding: '28px 28px 12px',
        textWrap: 'balance',
        [theme.breakpoints.down('sm')]: { padding: '24px 20px 12px' },
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Room for a focus ring between the title and the first field.
        '&, .MuiDialogTitle-root + &': { padding: '4px 28px 24px' },
        [theme.breakpoints.down('sm')]: {
          '&, .MuiDialogTitle-root + &': { padding: '4px 20px 24px' },
        },
      }),
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: 8,
        padding: '0 28px 28px',
        '& .MuiButton-root': { minHeight: 44 },
        // Inside the content, the actions stay at the bottom while it scrolls.
        '.MuiDialogContent-root &': {
          position: 'sticky',
          bottom: -24,
          zIndex: zIndex.pinned,
          margin: '24px -28px -24px',
          padding: '14px 28px 20px',
          borderTop: `1px solid ${theme.vars.palette.divider}`,
          background: theme.vars.palette.background.raised,
        },
        '.MuiDialogContent-root form &': { marginTop: 6 },
        [theme.breakpoints.down('sm')]: {
          padding: '0 20px 24px',
          '& .MuiButton-root': { flex: '1 1 auto' },
          '.MuiDialogContent-root &': { marginInline: -20, paddingInline: 20 },
        },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { background: 'rgb(6 19 31 / 0.5)' } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        background: theme.vars.palette.background.side,
        borderRadius: 0,
        border: 0,
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: { tooltip: { fontSize: '0.8125rem', fontWeight: 500, padding: '6px 10px' } },
  },
};
