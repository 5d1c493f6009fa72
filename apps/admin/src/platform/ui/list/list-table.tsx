import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { PropsWithChildren } from 'react';
import type { ListColumn } from './list-columns';

interface Props<Row> {
  label: string;
  columns: ListColumn<Row>[];
  /** In px; scrolls sideways in less room. */
  minWidth: number;
  sx?: SxProps<Theme>;
}

const HEADING = {
  height: 44,
  p: '0 12px',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor:
    'color-mix(in srgb, var(--palette-background-default) 60%, var(--palette-background-paper))',
};

/** List that the data grid cannot show: its headings, with the rows as children. */
export function ListTable<Row>(props: PropsWithChildren<Props<Row>>) {
  const { label, columns, minWidth, sx = [], children } = props;
  return (
    <TableContainer>
      <Table
        aria-label={label}
        sx={[
          { minWidth, borderCollapse: 'separate', tableLayout: 'fixed' },
          { '& > tbody > tr:last-of-type > td': { borderBottom: 0 } },
          ...[sx].flat(),
        ]}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ field, header, width, grow, align }) => (
              <TableCell
                key={field}
                align={align}
                style={{ width: grow ? undefined : width }}
                sx={HEADING}
              >
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}
