import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type MailTestResult, TestMail } from '@shishir/contract';
import { formatTime } from '@shishir/format';
import { CheckIcon, CircleExclamationPointIcon, MailIcon } from 'lucide-react';
import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { errorBodyOf } from '../api/failure';
import { FormField } from '../ui/form/form-fields';
import { FormFrame } from '../ui/form/form-frame';
import { useSchemaForm } from '../ui/form/schema-form';
import { useFormSubmit } from '../ui/form/use-form-submit';
import { useStaff } from '../ui/staff/staff-context';
import type {
  MailServerBody,
  MailServerFormState,
  MailServerValues,
} from './mail-server-form-values';
import { useMailServerTest, useRefreshMailServer } from './mail.queries';
import { mailServerTexts } from './mail.texts';

const texts = mailServerTexts.test;
const Recipient = TestMail.pick({ to: true });
/** Prefix of the tested settings in the API's error fields. */
const SETTINGS = 'settings.';

type Outcome = MailTestResult & { to: string; unsaved: boolean };

interface Props {
  form?: MailServerFormState;
  /** True if the form has unsaved changes. */
  unsaved?: boolean;
}

/** Sends a test mail with the values of `form`, saved or not; without a form, with the settings in use. */
export function MailTest({ form: settings, unsaved = false }: Props) {
  const { email } = useStaff();
  const test = useMailServerTest();
  const refresh = useRefreshMailServer();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useSchemaForm({ values: { to: email }, schema: Recipient });

  const { submit, busy } = useFormSubmit(form, {
    // Errors in the settings are shown at their own fields.
    confirm: async () => settings === undefined || (await bodyOf(settings)) !== null,
    send: async ({ to }, _values, signal) => {
      setOutcome(null);
      const body = { to, settings: settings && ((await bodyOf(settings)) ?? undefined) };
      const { body: result } = await test.mutateAsync({ body, fetchOptions: { signal } });
      return { ...result.data, to, unsaved };
    },
    onSent: (result) => {
      setOutcome(result);
      void refresh();
    },
    onError: (error) => settings !== undefined && showErrors(settings, error),
    texts: { failed: texts.failed },
  });
  return (
    <Box sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <FormFrame label={texts.form} form={form} busy={busy} onSubmit={() => void submit()}>
        <Box sx={recipientLook}>
          <FormField name="to" label={texts.to} type="email" autoComplete="email" />
          <Button type="submit" variant="outlined" startIcon={<MailIcon />} disabled={busy}>
            {busy ? texts.sending : texts.send}
          </Button>
        </Box>
      </FormFrame>
      <div role="status">{outcome && <TestOutcome outcome={outcome} />}</div>
    </Box>
  );
}

const recipientLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: 1,
  // Beside the field, below its label, even if an error is shown under it.
  '& > .MuiButton-root': { height: 44, mt: { xs: 0, sm: 3 } },
};

function TestOutcome({ outcome }: { outcome: Outcome }) {
  if (!outcome.accepted) {
    return (
      <Alert
        role="presentation"
        severity="error"
        icon={<CircleExclamationPointIcon />}
        sx={noteLook}
      >
        <b>{texts.rejected}</b> {outcome.reason}
      </Alert>
    );
  }
  const clock = formatTime(outcome.at);
  return (
    <Alert role="presentation" severity="success" icon={<CheckIcon />} sx={noteLook}>
      <b>{texts.accepted(clock)}</b> {texts.look(outcome.to)}
      {outcome.unsaved && ` ${texts.saveNext}`}
    </Alert>
  );
}

const noteLook = { mt: 2, overflowWrap: 'anywhere', '& b': { fontWeight: 600 } };

/** Validates the form and returns its body; null if it has errors, which the form then shows. */
async function bodyOf(form: MailServerFormState): Promise<MailServerBody | null> {
  let checked: MailServerBody | null = null;
  await form.handleSubmit((body) => {
    checked = body;
  })();
  return checked;
}

/** Shows errors of the tested settings at their fields; returns true if there were any. */
function showErrors(form: MailServerFormState, error: unknown): boolean {
  const fields = Object.entries(errorBodyOf(error)?.fields ?? {}).filter(([name]) =>
    name.startsWith(SETTINGS),
  );
  for (const [name, message] of fields) {
    form.setError(name.slice(SETTINGS.length) as FieldPath<MailServerValues>, { message });
  }
  return fields.length > 0;
}
