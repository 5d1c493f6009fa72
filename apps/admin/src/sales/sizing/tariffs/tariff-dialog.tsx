import type { TariffRow } from '@shishir/contract';
import { FormDialog } from '../../../platform/ui/form/form-dialog';
import { useRecordSave } from '../../../platform/ui/form/use-record-save';
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
  return (
    <FormDialog title={title} width="md" save={save} conflict={texts.conflict} onClose={onClose}>
      <TariffFields saved={save.saved ?? tariff} />
    </FormDialog>
  );
}
