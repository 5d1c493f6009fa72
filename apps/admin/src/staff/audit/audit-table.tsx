import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { AuditEntry } from '@shishir/contract';
import { formatLongDate } from '@shishir/format';
import { AuditChanges, ChangesButton, useExpandable } from './audit-entry';
import { auditColumns } from './audit-cells';
import { auditTexts } from './audit.texts';

interface Props {
  entries: AuditEntry[];
  stale: boolean;
}

const tableSx = {
  minWidth: 900,
  tableLayout: 'fixed',
  // Only its own cells, not those of the changes inside.
  '& > * > .MuiTableRow-root > .MuiTableCell-root': {
    px: 1.25,
    '&:first-of-type': { pl: 2 },
    '&:last-of-type': { pr: 2 },
  },
  '& > thead > tr > th': { height: 44, py: 0, borderTop: 1, borderColor: 'divider' },
  // The pager below it has a line above.
  '& > tbody:last-of-type > tr:last-of-type > td': { borderBottom: 0 },
};

/** Head of the columns and of each day. */
const headSx = { bgcolor: 'background.head', fontSize: '0.8125rem', fontWeight: 600 };

/** Log on wide screens. A table instead of a grid, since entries expand and sentences wrap. */
export function AuditTable({ entries, stale }: Props) {
  return (
    <TableContainer>
      <Table aria-label={auditTexts.title} sx={[tableSx, stale && { opacity: 0.55 }]}>
        <TableHead>
          <TableRow>
            {auditColumns.map(({ field, header, width, grow }) => (
              <TableCell key={field} scope="col" sx={[headSx, { width: grow ? undefined : width }]}>
                {header}
              </TableCell>
            ))}
            <TableCell scope="col" sx={[headSx, { width: 132 }]}>
              <Box component="span" sx={visuallyHidden}>
                {auditTexts.columns.changes}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        {byDay(entries).map(({ day, entries: ofDay }) => (
          <TableBody key={day}>
            <TableRow>
              <TableCell
                component="th"
                scope="rowgroup"
                colSpan={auditColumns.length + 1}
                sx={[headSx, { height: 36, py: 0 }]}
              >
                {day}
              </TableCell>
            </TableRow>
            {ofDay.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  );
}

/** Returns the day in Dhaka, such as 'Friday, 20 November 2026'. */
export const dayOf = ({ created_at }: AuditEntry) => formatLongDate(created_at);

/** Groups the entries by day, in their order. */
function byDay(entries: AuditEntry[]): { day: string; entries: AuditEntry[] }[] {
  const days: { day: string; entries: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry);
    if (days.at(-1)?.day === day) days.at(-1)!.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

const cellSx = {
  py: 1.25,
  overflowWrap: 'anywhere',
  verticalAlign: 'top',
  lineHeight: 1.4,
};

function AuditLine({ entry }: { entry: AuditEntry }) {
  const { id, open, button } = useExpandable(entry);
  const lineSx = [cellSx, open && { borderBottom: 0 }];
  return (
    <>
      <TableRow hover>
        {auditColumns.map((column) => (
          <TableCell key={column.field} sx={lineSx}>
            {column.cell(entry, 0)}
          </TableCell>
        ))}
        <TableCell align="right" sx={lineSx}>
          {entry.changes.length > 0 && (
            // Keeps the row as high as its text.
            <ChangesButton {...button} sx={{ my: -1.25, mr: -1.25 }} />
          )}
        </TableCell>
      </TableRow>
      {open && (
        <TableRow>
          <TableCell colSpan={auditColumns.length + 1} sx={{ pt: 0, pb: 2 }}>
            <AuditChanges entry={entry} id={id} />
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
