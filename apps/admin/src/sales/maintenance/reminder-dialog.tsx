import Typography from '@mui/material/Typography';
import { MaintenanceSettings } from '@shishir/contract';
import { inDigits } from '@shishir/format';
import { useQueryClient } from '@tanstack/react-query';
import { tsr } from '../../platform/api/tsr';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { FormDialog } from '../../platform/ui/form/form-dialog';
import { FormField } from '../../platform/ui/form/form-fields';
import { useSchemaForm } from '../../platform/ui/form/schema-form';
import { useFormSubmit } from '../../platform/ui/form/use-form-submit';
import { sharedTexts } from '../../platform/ui/shared.texts';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { reminderTexts as texts } from './visit-pages.texts';

const KEY = ['maintenance-contracts', 'settings'];

/** Days before visits and ends of contracts on which reminders are sent. For owners. */
export function ReminderDialog({ onClose }: { onClose: () => void }) {
  const response = tsr.maintenanceContracts.settings.useQuery({ queryKey: KEY });
  const settings = response.data?.body.data;
  if (settings) return <ReminderForm settings={settings} onClose={onClose} />;
  return (
    <DialogFrame title={texts.title} width="sm" onClose={onClose}>
      <Typography role="status" color="textThird">
        {sharedTexts.loading}
      </Typography>
    </DialogFrame>
  );
}

type Values = Record<keyof MaintenanceSettings, string>;

const daysText = (days: number | null) => (days === null ? '' : inDigits(days));
/** The schema reads the typed number. */
const typed = (text: string) => (text.trim() === '' ? null : text) as number | null;

interface Props {
  settings: MaintenanceSettings;
  onClose: () => void;
}

function ReminderForm({ settings, onClose }: Props) {
  const queries = useQueryClient();
  const outcome = useOutcomeToasts();
  const update = tsr.maintenanceContracts.saveSettings.useMutation({
    onSettled: () => void queries.invalidateQueries({ queryKey: KEY }),
  });
  const form = useSchemaForm<Values, MaintenanceSettings>({
    values: {
      visit_days: daysText(settings.visit_days),
      end_days: daysText(settings.end_days),
    },
    schema: MaintenanceSettings,
    toBody: ({ visit_days, end_days }) => ({
      visit_days: typed(visit_days),
      end_days: typed(end_days),
    }),
  });
  const save = useFormSubmit(form, {
    send: (body) => update.mutateAsync({ body }),
    onSent: () => {
      outcome.succeeded(texts.saved);
      onClose();
    },
    texts: { failed: texts.failed },
  });
  return (
    <FormDialog title={texts.title} save={save} onClose={onClose}>
      <Typography color="textThird">{texts.note}</Typography>
      <FormField name="visit_days" label={texts.visit} inputMode="numeric" />
      <FormField name="end_days" label={texts.end} inputMode="numeric" />
    </FormDialog>
  );
}
