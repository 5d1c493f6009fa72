import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { TariffRow } from '@shishir/contract';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { SaveConflictDialog } from '../../../platform/ui/form/conflict-dialog';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { useUnsaved } from '../../../platform/ui/form/unsaved-changes';
import { useRecordSave } from '../../../platform/ui/form/use-record-save';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { sizingTexts } from '../sizing.texts';
import { TariffFields } from './tariff-fields';
import {
  copyOf,
  createSchema,
  mergedTariff,
  tariffConflicts,
  toBody,
  toFormValues,
  type TariffFormValues,
  updateSchema,
} from './tariff-form-values';
import { type TariffBody, useRefreshTariffs, useTariffSave } from './tariffs.queries';
import { tariffFormTexts as texts, tariffsTexts } from './tariffs.texts';

/** The tariff to change, or null for a new one, whose prices start from those of `template`. */
export type Edited = { tariff: TariffRow } | { tariff: null; template: TariffRow | null };

interface Props {
  edited: Edited;
  onClose: () => void;
}

/** Adds or changes a tariff; shows its example costs while prices are typed. */
export function TariffDialog({ edited, onClose }: Props) {
  const { tariff } = edited;
  const template = tariff === null ? edited.template : null;
  const title = tariff
    ? texts.editTitle(tariffsTexts.nameOf(tariff.code, tariff.valid_from))
    : template
      ? tariffsTexts.addFromOf(template.code)
      : tariffsTexts.addTitle;
  const refresh = useRefreshTariffs();
  const send = useTariffSave(tariff?.id ?? null);
  const save = useRecordSave<TariffFormValues, TariffBody, TariffRow>({
    record: tariff,
    schema: tariff ? updateSchema : createSchema,
    toValues: (row) => (row === null && template ? copyOf(template) : toFormValues(row)),
    toBody,
    send: (body, _key, _values, signal) => send(body, signal),
    conflicts: tariffConflicts,
    merge: mergedTariff,
    texts: {
      saved: ({ code, valid_from }) =>
        (tariff ? texts.saved : texts.added)(tariffsTexts.nameOf(code, valid_from)),
      failed: texts.failed,
    },
    onSaved: () => {
      refresh();
      onClose();
    },
    onUnchanged: onClose,
    onConflict: refresh,
  });
  const { form, busy } = save;
  const ask = useUnsaved(form);
  const close = () => ask(onClose);
  return (
    <DialogFrame title={title} width="md" onClose={close}>
      <FormFrame label={title} form={form} busy={busy} onSubmit={() => void save.submit()}>
        <TariffFields saved={save.saved ?? tariff} />
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? sizingTexts.saving : sizingTexts.save}
          </Button>
        </DialogActions>
      </FormFrame>
      <SaveConflictDialog title={texts.conflict} save={save} />
    </DialogFrame>
  );
}
