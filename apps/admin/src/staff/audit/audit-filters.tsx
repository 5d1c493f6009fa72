import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditEntry,
  type AuditQuery,
  type AuditSubject,
} from '@shishir/contract';
import { NO_DAY } from '@shishir/contract/rules';
import { readDay } from '@shishir/format';
import { useId, useState } from 'react';
import { useStaffList } from '../account/users/users.queries';
import { dayText } from '../../platform/ui/form/day-field';
import { formTexts } from '../../platform/ui/form/form.texts';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import type { ListAddress } from '../../platform/ui/list/list-address';
import { capitalised } from '../../platform/ui/page/field-text';
import { ACTION_NAMES, auditTexts, SUBJECT_NAMES } from './audit.texts';

const { filters } = auditTexts;
const ALL = { value: 'all', label: auditTexts.all } as const;

const actions: { value: AuditAction | 'all'; label: string }[] = [
  ALL,
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: ACTION_NAMES[action] })),
];
const subjects: { value: AuditSubject | 'all'; label: string }[] = [
  ALL,
  ...AUDIT_SUBJECTS.map((subject) => ({
    value: subject,
    label: capitalised(SUBJECT_NAMES[subject]),
  })),
];
const wanted = <V extends string>(value: V | 'all') => (value === 'all' ? null : value);

interface Props {
  address: ListAddress<AuditQuery>;
  entries: AuditEntry[];
}

export function AuditFilters({ address, entries }: Props) {
  const { action, subject, actor_id, from, to } = address.query;
  return (
    <>
      <ChoiceField<AuditAction | 'all'>
        label={filters.action}
        value={action ?? 'all'}
        choices={actions}
        onChoose={(value) => address.change({ action: wanted(value) })}
      />
      <ChoiceField<AuditSubject | 'all'>
        label={filters.subject}
        value={subject ?? 'all'}
        choices={subjects}
        onChoose={(value) => address.change({ subject: wanted(value), subject_id: null })}
      />
      <ChoiceField
        label={filters.person}
        value={String(actor_id ?? 'all')}
        choices={usePeople(actor_id, entries)}
        onChoose={(id) => address.change({ actor_id: id === 'all' ? null : Number(id) })}
      />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, flex: { xs: '1 1 340px', md: '0 1 auto' } }}
      >
        <DayField
          label={filters.from}
          value={from ?? ''}
          onChoose={(day) => address.change({ from: day || null })}
        />
        <DayField
          label={filters.to}
          value={to ?? ''}
          onChoose={(day) => address.change({ to: day || null })}
        />
      </Stack>
      {address.narrowed && <Button onClick={() => address.clear()}>{auditTexts.clear}</Button>}
    </>
  );
}

/** Returns staff and the chosen person, who may be a visitor or a deleted account. */
function usePeople(chosen: number | undefined, entries: AuditEntry[]) {
  const { staff } = useStaffList();
  const people = staff.map(({ id, name }) => ({ value: String(id), label: name }));
  if (chosen !== undefined && !staff.some(({ id }) => id === chosen)) {
    const name = entries.find((entry) => entry.actor_id === chosen)?.actor_name;
    people.push({ value: String(chosen), label: name || auditTexts.someone(chosen) });
  }
  return [ALL, ...people];
}

interface DayFieldProps {
  label: string;
  /** '2026-03-26', or '' if empty. */
  value: string;
  onChoose: (day: string) => void;
}

/** Date field above the list, with its label inside, like a dropdown. */
function DayField({ label, value, onChoose }: DayFieldProps) {
  const [input, setInput] = useState(dayText(value));
  const [applied, setApplied] = useState(value);
  const [isWrong, setIsWrong] = useState(false);
  const noteId = useId();
  // The address was changed by the back button or cleared filters.
  if (value !== applied) {
    setApplied(value);
    // A text that means the same day stays as typed.
    if (readDay(input) !== value) {
      setInput(dayText(value));
      setIsWrong(false);
    }
  }
  return (
    <Box sx={{ flex: { xs: '1 1 170px', md: 'none' } }}>
      <OutlinedInput
        size="small"
        fullWidth
        placeholder={formTexts.day}
        value={input}
        error={isWrong}
        onChange={({ target }) => {
          setInput(target.value);
          const day = readDay(target.value);
          if (day === null) return;
          setIsWrong(false);
          onChoose(day);
        }}
        onBlur={() => setIsWrong(readDay(input) === null)}
        slotProps={{
          input: { 'aria-label': label, 'aria-describedby': isWrong ? noteId : undefined },
        }}
        startAdornment={
          <InputAdornment position="start">
            <Typography component="span" variant="body2" color="textThird">
              {label}
            </Typography>
          </InputAdornment>
        }
        sx={{ width: { md: 186 } }}
      />
      {isWrong && (
        <FormHelperText id={noteId} error>
          {NO_DAY}
        </FormHelperText>
      )}
    </Box>
  );
}
