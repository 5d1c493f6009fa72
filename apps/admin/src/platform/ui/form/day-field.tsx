import { formatNumericDate, formatNumericTime, readDay, readMoment } from '@shishir/format';
import { useState } from 'react';
import { Field, type FieldProps } from './field';
import { useField } from './form-fields';

type Props = Omit<FieldProps, 'type' | 'inputMode' | 'placeholder' | 'value' | 'onChange'> & {
  /** ISO text, '' for none; text that cannot be read stays as it was typed. */
  value: string;
  onChange: (value: string) => void;
  /** A moment in Dhaka time, whose value is in UTC. */
  withTime?: boolean;
};

/** A day typed as dd/mm/yyyy, in digits of both scripts. */
export function DayField({ value, onChange, withTime, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = withTime ? readMoment : readDay;
  return (
    <div onBlur={() => setTyped(null)}>
      <Field
        {...field}
        placeholder={withTime ? 'dd/mm/yyyy hh:mm' : 'dd/mm/yyyy'}
        value={typed ?? dayText(value)}
        onChange={(text) => {
          setTyped(text);
          onChange(read(text) ?? text);
        }}
      />
    </div>
  );
}

/** A day of the form around it. */
export function FormDayField(props: Omit<Props, 'value' | 'onChange'>) {
  const { value, change, ref, error, changed } = useField<string>(props.name);
  const state = { value, error, changed };
  return <DayField {...props} {...state} onChange={change} inputRef={ref} />;
}

/** A saved day or moment as people write it; other text as it is. */
export function dayText(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatNumericDate(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? formatNumericTime(value) : value;
}
