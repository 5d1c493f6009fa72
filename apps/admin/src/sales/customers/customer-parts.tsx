import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Customer, CustomerFile } from '@shishir/contract';
import { formatPhone, formatSum, phoneLink } from '@shishir/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../platform/theme/status-badge';
import { DhakaTime } from '../../platform/ui/page/dhaka-time';
import { paths } from '../../platform/ui/page/paths';
import { RecordNumber } from '../../platform/ui/page/record-number';
import { LISTED_TONES } from '../quotations/quotation-values';
import { LISTED_STATES } from '../quotations/quotations.texts';
import { KIND_NAMES, STATUS_NAMES } from '../contact-message/contact-message.texts';
import { CustomerPanel } from './customer-panel';
import { customerTexts } from './customers.texts';

const texts = customerTexts.file;

/** Enquiries and quotations, newest first. */
export function CustomerRows({ file: { enquiries, quotations } }: { file: CustomerFile }) {
  return (
    <>
      <CustomerPanel title={texts.enquiries} count={enquiries.length} empty={texts.noEnquiries}>
        <ul>
          {enquiries.map(({ id, reference, kind, status, name, created_at }) => (
            <Row key={id}>
              <Box sx={{ minWidth: 0 }}>
                <Link to={paths.contactMessage(id)}>
                  <RecordNumber>{reference}</RecordNumber>
                </Link>
                <Note>
                  {KIND_NAMES[kind]}, {name}
                </Note>
              </Box>
              <StatusBadge tone="mute" label={STATUS_NAMES[status]} />
              <DhakaTime moment={created_at} />
            </Row>
          ))}
        </ul>
      </CustomerPanel>
      <CustomerPanel title={texts.quotations} count={quotations.length} empty={texts.noQuotations}>
        <ul>
          {quotations.map(({ id, number, title, state, total, updated_at }) => (
            <Row key={id}>
              <Box sx={{ minWidth: 0 }}>
                <Link to={paths.quotation(id)}>
                  <RecordNumber>{number}</RecordNumber>
                </Link>
                <Note>{[title, formatSum(total, '')].filter(Boolean).join(', ')}</Note>
              </Box>
              <StatusBadge tone={LISTED_TONES[state]} label={LISTED_STATES[state]} />
              <DhakaTime moment={updated_at} />
            </Row>
          ))}
        </ul>
      </CustomerPanel>
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textThird" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

const Row = ({ children }: { children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 116px 148px' },
      gap: { xs: 0.5, sm: 2 },
      alignItems: 'center',
      px: 2,
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
      '& a': { fontWeight: 600 },
      '& .MuiChip-root': { justifySelf: 'start' },
      '& time': { gridColumn: { xs: '1 / -1', sm: 'auto' }, color: 'text.third' },
    }}
  >
    {children}
  </Box>
);

interface PartsProps {
  customer: Customer;
  merged: Customer[];
}

/** Contacts, sites and notes of a customer and of those merged into it. */
export function CustomerParts({ customer, merged }: PartsProps) {
  const family = [customer, ...merged];
  const contacts = family.flatMap((one) => one.contacts);
  const sites = family.flatMap((one) => one.sites);
  const notes = family.flatMap((one) => one.notes ?? []);
  return (
    <Stack sx={{ gap: 2 }}>
      <CustomerPanel title={texts.contacts} count={contacts.length} empty={texts.noContacts}>
        <ul>
          {contacts.map(({ name, role, phone, email }, at) => (
            <Part key={at} title={name} note={role}>
              {phone && <a href={phoneLink(phone)}>{formatPhone(phone)}</a>}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </Part>
          ))}
        </ul>
      </CustomerPanel>
      <CustomerPanel title={texts.sites} count={sites.length} empty={texts.noSites}>
        <ul>
          {sites.map(({ name, address, district }, at) => (
            <Part key={at} title={name} note={[address, district].filter(Boolean).join(', ')} />
          ))}
        </ul>
      </CustomerPanel>
      {notes.length > 0 && (
        <CustomerPanel title={texts.notes}>
          <Typography sx={{ px: 2, pb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {notes.join('\n\n')}
          </Typography>
        </CustomerPanel>
      )}
    </Stack>
  );
}

interface PartProps {
  title: string;
  note: string;
  children?: ReactNode;
}

const Part = ({ title, note, children }: PartProps) => (
  <Box
    component="li"
    sx={{
      px: 2,
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
      overflowWrap: 'anywhere',
      '& a': { display: 'flex', alignItems: 'center', minHeight: 28 },
    }}
  >
    <b>{title}</b>
    <Note>{note}</Note>
    {children}
  </Box>
);
