import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Customer, CustomerFile } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { customers, useCustomerChanges } from './customers';
import { customerTexts } from './customers.texts';

const texts = customerTexts.file;

interface Props {
  customer: Customer;
  file: CustomerFile;
}

/** Customers merged into this one, each with an undo, and those that may be the same. */
export function CustomerMerges({ customer, file }: Props) {
  const { merge, unmerge, pending } = useCustomerChanges();
  const outcome = useOutcomeToasts();
  const act = async (work: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await work();
      outcome.succeeded(done);
    } catch (error) {
      outcome.failed(error, { text: failed, preferServerMessage: true });
    }
  };
  return (
    <>
      {file.duplicates.length > 0 && (
        <Part severity="warning" title={texts.duplicates}>
          {file.duplicates.map(({ id, name, phone, matches }) => (
            <Line
              key={id}
              note={[phone && formatPhone(phone), ...matches.map((one) => texts.matches[one])]}
              name={<Link to={customers.paths.one(id)}>{name}</Link>}
            >
              <Button
                size="small"
                variant="outlined"
                disabled={pending}
                aria-label={texts.mergeHereOf(name)}
                onClick={() =>
                  void act(
                    () => merge(id, customer.id),
                    texts.merged(name, customer.name),
                    texts.mergeFailed,
                  )
                }
              >
                {texts.mergeHere}
              </Button>
            </Line>
          ))}
        </Part>
      )}
      {file.merged.length > 0 && (
        <Part severity="info" title={texts.mergedTitle}>
          {file.merged.map(({ id, name, phone, email }) => (
            <Line key={id} note={[phone && formatPhone(phone), email]} name={name}>
              <Button
                size="small"
                variant="outlined"
                disabled={pending}
                aria-label={texts.unmergeOf(name)}
                onClick={() =>
                  void act(() => unmerge(id), texts.unmerged(name), texts.unmergeFailed)
                }
              >
                {texts.unmerge}
              </Button>
            </Line>
          ))}
        </Part>
      )}
    </>
  );
}

interface PartProps {
  severity: 'warning' | 'info';
  title: string;
  children: ReactNode;
}

const Part = ({ severity, title, children }: PartProps) => (
  <Alert
    severity={severity}
    component="section"
    role="region"
    aria-label={title}
    sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
  >
    <Typography component="h2" variant="subtitle2">
      {title}
    </Typography>
    {children}
  </Alert>
);

interface LineProps {
  name: ReactNode;
  note: (string | null)[];
  children: ReactNode;
}

const Line = ({ name, note, children }: LineProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
    <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
      {name}
      <Typography variant="body2" component="small" color="textSecondary" sx={{ display: 'block' }}>
        {note.filter(Boolean).join(', ')}
      </Typography>
    </Box>
    {children}
  </Box>
);
