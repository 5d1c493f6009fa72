import { contract, CreateApiKey, scopesOf } from '@shishir/contract';
import { useState } from 'react';
import { tsr } from '../../../platform/api/tsr';
import { CheckTable } from '../../../platform/ui/form/check-table';
import { FormDayField } from '../../../platform/ui/form/day-field';
import { FormDialog } from '../../../platform/ui/form/form-dialog';
import { FormField } from '../../../platform/ui/form/form-fields';
import { useSchemaForm } from '../../../platform/ui/form/schema-form';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { SecretDialog } from '../secret-dialog';
import { apiKeysTexts } from './api-keys.texts';

const { dialog: texts, created: createdTexts } = apiKeysTexts;

const VERBS = ['read', 'write'] as const;
const SCOPES = scopesOf(contract);
const DOMAINS = [...new Set(SCOPES.map((scope) => scope.split(':')[0]!))];
/** Returns the checkbox for a right; null if the API has none. */
function boxOf(domain: string, verb: string) {
  const value = `${domain}:${verb}`;
  if (!SCOPES.includes(value)) return null;
  return { value, label: texts.right(domain, texts[verb as (typeof VERBS)[number]]) };
}
const VALUES = { name: '', expires_on: '', scopes: [] as string[] };

interface Props {
  refresh: () => void;
  onClose: () => void;
}

/** Dialog for name, period and rights of a new key, which then shows its secret once. */
export function CreateKeyDialog({ refresh, onClose }: Props) {
  const [key, setKey] = useState<string | null>(null);
  const create = tsr.apiKeys.create.useMutation({ onSettled: refresh });
  const form = useSchemaForm({
    values: VALUES,
    schema: CreateApiKey,
    toBody: ({ expires_on, ...rest }) => ({ ...rest, expires_on: expires_on || null }),
  });
  const save = useFormSubmit(form, {
    send: async (body) => (await create.mutateAsync({ body })).body.key,
    onSent: setKey,
    texts: { failed: texts.failed },
  });
  if (key !== null) return <SecretDialog texts={createdTexts} value={key} onClose={onClose} />;
  return (
    <FormDialog
      title={texts.title}
      save={save}
      texts={{ save: texts.create, saving: texts.creating }}
      waits
      onClose={onClose}
    >
      <FormField name="name" label={texts.name} hint={texts.nameHint} required autoFocus />
      <FormDayField name="expires_on" label={texts.expires} hint={texts.expiresHint} />
      <CheckTable
        name="scopes"
        label={texts.scopes}
        columns={VERBS.map((verb) => ({ key: verb, label: texts[verb] }))}
        rows={DOMAINS.map((domain) => ({ key: domain, label: domain }))}
        cell={boxOf}
      />
    </FormDialog>
  );
}
