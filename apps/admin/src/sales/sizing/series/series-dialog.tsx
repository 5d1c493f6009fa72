import InputAdornment from '@mui/material/InputAdornment';
import type { VrfSeriesRow } from '@shishir/contract';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldGrid } from '../../../platform/ui/form/field-grid';
import { FormDialog } from '../../../platform/ui/form/form-dialog';
import { FormField } from '../../../platform/ui/form/form-fields';
import { useRecordSave } from '../../../platform/ui/form/use-record-save';
import { SourceFields } from '../confirmation';
import { confirmationFor } from '../confirmation-values';
import {
  mergedSeries,
  sameLimits,
  seriesConflicts,
  type SeriesFormValues,
  seriesSchema,
  toBody,
  toFormValues,
} from './series-form-values';
import { type SeriesBody, useRefreshSeries, useSeriesSave } from './vrf-series.queries';
import { seriesTexts as texts } from './vrf-series.texts';

interface Props {
  series: string;
  /** Null until limits are entered. */
  row: VrfSeriesRow | null;
  onClose: () => void;
}

/** Sets the limits of a series from a manual. */
export function SeriesDialog({ series, row, onClose }: Props) {
  const send = useSeriesSave();
  const refresh = useRefreshSeries();
  const save = useRecordSave<SeriesFormValues, SeriesBody, VrfSeriesRow>({
    record: row,
    schema: seriesSchema,
    toValues: toFormValues,
    toBody: toBody(series),
    send: (body, _key, _values, signal) => send(body, signal),
    conflicts: seriesConflicts,
    merge: mergedSeries,
    texts: { saved: () => texts.saved(series), failed: texts.failed },
    onSaved: () => {
      refresh();
      onClose();
    },
    onUnchanged: onClose,
    onConflict: refresh,
  });
  return (
    <FormDialog title={series} save={save} conflict={texts.conflict} onClose={onClose}>
      <Fields saved={save.saved ?? row} />
    </FormDialog>
  );
}

const metre = <InputAdornment position="end">{texts.metre}</InputAdornment>;

function Fields({ saved }: { saved: VrfSeriesRow | null }) {
  const { getValues, setValue } = useFormContext<SeriesFormValues>();
  const values = useWatch<SeriesFormValues>() as SeriesFormValues;
  const isAsSaved = sameLimits(values, saved);
  // A confirmation applies only to the limits that were confirmed.
  useEffect(() => {
    if (!saved) return;
    const { confirmed_by, confirmed_on } = confirmationFor(isAsSaved, getValues(), saved);
    setValue('confirmed_by', confirmed_by, { shouldDirty: true });
    setValue('confirmed_on', confirmed_on, { shouldDirty: true });
  }, [isAsSaved, saved, getValues, setValue]);
  const { labels } = texts;
  const isOpenAgain = saved?.confirmed_by && !isAsSaved && values.confirmed_by === '';
  return (
    <>
      <FormField
        name="module_sets"
        label={labels.module_sets}
        hint={texts.setsHint}
        lines={2}
        autoFocus
      />
      <FieldGrid>
        {(
          [
            ['run_max_m', texts.runHint],
            ['height_above_max_m', texts.aboveHint],
            ['height_below_max_m', texts.belowHint],
          ] as const
        ).map(([name, hint]) => (
          <FormField
            key={name}
            name={name}
            label={labels[name]}
            hint={hint}
            inputMode="numeric"
            end={metre}
          />
        ))}
      </FieldGrid>
      <SourceFields
        confirmationHint={isOpenAgain ? texts.confirmedBefore(saved.confirmed_by!) : undefined}
      />
    </>
  );
}
