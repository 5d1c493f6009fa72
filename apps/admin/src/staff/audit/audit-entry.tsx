import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@shishir/contract';
import { ArrowRightIcon, ChevronDownIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { fieldName, valueText } from '../../platform/ui/page/field-text';
import { TextLink } from '../../platform/ui/page/text-link';
import { AuditWhat, AuditWhen, AuditWhere, AuditWho, whatText } from './audit-cells';
import { auditTexts, SUBJECT_NAMES } from './audit.texts';
import { choiceName } from './choice-name';

const partSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  alignItems: 'baseline',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
};

/** Line of the log on a phone. */
export function AuditCard({ entry }: { entry: AuditEntry }) {
  const { id, open, button } = useExpandable(entry);
  return (
    <Stack sx={{ gap: 0.25, px: 2, py: 1.75 }}>
      <Typography sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        <AuditWhat entry={entry} begins />
      </Typography>
      <Typography variant="body2" sx={partSx}>
        <AuditWho entry={entry} />
      </Typography>
      <Typography variant="body2" sx={partSx}>
        <AuditWhen entry={entry} />
      </Typography>
      <Typography variant="body2" sx={partSx}>
        <AuditWhere entry={entry} />
      </Typography>
      {entry.changes.length > 0 && (
        <ChangesButton {...button} sx={{ alignSelf: 'start', ml: -1.25 }} />
      )}
      {open && <AuditChanges entry={entry} id={id} />}
    </Stack>
  );
}

/** Expands the changes of a line. */
export const ChangesButton = ({ sx = [], ...props }: ButtonProps) => (
  <Button
    endIcon={<ChevronDownIcon size={14} />}
    {...props}
    sx={[
      { '& .MuiButton-endIcon': { transition: 'transform var(--t)' } },
      { '&[aria-expanded="true"] .MuiButton-endIcon': { transform: 'rotate(180deg)' } },
      ...[sx].flat(),
    ]}
  >
    {auditTexts.show}
  </Button>
);

const changesSx = {
  px: { xs: 1.5, md: 2 },
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.default',
};

const changesTableSx = {
  maxWidth: 880,
  tableLayout: 'fixed',
  '& .MuiTableCell-root': {
    pl: 0,
    pr: { xs: 1, md: 1.5 },
    py: 0.75,
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
  },
  '& tbody tr:last-of-type > .MuiTableCell-root': { borderBottom: 0 },
  '& .MuiTableCell-head': { color: 'text.third', fontWeight: 400 },
  '& tbody th': { fontWeight: 600 },
};

/** Old and new value of every field. */
export function AuditChanges({ entry, id }: { entry: AuditEntry; id: string }) {
  const { subject, subject_id, subject_name } = entry;
  const name = subject_name || SUBJECT_NAMES[subject];
  return (
    <Box id={id} sx={changesSx}>
      <Table size="small" sx={changesTableSx}>
        <TableHead>
          <TableRow>
            <TableCell scope="col" sx={{ width: '26%' }}>
              {auditTexts.field}
            </TableCell>
            <TableCell scope="col">{auditTexts.before}</TableCell>
            <TableCell component="td" aria-hidden="true" sx={{ width: 32 }} />
            <TableCell scope="col">{auditTexts.after}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {entry.changes.map(({ field, before, after }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {fieldName(subject, field)}
              </TableCell>
              <TableCell sx={{ color: 'text.secondary' }}>
                {valueText(field, choiceName(subject, field, before))}
              </TableCell>
              <TableCell aria-hidden="true" sx={{ color: 'text.third' }}>
                <ArrowRightIcon size={14} />
              </TableCell>
              <TableCell>{valueText(field, choiceName(subject, field, after))}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {subject_id !== null && (
        <TextLink
          underline="hover"
          to={`?subject=${subject}&subject_id=${subject_id}`}
          aria-label={auditTexts.historyOf(name)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 40 } }}
        >
          {auditTexts.history}
        </TextLink>
      )}
    </Box>
  );
}

/** Returns whether the changes of a line are visible, and the properties of the button that shows them. */
export function useExpandable(entry: AuditEntry) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return {
    id,
    open,
    button: {
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-label': auditTexts.showOf(whatText(entry)),
      onClick: () => setOpen(!open),
    },
  };
}
