import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/ui/page/paths';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { CustomerField } from './customer-field';
import { customers, useCustomerChanges, useEnquiryProposals } from './customers';
import { customerTexts } from './customers.texts';

const { enquiry: texts, file } = customerTexts;

/** Customer of an enquiry: the linked one, or those it may be from and the ways to link one. */
export function EnquiryCustomer({ contactMessage }: { contactMessage: ContactMessage }) {
  const { id, customer, installed_unit: unit } = contactMessage;
  const [finding, setFinding] = useState(false);
  const proposals = useEnquiryProposals(id, customer === null);
  const changes = useCustomerChanges();
  const outcome = useOutcomeToasts();
  const act = async (work: () => Promise<string>) => {
    try {
      outcome.succeeded(await work());
      setFinding(false);
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
    }
  };
  const link = (to: { id: number; name: string }) =>
    act(async () => {
      await changes.link(id, to.id);
      return texts.linked(to.name);
    });
  return (
    <Paper component="section" aria-label={texts.title} sx={{ mb: 3, p: 2, boxShadow: 'none' }}>
      <Stack direction="row" sx={ROW}>
        <Typography variant="subtitle1" component="h3">
          {texts.title}
        </Typography>
        {customer ? (
          <>
            <Box component={Link} to={customers.paths.one(customer.id)} sx={NAME}>
              {customer.name}
            </Box>
            <Button
              disabled={changes.pending}
              onClick={() =>
                void act(async () => {
                  await changes.link(id, null);
                  return texts.unlinked;
                })
              }
            >
              {texts.unlink}
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="outlined"
              sx={{ ml: 'auto' }}
              disabled={changes.pending}
              onClick={() => void act(async () => texts.linked((await changes.create(id)).name))}
            >
              {changes.pending ? texts.making : texts.make}
            </Button>
            <Button onClick={() => setFinding((open) => !open)} aria-expanded={finding}>
              {texts.find}
            </Button>
          </>
        )}
      </Stack>
      {unit && (
        <Typography>
          {texts.unit}{' '}
          <Box component={Link} to={paths.units.edit(unit.id)} sx={NAME}>
            {unit.name}
          </Box>
        </Typography>
      )}
      {!customer && proposals.length === 0 && (
        <Typography color="textThird">{texts.none}</Typography>
      )}
      {!customer && proposals.length > 0 && (
        <>
          <Typography color="textThird">{texts.proposed}</Typography>
          <ul>
            {proposals.map(({ id: proposed, name, phone, matches }) => (
              <Stack component="li" direction="row" key={proposed} sx={ROW}>
                <Box sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
                  <Box component={Link} to={customers.paths.one(proposed)} sx={NAME}>
                    {name}
                  </Box>
                  <Typography variant="body2" color="textThird">
                    {[phone && formatPhone(phone), ...matches.map((one) => file.matches[one])]
                      .filter(Boolean)
                      .join(', ')}
                  </Typography>
                </Box>
                <Button
                  variant="outlined"
                  disabled={changes.pending}
                  aria-label={texts.linkOf(name)}
                  onClick={() => void link({ id: proposed, name })}
                >
                  {texts.link}
                </Button>
              </Stack>
            ))}
          </ul>
        </>
      )}
      {finding && !customer && (
        <Box sx={{ mt: 1 }}>
          <CustomerField
            label={texts.find}
            value={null}
            onChoose={(chosen) => chosen && void link(chosen)}
          />
        </Box>
      )}
    </Paper>
  );
}

const ROW = { flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 44 };
const NAME = { color: 'primary.ink', fontWeight: 600, '&:hover': { textDecoration: 'underline' } };
