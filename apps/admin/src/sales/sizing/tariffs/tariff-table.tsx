import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface Props {
  label: string;
  headers: string[];
  /** The first cell names the row and is unique. */
  rows: string[][];
}

/** As wide as the text beside it: no padding at the edges, little between the figures. */
const TABLE = {
  '& .MuiTableCell-root': {
    height: 36,
    p: '0 12px 0 0',
    whiteSpace: 'nowrap',
    '&:last-child': { pr: 0 },
  },
};

/** A table with names at the left and figures at the right. */
export function TariffTable({ label, headers, rows }: Props) {
  return (
    <Table size="small" aria-label={label} sx={TABLE}>
      <TableHead>
        <TableRow>
          {headers.map((header, at) => (
            <TableCell key={header} align={at === 0 ? 'left' : 'right'}>
              {header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, ...figures]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {figures.map((figure, at) => (
              <TableCell key={headers[at + 1]} align="right" sx={{ fontWeight: 500 }}>
                {figure}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
