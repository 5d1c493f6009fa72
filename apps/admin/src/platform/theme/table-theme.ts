import type { ThemeOptions } from '@mui/material/styles';

/** Plain tables; a list with sorting and choices is a data grid. */
export const tableTheme: ThemeOptions['components'] = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        fontSize: '0.875rem',
        lineHeight: 1.45,
        variants: [{ props: { size: 'small' }, style: { padding: '8px 16px' } }],
      }),
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.45,
      }),
      footer: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.45,
      }),
    },
  },
};
