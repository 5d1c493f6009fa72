import { formatNumericDate, readDay } from '@shishir/format';
import { useState } from 'react';
import { Field, type FieldProps } from './field';
import { useField } from './form-fields';

type Props = Omit<FieldProps, 'type' | 'inputMode' | 'placeholder' | 'value' | 'onChange'> & {
  /** ISO text, '' for none; text that is no day stays as it was typed. */
  value: string;
  onChange: (value: string) => void;
};

/** A day typed as dd/mm/yyyy, in digits of both scripts. */
export function DayField({ value, onChange, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div onBlur={() => setTyped(null)}>
      <Field
        {...field}
        placeholder="dd/mm/yyyy"
        value={typed ?? dayText(value)}
        onChange={(text) => {
          setTyped(text);
          onChange(readDay(text) ?? text);
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

/** A saved day as people write it; other text as it is. */
export const dayText = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatNumericDate(`${value}T00:00:00Z`) : value;
