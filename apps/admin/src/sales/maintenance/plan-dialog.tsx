import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { UpdateVisit, type Visit } from '@shishir/contract';
import { Link } from 'react-router-dom';
import { tsr } from '../../platform/api/tsr';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { FormDayField } from '../../platform/ui/form/day-field';
import { FormField, FormSelectField } from '../../platform/ui/form/form-fields';
import { FormFrame } from '../../platform/ui/form/form-frame';
import { useSchemaForm } from '../../platform/ui/form/schema-form';
import { useUnsaved } from '../../platform/ui/form/unsaved-changes';
import { useFormSubmit } from '../../platform/ui/form/use-form-submit';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { useOwners } from '../contact-message/contact-message.queries';
import { visits } from './maintenance';
import { planTexts as texts } from './visit-pages.texts';
import { dayText } from './visit-days';

interface Props {
  visit: Visit;
  onClose: () => void;
}

interface Values {
  planned_on: string;
  planned_at: string;
  technician_id: string;
}

const bodyOf = ({ planned_on, planned_at, technician_id }: Values) => ({
  planned_on: planned_on || null,
  planned_at: planned_at || null,
  technician_id: Number(technician_id) || null,
});

/** Sets day, time and technician of a visit, or marks it as done. */
export function PlanDialog({ visit, onClose }: Props) {
  const refresh = visits.records.useRefresh();
  const outcome = useOutcomeToasts();
  const update = tsr.visits.update.useMutation({ onSettled: () => void refresh() });
  const owners = useOwners().map(({ id, name }) => ({ value: String(id), label: name }));
  const form = useSchemaForm<Values, UpdateVisit>({
    values: {
      planned_on: visit.planned_on ?? '',
      planned_at: visit.planned_at ?? '',
      technician_id: visit.technician_id === null ? '' : String(visit.technician_id),
    },
    schema: UpdateVisit,
    toBody: bodyOf,
  });
  const ask = useUnsaved(form);
  const send = (body: UpdateVisit) =>
    update.mutateAsync({
      params: { id: visit.id },
      body: { ...body, ...(visit.version !== undefined && { version: visit.version }) },
    });
  const saved = () => {
    outcome.succeeded(texts.saved);
    onClose();
  };
  const { submit, busy } = useFormSubmit(form, {
    send,
    onSent: saved,
    texts: { failed: texts.failed },
  });
  const markDone = async () => {
    try {
      await send({ state: 'done' });
      saved();
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
    }
  };
  const title = texts.title(visit.title);
  return (
    <DialogFrame title={title} width="sm" onClose={() => ask(onClose)}>
      <FormFrame label={title} form={form} busy={busy} onSubmit={() => void submit()}>
        <Typography color="textThird">
          {[visit.customer?.name, visit.site, texts.due(dayText(visit.due_on))]
            .filter(Boolean)
            .join(', ')}
        </Typography>
        <FormDayField name="planned_on" label={texts.day} />
        <FormField name="planned_at" label={texts.time} placeholder={texts.timeHint} />
        <FormSelectField
          name="technician_id"
          label={texts.technician}
          hint={texts.technicianHint}
          choices={owners}
          clearable
        />
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={visits.paths.edit(visit.id)} sx={{ mr: 'auto' }}>
            {texts.edit}
          </Button>
          <Button
            variant="outlined"
            disabled={busy || update.isPending}
            onClick={() => void markDone()}
          >
            {texts.done}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? texts.saving : texts.save}
          </Button>
        </DialogActions>
      </FormFrame>
    </DialogFrame>
  );
}
