import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CONTACT_MESSAGE_KINDS, type EnquiryAssignment } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { replaceData } from '../../../platform/api/cache-writes';
import { errorBodyOf, failureText } from '../../../platform/api/failure';
import { tsr } from '../../../platform/api/tsr';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { SelectField } from '../../../platform/ui/form/select-field';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { contactMessageKeys, useOwners } from '../contact-message.queries';
import { KIND_NAMES } from '../contact-message.texts';
import { pipelineTexts } from './pipeline.texts';

const texts = pipelineTexts.assignment;

/** The owner's rules by which new enquiries get an owner. */
export function AssignmentDialog({ onClose }: { onClose: () => void }) {
  const response = tsr.pipeline.assignment.useQuery({ queryKey: contactMessageKeys.assignment });
  const rules = response.data?.body.data;
  return (
    <DialogFrame title={texts.title} width="sm" onClose={onClose}>
      {response.isError && <Alert severity="error">{failureText(response.error)}</Alert>}
      {response.isPending && <Skeleton variant="rounded" height={320} />}
      {rules && <Rules saved={rules} onClose={onClose} />}
    </DialogFrame>
  );
}

interface RulesProps {
  saved: EnquiryAssignment;
  onClose: () => void;
}

function Rules({ saved, onClose }: RulesProps) {
  const owners = useOwners();
  const [{ kinds, turn }, setRules] = useState(saved);
  const queries = useQueryClient();
  const outcome = useOutcomeToasts();
  const turnId = useId();
  const update = tsr.pipeline.updateAssignment.useMutation();
  const fields = errorBodyOf(update.error)?.fields ?? {};
  // An account that is no longer staff is shown and saved as no choice.
  const isStaff = (id: number) => owners.some((one) => one.id === id);
  const choices = [
    { value: 'turn', label: texts.inTurn },
    ...owners.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const current = {
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([kind, one]) => [
        kind,
        typeof one === 'number' && !isStaff(one) ? null : one,
      ]),
    ) as EnquiryAssignment['kinds'],
    turn: turn.filter(isStaff),
  };
  const save = async () => {
    try {
      const response = await update.mutateAsync({ body: current });
      replaceData(queries, contactMessageKeys.assignment, response);
      outcome.succeeded(texts.saved);
      onClose();
    } catch (error) {
      if (!errorBodyOf(error)?.fields) {
        outcome.failed(error, { text: texts.failed, preferServerMessage: true });
      }
    }
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography color="textThird">{texts.note}</Typography>
      {CONTACT_MESSAGE_KINDS.map((kind) => (
        <SelectField
          key={kind}
          name={kind}
          label={KIND_NAMES[kind]}
          value={current.kinds[kind] === null ? '' : String(current.kinds[kind])}
          hint={texts.nobody}
          clearable
          choices={choices}
          error={fields[`kinds.${kind}`]}
          onChoose={(chosen) => {
            const value = chosen === '' || chosen === 'turn' ? chosen || null : Number(chosen);
            setRules({ turn, kinds: { ...kinds, [kind]: value } });
          }}
        />
      ))}
      <FormGroup role="group" aria-labelledby={turnId}>
        <FormLabel id={turnId}>{texts.turn}</FormLabel>
        {owners.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            control={
              <Checkbox
                checked={turn.includes(id)}
                onChange={(_, isChecked) =>
                  setRules({
                    kinds,
                    turn: isChecked ? [...turn, id] : turn.filter((one) => one !== id),
                  })
                }
              />
            }
          />
        ))}
        {fields['turn'] && <FormHelperText error>{fields['turn']}</FormHelperText>}
      </FormGroup>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="contained" disabled={update.isPending} onClick={() => void save()}>
          {update.isPending ? texts.saving : texts.save}
        </Button>
      </DialogActions>
    </Stack>
  );
}
