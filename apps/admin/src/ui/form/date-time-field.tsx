import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useState } from 'react';
import { useField } from './form-fields';
import './date-time-field.css';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The value of the field while what is typed is no date: no schema takes it. */
const NO_DATE = '-';

interface Props {
  name: string;
  label: string;
  hint?: string;
}

/** A moment of the form around it, typed or chosen in Dhaka time. Its value is ISO text in UTC, '' for none. */
export default function FormDateTimeField({ name, label, hint }: Props) {
  const { value, change, error, changed } = useField<string>(name);
  const [typed, setTyped] = useState<Dayjs | null>(null);
  const saved = value === '' ? null : dayjs(value).tz('Asia/Dhaka');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <DateTimePicker
        value={value === NO_DATE ? typed : saved}
        onChange={(next) => {
          setTyped(next);
          if (next === null) change('');
          else change(next.isValid() ? next.toISOString() : NO_DATE);
        }}
        label={label}
        timezone="Asia/Dhaka"
        format="DD/MM/YYYY HH:mm"
        ampm={false}
        slotProps={{
          field: { clearable: true },
          textField: {
            className: changed ? 'field date-time-field field--changed' : 'field date-time-field',
            // Else it hides what is to be typed.
            slotProps: { inputLabel: { shrink: true } },
            error: Boolean(error),
            helperText: typeof error === 'string' ? error : hint,
          },
          desktopPaper: { className: 'date-time-calendar' },
          mobilePaper: { className: 'date-time-calendar' },
        }}
      />
    </LocalizationProvider>
  );
}
