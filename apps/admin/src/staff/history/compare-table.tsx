import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { HistorySubject, HistoryValue } from '@shishir/contract';
import type { ReactNode } from 'react';
import { ProductPicture } from '../../platform/ui/catalogue/product-picture';
import { differenceLook, textDifference } from '../../platform/ui/record/text-difference';
import { historyTexts as texts } from './history.texts';
import { labelOf, textOf } from './value-text';

export interface Comparison {
  field: string;
  left: HistoryValue;
  right: HistoryValue;
  /** Reason why the left value cannot be restored. */
  obstacle?: string | null;
}

interface Props {
  subject: HistorySubject;
  /** Title of the table. */
  title: string;
  columns: { left: string; right: string };
  rows: Comparison[];
  /** Number of fields that are the same on both sides. */
  same?: number;
}

/** On phones the cells are stacked, each below the name of its column. */
const TABLE: SxProps<Theme> = ({ breakpoints }) => ({
  tableLayout: 'fixed',
  '& tr': { verticalAlign: 'top' },
  '& td, & th': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& thead th': { bgcolor: 'background.head' },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  ...differenceLook,
  [breakpoints.down('md')]: {
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { py: 1.5, borderBottom: 1, borderColor: 'divider' },
    '& tbody tr:last-child': { borderBottom: 0 },
    '& tbody td, & tbody th': { py: 0.25, border: 0 },
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: 'text.third',
      typography: 'caption',
    },
  },
});
const NAME = { color: 'text.secondary', fontWeight: 500 };
const SAME = { '& > th, & > td': { color: 'text.third' } };

/** Compares the values of fields; text that one side lacks is highlighted on the other. Stacked on phones. */
export function CompareTable({ subject, title, columns, rows, same = 0 }: Props) {
  return (
    <section aria-label={title}>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Paper sx={{ overflow: 'hidden', boxShadow: 'none' }}>
        <Table size="small" sx={TABLE}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: 200 }}>{texts.columns.field}</TableCell>
              <TableCell>{columns.left}</TableCell>
              <TableCell>{columns.right}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ field, left, right, obstacle }) => {
              const { before, after } = markedValues(subject, field, left, right);
              return (
                <TableRow key={field}>
                  <TableCell component="th" scope="row" sx={NAME}>
                    {labelOf(subject, field)}
                  </TableCell>
                  <TableCell data-label={columns.left}>
                    {before}
                    {obstacle && (
                      <Typography variant="body2" sx={{ mt: 0.5, color: 'warning.main' }}>
                        {obstacle}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell data-label={columns.right}>{after}</TableCell>
                </TableRow>
              );
            })}
            {same > 0 && (
              <TableRow sx={SAME}>
                <TableCell component="th" scope="row" sx={NAME}>
                  {texts.same(same)}
                </TableCell>
                <TableCell data-label={columns.left}>{texts.theSame}</TableCell>
                <TableCell data-label={columns.right}>{texts.theSame}</TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </Paper>
    </section>
  );
}

const PICTURE = {
  width: 112,
  height: 84,
  borderRadius: '8px',
  objectFit: 'cover',
} as const;

/** Returns both values; in two texts only the differing words are marked. */
function markedValues(
  subject: HistorySubject,
  field: string,
  left: HistoryValue,
  right: HistoryValue,
): { before: ReactNode; after: ReactNode } {
  const whole = (value: HistoryValue, Mark: 'del' | 'ins') =>
    value.kind === 'picture' && value.picture ? (
      <ProductPicture picture={value.picture} sizes="112px" alt={value.picture.alt} sx={PICTURE} />
    ) : (
      <Mark>{textOf(subject, field, value)}</Mark>
    );
  if (!isText(left) || !isText(right)) {
    return { before: whole(left, 'del'), after: whole(right, 'ins') };
  }
  return textDifference(textOf(subject, field, left), textOf(subject, field, right));
}

const isText = (value: HistoryValue) =>
  value.kind === 'value' && typeof value.value === 'string' && value.value !== '';
