import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Retry } from '../overview/overview.queries';
import { GUTTER, Panel, PanelNote } from '../overview/panel';

interface Props extends Retry {
  title: string;
  /** Of the first column, then of those with figures. */
  heads: [name: string, ...figures: string[]];
  /** Undefined until loaded. */
  rows: { key: string; name: ReactNode; figures: string[] }[] | undefined;
  /** Shown if there are no rows. */
  empty: string;
  note?: string;
}

const cellSx = { px: 1, '&:first-of-type': { pl: GUTTER }, '&:last-of-type': { pr: GUTTER } };
const figureSx = [cellSx, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }];

/** Panel with names and their figures, which scrolls if it is long. */
export function FiguresTable({ title, heads, rows, empty, note, ...retry }: Props) {
  const [name, ...figures] = heads;
  return (
    <Panel title={title} {...retry}>
      {rows?.length === 0 && <PanelNote>{empty}</PanelNote>}
      {rows && rows.length > 0 && (
        <Box
          tabIndex={0}
          role="group"
          aria-label={title}
          sx={{ maxHeight: 420, overflowY: 'auto' }}
        >
          <Table size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell sx={cellSx}>{name}</TableCell>
                {figures.map((head) => (
                  <TableCell key={head} align="right" sx={cellSx}>
                    {head}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.key}>
                  <TableCell
                    component="th"
                    scope="row"
                    sx={[cellSx, { fontWeight: 400, overflowWrap: 'anywhere' }]}
                  >
                    {row.name}
                  </TableCell>
                  {row.figures.map((figure, at) => (
                    <TableCell key={figures[at]} align="right" sx={figureSx}>
                      {figure}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {note && (
        <Typography variant="body2" sx={{ px: GUTTER, py: 1.5, color: 'text.third' }}>
          {note}
        </Typography>
      )}
    </Panel>
  );
}
