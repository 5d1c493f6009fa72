import Button from '@mui/material/Button';
import { type MailSecurity, type MailServer, UpdateMailServer } from '@shishir/contract';
import { type PropsWithChildren, useId } from 'react';
import { Field } from '../ui/form/field';
import { FormField, FormPasswordField, FormSelectField } from '../ui/form/form-fields';
import { FormFrame } from '../ui/form/form-frame';
import { useSchemaForm } from '../ui/form/schema-form';
import { useUnsaved } from '../ui/form/unsaved-changes';
import { useFormSubmit } from '../ui/form/use-form-submit';
import { useOutcomeToasts } from '../ui/toast/outcome-toasts';
import {
  type MailServerBody,
  type MailServerValues,
  toBody,
  toValues,
} from './mail-server-form-values';
import { MailTest } from './mail-test';
import { useMailServerSave, useRefreshMailServer } from './mail.queries';
import { MAIL_SECURITY_NAMES, mailServerTexts as texts } from './mail.texts';
import './mail-server.css';

const { labels } = texts;
const securities = (Object.keys(MAIL_SECURITY_NAMES) as MailSecurity[]).map((value) => ({
  value,
  label: MAIL_SECURITY_NAMES[value],
}));

interface Props {
  /** Null where none is set. */
  server: MailServer | null;
  onSaved?: () => void;
}

/** The settings of the mail server with a test mail; read-only where the environment sets them. `children` stand beside the button. */
export function MailServerForm({ server, onSaved, children }: PropsWithChildren<Props>) {
  if (server?.source === 'environment') {
    return (
      <div className="mail-server">
        <p className="mail-server__note">{texts.environment}</p>
        <EnvironmentFields server={server} />
        <MailTest />
      </div>
    );
  }
  return (
    <EditableServer server={server} onSaved={onSaved}>
      {children}
    </EditableServer>
  );
}

function EditableServer({ server, onSaved, children }: PropsWithChildren<Props>) {
  const id = useId();
  const save = useMailServerSave();
  const refresh = useRefreshMailServer();
  const outcome = useOutcomeToasts();
  const form = useSchemaForm<MailServerValues, MailServerBody>({
    values: toValues(server),
    schema: UpdateMailServer,
    toBody,
  });
  const { isDirty } = form.formState;
  useUnsaved(form);
  const { submit, busy } = useFormSubmit(form, {
    send: (body, _values, signal) => save.mutateAsync({ body, fetchOptions: { signal } }),
    onSent: ({ body }) => {
      form.reset(toValues(body.data), { keepFieldsRef: true, keepSubmitCount: true });
      outcome.succeeded(texts.saved);
      void refresh();
      onSaved?.();
    },
    texts: { failed: texts.failed },
  });
  return (
    <div className="mail-server">
      <FormFrame id={id} label={texts.form} form={form} busy={busy} onSubmit={() => void submit()}>
        <ServerFields hasPassword={server?.has_password ?? false} />
      </FormFrame>
      <MailTest form={form} unsaved={isDirty} />
      <div className="mail-server__buttons">
        <Button type="submit" form={id} variant="contained" disabled={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
        {children}
      </div>
    </div>
  );
}

function ServerFields({ hasPassword }: { hasPassword: boolean }) {
  return (
    <div className="mail-server__fields">
      <div className="mail-server__name">
        <FormField name="server" label={labels.server} />
      </div>
      <FormField name="port" label={labels.port} inputMode="numeric" />
      <FormSelectField name="security" label={labels.security} choices={securities} />
      <FormField name="user_name" label={labels.user_name} />
      <FormPasswordField
        name="password"
        label={labels.password}
        // A browser would offer the owner's own password.
        autoComplete="new-password"
        hint={hasPassword ? texts.passwordKept : texts.passwordHint}
      />
      <div className="mail-server__half">
        <FormField name="sender_name" label={labels.sender_name} hint={texts.senderNameHint} />
      </div>
      <div className="mail-server__half">
        <FormField
          name="sender_address"
          label={labels.sender_address}
          hint={texts.senderAddressHint}
        />
      </div>
    </div>
  );
}

function EnvironmentFields({ server }: { server: MailServer }) {
  const rows: [keyof typeof labels, string, string?][] = [
    ['server', server.server, 'mail-server__name'],
    ['port', String(server.port)],
    ['security', MAIL_SECURITY_NAMES[server.security]],
    ['user_name', server.user_name ?? ''],
    ['password', texts.environmentPassword(server.has_password)],
    ['sender_name', server.sender_name ?? '', 'mail-server__half'],
    ['sender_address', server.sender_address, 'mail-server__half'],
  ];
  return (
    <div className="mail-server__fields">
      {rows.map(([name, value, className]) => (
        <div key={name} className={className}>
          <Field name={name} label={labels[name]} value={value} readOnly />
        </div>
      ))}
    </div>
  );
}
