import type { ThemeOptions } from '@mui/material/styles';

/** Plain tables; lists with sorting and selection are data grids. */
export const tableTheme: ThemeOptions['components'] = {
  MuiTablePagination: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        color: theme.vars.palette.text.secondary,
      }),
      toolbar: { minHeight: 60 },
      selectLabel: { fontSize: '0.875rem' },
      select: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        fontWeight: 500,
      }),
      selectIcon: { right: 2 },
      // Phones have no choice of rows per page, so the range moves to the start.
      spacer: ({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }),
      displayedRows: ({ theme }) => ({
        fontSize: '0.875rem',
        [theme.breakpoints.down('md')]: { marginRight: 'auto' },
      }),
    },
  },
  MuiTableContainer: {
    styleOverrides: {
      // The border of the paper, or of the pagination below, closes the table.
      root: { '.MuiPaper-root > & > table > tbody > tr:last-of-type > *': { borderBottom: 0 } },
    },
  },
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
