import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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

const { labels } = texts;
const securities = (Object.keys(MAIL_SECURITY_NAMES) as MailSecurity[]).map((value) => ({
  value,
  label: MAIL_SECURITY_NAMES[value],
}));

interface Props {
  /** Null if no server is set up. */
  server: MailServer | null;
  onSaved?: () => void;
}

/**
 * Settings of the mail server with a test mail; read-only if the environment sets them. `children` are shown beside the
 * button.
 */
export function MailServerForm({ server, onSaved, children }: PropsWithChildren<Props>) {
  if (server?.source === 'environment') {
    return (
      <Stack sx={{ gap: 3 }}>
        <Alert role="presentation" severity="info" icon={false}>
          {texts.environment}
        </Alert>
        <EnvironmentFields server={server} />
        <MailTest />
      </Stack>
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
    <Stack sx={{ gap: 3 }}>
      <FormFrame id={id} label={texts.form} form={form} busy={busy} onSubmit={() => void submit()}>
        <ServerFields hasPassword={server?.has_password ?? false} />
      </FormFrame>
      <MailTest form={form} unsaved={isDirty} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" form={id} variant="contained" disabled={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
        {children}
      </Stack>
    </Stack>
  );
}

function ServerFields({ hasPassword }: { hasPassword: boolean }) {
  return (
    <Box sx={fieldsLook}>
      <Box sx={WIDTHS.wide}>
        <FormField name="server" label={labels.server} />
      </Box>
      <FormField name="port" label={labels.port} inputMode="numeric" />
      <FormSelectField name="security" label={labels.security} choices={securities} />
      <FormField name="user_name" label={labels.user_name} />
      <FormPasswordField
        name="password"
        label={labels.password}
        // Otherwise browsers would fill in the owner's own password.
        autoComplete="new-password"
        hint={hasPassword ? texts.passwordKept : texts.passwordHint}
      />
      <Box sx={WIDTHS.half}>
        <FormField name="sender_name" label={labels.sender_name} hint={texts.senderNameHint} />
      </Box>
      <Box sx={WIDTHS.half}>
        <FormField
          name="sender_address"
          label={labels.sender_address}
          hint={texts.senderAddressHint}
        />
      </Box>
    </Box>
  );
}

function EnvironmentFields({ server }: { server: MailServer }) {
  const rows: [keyof typeof labels, string, keyof typeof WIDTHS][] = [
    ['server', server.server, 'wide'],
    ['port', String(server.port), 'third'],
    ['security', MAIL_SECURITY_NAMES[server.security], 'third'],
    ['user_name', server.user_name ?? '', 'third'],
    ['password', texts.environmentPassword(server.has_password), 'third'],
    ['sender_name', server.sender_name ?? '', 'half'],
    ['sender_address', server.sender_address, 'half'],
  ];
  return (
    <Box sx={fieldsLook}>
      {rows.map(([name, value, width]) => (
        <Box key={name} sx={WIDTHS[width]}>
          <Field name={name} label={labels[name]} value={value} readOnly />
        </Box>
      ))}
    </Box>
  );
}

/** Widths of fields in a grid of six columns. */
const WIDTHS = {
  wide: { gridColumn: { xs: '1 / -1', md: 'span 4' } },
  half: { gridColumn: { xs: '1 / -1', sm: 'span 3' } },
  third: { gridColumn: { xs: '1 / -1', sm: 'span 3', md: 'span 2' } },
};

const fieldsLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '18px 16px',
  '& > .MuiFormControl-root': WIDTHS.third,
  '& .MuiFormControl-root': { width: '100%' },
};
