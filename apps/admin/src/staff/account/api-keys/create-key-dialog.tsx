import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import FormHelperText from '@mui/material/FormHelperText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { contract, CreateApiKey, scopesOf } from '@shishir/contract';
import { useState } from 'react';
import { tsr } from '../../../platform/api/tsr';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { FormDayField } from '../../../platform/ui/form/day-field';
import { FormField, useField } from '../../../platform/ui/form/form-fields';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { useSchemaForm } from '../../../platform/ui/form/schema-form';
import { useUnsaved } from '../../../platform/ui/form/unsaved-changes';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { CopyButton } from '../second-factor/recovery-codes';
import { apiKeysTexts } from './api-keys.texts';

const { dialog: texts, created: createdTexts } = apiKeysTexts;

const VERBS = ['read', 'write'] as const;
const SCOPES = scopesOf(contract);
const DOMAINS = [...new Set(SCOPES.map((scope) => scope.split(':')[0]!))];
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
  const { submit, busy } = useFormSubmit(form, {
    send: async (body) => (await create.mutateAsync({ body })).body.key,
    onSent: setKey,
    texts: { failed: texts.failed },
  });
  const ask = useUnsaved(form);
  if (key !== null) return <CreatedKey value={key} onClose={onClose} />;
  const close = () => busy || ask(onClose);
  return (
    <DialogFrame title={texts.title} width="sm" onClose={close}>
      <FormFrame label={texts.title} form={form} busy={busy} onSubmit={() => void submit()}>
        <FormField name="name" label={texts.name} hint={texts.nameHint} required autoFocus />
        <FormDayField name="expires_on" label={texts.expires} hint={texts.expiresHint} />
        <Scopes />
        <DialogActions>
          <Button variant="outlined" disabled={busy} onClick={close}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? texts.creating : texts.create}
          </Button>
        </DialogActions>
      </FormFrame>
    </DialogFrame>
  );
}

/** A checkbox for each right of each part of the API. */
function Scopes() {
  const { value, change, error } = useField<string[]>('scopes');
  const toggle = (scope: string) =>
    change(value.includes(scope) ? value.filter((one) => one !== scope) : [...value, scope]);
  return (
    <div>
      <Table size="small" aria-label={texts.scopes}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>{texts.scopes}</TableCell>
            {VERBS.map((verb) => (
              <TableCell key={verb} align="center">
                {texts[verb]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {DOMAINS.map((domain) => (
            <TableRow key={domain}>
              <TableCell component="th" scope="row" sx={{ pl: 0, fontWeight: 400 }}>
                {domain}
              </TableCell>
              {VERBS.map((verb) => (
                <TableCell key={verb} align="center" sx={{ py: 0 }}>
                  {SCOPES.includes(`${domain}:${verb}`) && (
                    <Checkbox
                      checked={value.includes(`${domain}:${verb}`)}
                      onChange={() => toggle(`${domain}:${verb}`)}
                      slotProps={{
                        input: {
                          'aria-label': texts.right(domain, texts[verb]),
                          'aria-invalid': error ? true : undefined,
                        },
                      }}
                    />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </div>
  );
}

function CreatedKey({ value, onClose }: { value: string; onClose: () => void }) {
  return (
    <DialogFrame title={createdTexts.title} width="sm">
      <Typography sx={{ mb: 2 }}>{createdTexts.text}</Typography>
      <Box
        component="output"
        aria-label={createdTexts.label}
        sx={[
          { display: 'block', mb: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 },
          { fontFamily: 'monospace', overflowWrap: 'anywhere', bgcolor: 'background.default' },
        ]}
      >
        {value}
      </Box>
      <DialogActions>
        <CopyButton label={createdTexts.copy} text={value} />
        <Button variant="contained" onClick={onClose}>
          {createdTexts.done}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
