import { createContext, use } from 'react';
import { useController } from 'react-hook-form';
import { Field, PasswordField, type FieldProps } from './field';
import { fieldError } from './schema-form';
import { SelectField, type SelectFieldProps } from './select-field';

/** True where fields that differ from what is saved are marked. */
export const MarksChanges = createContext(false);

/** The value of one field of the form around it, and what is wrong with it. Only this field is rendered when it changes. */
export function useField<Value>(name: string) {
  const { field, fieldState } = useController({ name });
  const marks = use(MarksChanges);
  return {
    value: field.value as Value,
    change: field.onChange as (value: Value) => void,
    ref: field.ref,
    error: fieldError(fieldState.error),
    changed: marks && fieldState.isDirty,
  };
}

type TextProps = Omit<FieldProps, 'value' | 'onChange' | 'error' | 'changed' | 'inputRef'> & {
  /** Replaces the change of the field itself. */
  onChange?: (text: string) => void;
};

/** A field of text of the form around it. */
export function FormField({ onChange, ...props }: TextProps) {
  const { value, change, ref, error, changed } = useField<string>(props.name);
  return (
    <Field
      {...props}
      value={value}
      onChange={onChange ?? change}
      inputRef={ref}
      error={error}
      changed={changed}
    />
  );
}

export function FormPasswordField(props: Omit<TextProps, 'type' | 'end'>) {
  const { value, change, ref, error } = useField<string>(props.name);
  return <PasswordField {...props} value={value} onChange={change} inputRef={ref} error={error} />;
}

type SelectProps<V extends string> = Omit<
  SelectFieldProps<V>,
  'value' | 'onChoose' | 'error' | 'changed'
>;

/** A dropdown of the form around it. */
export function FormSelectField<V extends string>(props: SelectProps<V>) {
  const { value, change, error, changed } = useField<V | ''>(props.name);
  return <SelectField {...props} value={value} onChoose={change} error={error} changed={changed} />;
}
