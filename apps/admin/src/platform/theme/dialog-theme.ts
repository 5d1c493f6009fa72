import type { ThemeOptions } from '@mui/material/styles';

/** What floats above the page: menus, dialogs, the drawer, hints. */
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
        // Not the widths of `breakpoints`, which MUI would take.
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
