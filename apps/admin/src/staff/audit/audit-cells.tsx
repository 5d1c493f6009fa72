import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { AuditEntry } from '@shishir/contract';
import { formatAge, formatNumericDate, language } from '@shishir/format';
import { Link as RouterLink } from 'react-router-dom';
import type { ListColumn } from '../../platform/ui/list/list-columns';
import { DhakaTime } from '../../platform/ui/page/dhaka-time';
import { EmailText } from '../../platform/ui/page/email-text';
import { capitalised } from '../../platform/ui/page/field-text';
import { addressText } from '../../platform/ui/staff/address-text';
import { auditSentence, sentenceText } from './audit-sentence';
import { auditTexts } from './audit.texts';

interface Props {
  entry: AuditEntry;
}

/** Second line of a cell. */
const Note = (props: TypographyProps) => (
  <Typography
    component="small"
    variant="body2"
    {...props}
    sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', color: 'text.third' }}
  />
);

const nameSx = {
  fontWeight: 600,
  '&:hover': { color: 'primary.ink' },
  // Tall enough for touch, without more space between the lines.
  my: { xs: -1.5, md: 0 },
  py: { xs: 1.5, md: 0 },
};

/** Time in Dhaka, with its age while that is more useful than the date. */
export function AuditWhen({ entry }: Props) {
  const age = formatAge(entry.created_at, new Date());
  return (
    <>
      <DhakaTime moment={entry.created_at} />
      {age !== formatNumericDate(entry.created_at) && <Note>{age}</Note>}
    </>
  );
}

/** Name of the person at that time; links to all their actions. */
export function AuditWho({ entry }: Props) {
  if (entry.actor_id === null)
    return (
      <Box component="span" sx={{ color: 'text.third' }}>
        {auditTexts.nobody}
      </Box>
    );
  const name = entry.actor_name || auditTexts.someone(entry.actor_id);
  return (
    <>
      <Link
        component={RouterLink}
        to={`?actor_id=${entry.actor_id}`}
        title={auditTexts.onlyBy(name)}
        color="inherit"
        underline="hover"
        sx={nameSx}
      >
        {name}
      </Link>
      <Note>
        <EmailText>{entry.actor_email}</EmailText>
      </Note>
    </>
  );
}

/** Address and device; the full user agent on hover. */
export function AuditWhere({ entry }: Props) {
  return (
    <>
      <span>{addressText(entry.address)}</span>
      <Note title={entry.user_agent || undefined}>{language.device(entry.device.name)}</Note>
    </>
  );
}

/** Action as text; `begins` if it does not follow a name. */
export function AuditWhat({ entry, begins = false }: Props & { begins?: boolean }) {
  const { before, name, after } = auditSentence(entry);
  return (
    <>
      {begins ? capitalised(before) : before}
      {name && <b>{name}</b>}
      {after}
    </>
  );
}

export const whatText = (entry: AuditEntry) => sentenceText(auditSentence(entry));

const { columns } = auditTexts;

/** Cells of every line; the changes expand below it. */
export const auditColumns: ListColumn<AuditEntry>[] = [
  { field: 'when', header: columns.when, width: 160, cell: (entry) => <AuditWhen entry={entry} /> },
  {
    field: 'who',
    header: columns.who,
    width: 220,
    cell: (entry) => <AuditWho entry={entry} />,
  },
  {
    field: 'what',
    header: columns.what,
    width: 240,
    grow: 1,
    cell: (entry) => <AuditWhat entry={entry} begins />,
  },
  {
    field: 'where',
    header: columns.where,
    width: 170,
    cell: (entry) => <AuditWhere entry={entry} />,
  },
];
