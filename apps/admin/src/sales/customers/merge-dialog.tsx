import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import type { Customer } from '@shishir/contract';
import { useState } from 'react';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { type CustomerChoice, CustomerField } from './customer-field';
import { useCustomerChanges } from './customers';
import { customerTexts } from './customers.texts';

const { mergeDialog: texts, file } = customerTexts;

interface Props {
  customer: Customer;
  onClose: () => void;
}

/** Chooses the customer that this one is merged into. */
export function MergeDialog({ customer, onClose }: Props) {
  const [into, setInto] = useState<CustomerChoice | null>(null);
  const { merge, pending } = useCustomerChanges();
  const outcome = useOutcomeToasts();
  const confirm = async () => {
    if (!into) return;
    try {
      await merge(customer.id, into.id);
      outcome.succeeded(file.merged(customer.name, into.name));
      onClose();
    } catch (error) {
      outcome.failed(error, { text: file.mergeFailed, preferServerMessage: true });
    }
  };
  return (
    <DialogFrame title={texts.title(customer.name)} width="sm" onClose={onClose}>
      <Stack sx={{ gap: 2 }}>
        <p>{texts.note(customer.name)}</p>
        <CustomerField label={texts.label} value={into} except={[customer.id]} onChoose={setInto} />
      </Stack>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={into === null || pending}
          onClick={() => void confirm()}
        >
          {pending ? texts.merging : texts.confirm}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
