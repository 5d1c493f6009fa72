import { formatNumericDate, formatTypedTime, readDay, readMoment } from '@shishir/format';
import { useState } from 'react';
import { Field, type FieldProps } from './field';
import { formTexts } from './form.texts';
import { useField } from './form-fields';

type Props = Omit<FieldProps, 'type' | 'inputMode' | 'placeholder' | 'value' | 'onChange'> & {
  /** ISO text, or '' if empty; unreadable text stays as typed. */
  value: string;
  onChange: (value: string) => void;
  /** The field is a date and time in Dhaka; its value is in UTC. */
  withTime?: boolean;
};

/** Date field for dd/mm/yyyy, in Latin or Bengali digits. */
export function DayField({ value, onChange, withTime, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = withTime ? readMoment : readDay;
  return (
    <div onBlur={() => setTyped(null)}>
      <Field
        {...field}
        placeholder={withTime ? formTexts.dayAndTime : formTexts.day}
        value={typed ?? dayText(value)}
        onChange={(text) => {
          setTyped(text);
          onChange(read(text) ?? text);
        }}
      />
    </div>
  );
}

/** Date field of the surrounding form. */
export function FormDayField(props: Omit<Props, 'value' | 'onChange'>) {
  const { value, change, ref, error, changed } = useField<string>(props.name);
  const state = { value, error, changed };
  return <DayField {...props} {...state} onChange={change} inputRef={ref} />;
}

/** Formats a saved date or time; returns other text unchanged. */
export function dayText(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatNumericDate(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? formatTypedTime(value) : value;
}
