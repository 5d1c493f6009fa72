import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { QuotationSettings } from '@shishir/contract';
import { inDigits } from '@shishir/format';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { FormDialog } from '../../../platform/ui/form/form-dialog';
import { FormField, useField } from '../../../platform/ui/form/form-fields';
import { useSchemaForm } from '../../../platform/ui/form/schema-form';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { basisPoints, percentText, wholeNumber } from '../editor/quotation-form-values';
import { useQuotationSettings, useSettingsSave } from '../quotations.queries';
import { settingsTexts as texts } from './settings.texts';

/** Rates, advance and the discount that needs an approval. For owners. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const settings = useQuotationSettings();
  if (!settings) {
    return (
      <DialogFrame title={texts.title} width="sm" onClose={onClose}>
        <Typography role="status" color="textThird">
          {sharedTexts.loading}
        </Typography>
      </DialogFrame>
    );
  }
  return <SettingsForm settings={settings} onClose={onClose} />;
}

/** Percentages as typed; '' for none. */
type Values = Record<'vat_bp' | 'ait_bp' | 'advance_percent' | 'approval_above', string> &
  Pick<QuotationSettings, 'source' | 'states_vat' | 'states_ait'>;

const whole = (percent: number | null) => (percent === null ? '' : inDigits(percent));
const toValues = (settings: QuotationSettings): Values => ({
  ...settings,
  vat_bp: percentText(settings.vat_bp),
  ait_bp: percentText(settings.ait_bp),
  advance_percent: whole(settings.advance_percent),
  approval_above: whole(settings.approval_above),
});
const toBody = (values: Values): QuotationSettings => ({
  ...values,
  vat_bp: basisPoints(values.vat_bp) ?? NaN,
  ait_bp: basisPoints(values.ait_bp) ?? NaN,
  advance_percent: wholeNumber(values.advance_percent),
  approval_above: wholeNumber(values.approval_above),
});

interface Props {
  settings: QuotationSettings;
  onClose: () => void;
}

function SettingsForm({ settings, onClose }: Props) {
  const send = useSettingsSave();
  const outcome = useOutcomeToasts();
  const form = useSchemaForm<Values, QuotationSettings>({
    values: toValues(settings),
    schema: QuotationSettings,
    toBody,
  });
  const save = useFormSubmit(form, {
    send,
    onSent: () => {
      outcome.succeeded(texts.saved);
      onClose();
    },
    texts: { failed: texts.failed },
  });
  const percent = <InputAdornment position="end">%</InputAdornment>;
  return (
    <FormDialog title={texts.title} save={save} onClose={onClose}>
      <Typography color="textThird">{texts.note}</Typography>
      <FormField name="vat_bp" label={texts.vat} inputMode="decimal" end={percent} />
      <SettingSwitch name="states_vat" label={texts.statesVat} />
      <FormField
        name="ait_bp"
        label={texts.ait}
        hint={texts.aitHint}
        inputMode="decimal"
        end={percent}
      />
      <SettingSwitch name="states_ait" label={texts.statesAit} />
      <FormField name="source" label={texts.source} lines={3} />
      <FormField
        name="advance_percent"
        label={texts.advance}
        hint={texts.advanceHint}
        inputMode="numeric"
        end={percent}
      />
      <FormField
        name="approval_above"
        label={texts.approval}
        hint={texts.approvalHint}
        inputMode="numeric"
        end={percent}
      />
    </FormDialog>
  );
}

function SettingSwitch({ name, label }: { name: 'states_vat' | 'states_ait'; label: string }) {
  const { value, change } = useField<boolean>(name);
  return (
    <FormControlLabel
      label={label}
      control={<Switch checked={value} onChange={(_event, on) => change(on)} />}
    />
  );
}
