import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { zIndex } from '@shishir/tokens';

/** Table of a list. Its last column stays in view while the others scroll. */
export const dataGridTheme: ThemeOptions['components'] = {
  MuiDataGrid: {
    styleOverrides: {
      root: ({
        theme: {
          vars: { palette },
        },
      }) => ({
        // More specific than the grid's own rules for focus and hover.
        '&&': {
          '--DataGrid-rowBorderColor': palette.divider,
          '--DataGrid-t-color-border-base': palette.divider,
          border: `solid ${palette.divider}`,
          borderWidth: '1px 0 0',
          borderRadius: 0,
          background: palette.background.paper,
          color: 'inherit',
          font: 'inherit',
          '& .MuiDataGrid-columnHeaders': { '--under': palette.background.head, borderRadius: 0 },
          '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders :is(.MuiDataGrid-filler, [role="row"])':
            { background: palette.background.head },
          '& .MuiDataGrid-columnHeader': { padding: '0 8px', color: palette.text.secondary },
          '& .MuiDataGrid-columnHeader--sortable': { color: palette.text.primary },
          '& .MuiDataGrid-columnHeaderTitle': {
            fontSize: '0.8125rem',
            fontWeight: 600,
            lineHeight: 1.2,
            whiteSpace: 'normal',
          },
          '& .MuiDataGrid-columnSeparator': { color: 'transparent' },
          '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator--resizable': {
            color: palette.divider,
          },
          '& .MuiDataGrid-sortButton': { width: 26, height: 26, background: 'none' },
          '& .MuiDataGrid-cell': {
            display: 'flex',
            alignItems: 'center',
            padding: '0 8px',
            lineHeight: 1.35,
          },
          '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
          '& :is([role="gridcell"], [role="columnheader"])[aria-colindex="1"]': { paddingLeft: 16 },
          // The checkbox has padding already.
          '& [data-field="__check__"][aria-colindex="1"]': { padding: 0 },
          // The ring surrounds the row, because actions apply to the row, not to one of its cells.
          '& .MuiDataGrid-cell:is(:focus, :focus-within)': { outline: 0 },
          '& .MuiDataGrid-row': { '--under': palette.background.paper },
          '& .MuiDataGrid-row:hover': {
            '--under': palette.action.hover,
            background: 'var(--under)',
          },
          '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
            '--under': `color-mix(in srgb, ${palette.primary.wash} 55%, ${palette.background.paper})`,
            background: 'var(--under)',
          },
          '& .MuiDataGrid-row:has(.MuiDataGrid-cell:focus-visible)': {
            outline: `2px solid ${palette.primary.main}`,
            outlineOffset: -2,
            borderRadius: 6,
          },
          '& .MuiDataGrid-cell.MuiDataGrid-cell--editing': {
            '&, &:focus-within': {
              overflow: 'visible',
              padding: '0 4px',
              outline: 0,
              background: 'none',
              boxShadow: 'none',
            },
          },
          '& [data-field="action"]': {
            position: 'sticky',
            right: 0,
            zIndex: zIndex.pinned,
            justifyContent: 'flex-end',
            overflow: 'visible',
            paddingRight: 12,
            background: 'var(--under)',
            '&::before': {
              content: '""',
              position: 'absolute',
              inset: '1px 100% 0 auto',
              width: 16,
              background: 'linear-gradient(to right, transparent, var(--under))',
            },
            '&.MuiDataGrid-columnHeader': { paddingRight: 16 },
            '& .MuiIconButton-root': { width: 36 },
          },
          '& .MuiDataGrid-row:has(.MuiDataGrid-cell:focus-visible) [data-field="action"]': {
            boxShadow: ['-2px 0', '0 2px', '0 -2px']
              .map((offset) => `inset ${offset} ${palette.primary.main}`)
              .join(', '),
          },
        },
      }),
    },
  },
};
