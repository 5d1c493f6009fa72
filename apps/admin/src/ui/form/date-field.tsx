import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import { useState } from 'react';
import { CalendarIcon, CloseIcon, DownIcon, LeftIcon, RightIcon } from '../../theme/icons';
import { useField } from './form-fields';
import './date-field.css';

interface Props {
  name: string;
  label: string;
  hint?: string;
  /** The first day that can be chosen, as ISO text; '' for none. */
  from?: string;
}

const ISO = 'YYYY-MM-DD';
/** The value of the field while what is typed is no day: no schema takes it. */
const NO_DAY = '-';

const slots = {
  openPickerIcon: CalendarIcon,
  clearIcon: CloseIcon,
  leftArrowIcon: LeftIcon,
  rightArrowIcon: RightIcon,
  switchViewIcon: DownIcon,
};

/** A day of the form around it: typed as dd/mm/yyyy, or chosen in a calendar. Its value is ISO text, '' for none. */
export function FormDateField({ name, label, hint, from }: Props) {
  const { value, change, error, changed } = useField<string>(name);
  // What is typed stays in the field while it is no day.
  const [typed, setTyped] = useState<Dayjs | null>(null);
  const first = from ? dayjs(from) : undefined;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <DatePicker
        value={value === NO_DAY ? typed : value === '' ? null : dayjs(value)}
        onChange={(day) => {
          setTyped(day);
          if (day === null) change('');
          else change(day.isValid() ? day.format(ISO) : NO_DAY);
        }}
        label={label}
        format="DD/MM/YYYY"
        minDate={first}
        slots={slots}
        slotProps={{
          field: { clearable: true },
          textField: {
            className: changed ? 'field date-field field--changed' : 'field date-field',
            error: Boolean(error),
            helperText: typeof error === 'string' ? error : hint,
          },
          desktopPaper: { className: 'date-calendar' },
          mobilePaper: { className: 'date-calendar' },
        }}
      />
    </LocalizationProvider>
  );
}
