import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type ContactMessage, type SaleFields, UpdateContactMessage } from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import { useFormContext } from 'react-hook-form';
import { tsr } from '../../../platform/api/tsr';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { FormDayField } from '../../../platform/ui/form/day-field';
import { FormField, FormSelectField } from '../../../platform/ui/form/form-fields';
import { FormActions } from '../../../platform/ui/form/form-dialog';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { useSchemaForm } from '../../../platform/ui/form/schema-form';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { useQuotationsOf } from '../../quotations/quotations.queries';
import { useContactMessage, useOwners } from '../contact-message.queries';
import { useContactMessageCache } from '../use-contact-message-change';
import { quickDays } from './pipeline-days';
import { pipelineTexts } from './pipeline.texts';

const texts = pipelineTexts.sale;

interface Props {
  id: number;
  onClose: () => void;
}

/** Edits value, expected day and next step of an enquiry. */
export function SaleDialog({ id, onClose }: Props) {
  const contactMessage = useContactMessage(id).data?.body.data;
  return (
    <DialogFrame title={texts.title} width="sm" onClose={onClose}>
      {contactMessage ? (
        <SaleForm contactMessage={contactMessage} onClose={onClose} />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </DialogFrame>
  );
}

interface Values {
  value: string;
  expected_on: string;
  next_step: string;
  next_on: string;
  next_owner_id: string;
}

const valuesOf = (one: ContactMessage): Values => ({
  value: one.value === null ? '' : String(one.value),
  expected_on: one.expected_on ?? '',
  next_step: one.next_step ?? '',
  next_on: one.next_on ?? '',
  next_owner_id: one.next_owner ? String(one.next_owner.id) : '',
});

/** Returns what differs, so that fields that another editor changed in the meantime stay. */
function bodyOf(values: Values, before: Values): SaleFields {
  const { next_step, next_on } = values;
  const differs = (name: keyof Values) => values[name] !== before[name];
  const step = next_step === '' && next_on === '' ? { next_step: null } : { next_step, next_on };
  return {
    // The server reads the typed amount.
    ...(differs('value') && { value: (values.value || null) as number | null }),
    ...(differs('expected_on') && { expected_on: values.expected_on || null }),
    ...((differs('next_step') || differs('next_on')) && step),
    ...(differs('next_owner_id') &&
      next_step !== '' && { next_owner_id: Number(values.next_owner_id) || null }),
  };
}

function SaleForm({
  contactMessage,
  onClose,
}: Omit<Props, 'id'> & { contactMessage: ContactMessage }) {
  const { id, version } = contactMessage;
  const cache = useContactMessageCache();
  const update = tsr.contactMessage.update.useMutation();
  const before = valuesOf(contactMessage);
  const form = useSchemaForm({
    values: before,
    schema: UpdateContactMessage.omit({ version: true }),
    toBody: (values) => bodyOf(values, before),
  });
  const { submit, busy } = useFormSubmit(form, {
    send: async (body) => {
      // Read now: opening the enquiry marks it as read, which changes its version.
      const current = cache.find(id)?.version ?? version;
      try {
        const { body: saved } = await update.mutateAsync({
          params: { id },
          body: { ...body, version: current },
        });
        cache.patch(id, saved.data);
      } finally {
        await cache.reread(id);
        cache.refresh(id);
      }
    },
    onSent: onClose,
    texts: { failed: texts.failed },
  });
  const owners = useOwners().map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormFrame label={texts.title} form={form} busy={busy} onSubmit={() => void submit()}>
      <FormField name="value" label={texts.value} hint={texts.valueHint} inputMode="numeric" />
      <ProposedValue id={id} />
      <FormDayField name="expected_on" label={texts.expected} />
      <FormField name="next_step" label={texts.step} placeholder={texts.stepExample} />
      <FormDayField name="next_on" label={texts.day} />
      <QuickDays />
      <FormSelectField
        name="next_owner_id"
        label={texts.owner}
        hint={texts.ownerHint}
        choices={owners}
        clearable
      />
      <FormActions busy={busy} onCancel={onClose} />
    </FormFrame>
  );
}

/** Fills in the total of the newest quotation that was sent. */
function ProposedValue({ id }: { id: number }) {
  const { setValue, watch } = useFormContext<Values>();
  const rows = useQuotationsOf(id).data?.body.data ?? [];
  const sent = rows.find(({ sent_at }) => sent_at !== null);
  if (!sent || watch('value') === String(sent.total)) return null;
  return (
    <Button
      sx={{ alignSelf: 'start' }}
      onClick={() => setValue('value', String(sent.total), { shouldDirty: true })}
    >
      {texts.proposed(formatTaka(sent.total), sent.number)}
    </Button>
  );
}

/** Fills in a day, and 'Call again' if no step is written yet. */
function QuickDays() {
  const { setValue, getValues } = useFormContext<Values>();
  const days = quickDays();
  const choose = (day: string) => {
    setValue('next_on', day, { shouldDirty: true });
    if (!getValues('next_step')) setValue('next_step', texts.callAgain, { shouldDirty: true });
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {(['tomorrow', 'thursday', 'week'] as const).map((name) => (
        <Button key={name} variant="outlined" onClick={() => choose(days[name])}>
          {texts.quick[name]}
        </Button>
      ))}
    </Stack>
  );
}
