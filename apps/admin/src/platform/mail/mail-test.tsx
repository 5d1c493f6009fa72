import Button from '@mui/material/Button';
import { type MailTestResult, TestMail } from '@shishir/contract';
import { formatDateTime } from '@shishir/format';
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
/** How the API names the field of a setting that is tried. */
const SETTINGS = 'settings.';

type Outcome = MailTestResult & { to: string; unsaved: boolean };

interface Props {
  form?: MailServerFormState;
  /** The form holds something that is not saved. */
  unsaved?: boolean;
}

/** Sends a test mail with what stands in `form`, saved or not; without one with the settings in use. */
export function MailTest({ form: settings, unsaved = false }: Props) {
  const { email } = useStaff();
  const test = useMailServerTest();
  const refresh = useRefreshMailServer();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useSchemaForm({ values: { to: email }, schema: Recipient });

  const { submit, busy } = useFormSubmit(form, {
    // What is wrong with the settings is shown at their own fields.
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
    <div className="mail-server__test">
      <FormFrame label={texts.form} form={form} busy={busy} onSubmit={() => void submit()}>
        <div className="mail-server__recipient">
          <FormField name="to" label={texts.to} type="email" autoComplete="email" />
          <Button type="submit" variant="outlined" startIcon={<MailIcon />} disabled={busy}>
            {busy ? texts.sending : texts.send}
          </Button>
        </div>
      </FormFrame>
      <div role="status">{outcome && <TestOutcome outcome={outcome} />}</div>
    </div>
  );
}

function TestOutcome({ outcome }: { outcome: Outcome }) {
  if (!outcome.accepted) {
    return (
      <p className="mail-server__note mail-server__note--bad">
        <CircleExclamationPointIcon />
        <span>
          <b>{texts.rejected}</b> {outcome.reason}
        </span>
      </p>
    );
  }
  const clock = formatDateTime(outcome.at).slice(-5);
  return (
    <p className="mail-server__note mail-server__note--ok">
      <CheckIcon />
      <span>
        <b className="num">{texts.accepted(clock)}</b> {texts.look(outcome.to)}
        {outcome.unsaved && ` ${texts.saveNext}`}
      </span>
    </p>
  );
}

/** What stands in the form, checked; null where something is wrong, which it shows then. */
async function bodyOf(form: MailServerFormState): Promise<MailServerBody | null> {
  let checked: MailServerBody | null = null;
  await form.handleSubmit((body) => {
    checked = body;
  })();
  return checked;
}

/** Errors of the settings that were tried, at their fields; false where there are none. */
function showErrors(form: MailServerFormState, error: unknown): boolean {
  const found = Object.entries(errorBodyOf(error)?.fields ?? {}).filter(([name]) =>
    name.startsWith(SETTINGS),
  );
  for (const [name, message] of found) {
    form.setError(name.slice(SETTINGS.length) as FieldPath<MailServerValues>, { message });
  }
  return found.length > 0;
}
