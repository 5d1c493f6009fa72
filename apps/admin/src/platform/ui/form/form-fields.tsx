import { createContext, use } from 'react';
import { type FieldErrors, useController, useFormContext, useFormState } from 'react-hook-form';
import { Field, PasswordField, type FieldProps } from './field';
import { fieldError } from './schema-form';
import { SelectField, type SelectFieldProps } from './select-field';

/** True if fields that differ from the saved record are marked. */
export const MarksChanges = createContext(false);

/** Returns value and error of one field of the surrounding form. Only this field re-renders when it changes. */
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

type Parts = Record<string, unknown> & { message?: string };

/**
 * Field with a composite value, such as the rows of a list; the value is replaced as a whole. `errorAt` returns the
 * error of a part, named as in the API's errors: 'title', '3.title'; '' for the whole.
 */
export function usePartedField<Value>(name: string) {
  const { field } = useController({ name });
  // Not the controller's state, which ignores errors of parts.
  const { errors } = useFormState({ name });
  const { setError } = useFormContext();
  const error = errors[name] as Parts | undefined;
  return {
    value: field.value as Value,
    errorAt: (part: string): string | undefined => messagesOf(error).get(part),
    /** Keeps the errors of all parts but the changed one. */
    change: (value: Value, changed?: string) => {
      const messages = messagesOf(error);
      field.onChange(value);
      if (changed === undefined) return;
      for (const [part, message] of messages) {
        if (part !== changed) setError(part ? `${name}.${part}` : name, { message });
      }
    },
  };
}

/** Counts the fields with errors, including parts of fields. */
export const countErrors = (errors: FieldErrors): number =>
  [...messagesOf(errors as Parts).keys()].filter((field) => field !== 'root').length;

/** Collects the messages of an error tree by path. */
function messagesOf(error: Parts | undefined, path = ''): Map<string, string> {
  const messages = new Map<string, string>();
  if (typeof error !== 'object' || error === null) return messages;
  if (typeof error.message === 'string') messages.set(path, error.message);
  for (const [key, part] of Object.entries(error)) {
    if (key === 'ref' || typeof part !== 'object') continue;
    const inner = messagesOf(part as Parts, path ? `${path}.${key}` : key);
    for (const [at, message] of inner) messages.set(at, message);
  }
  return messages;
}

type TextProps = Omit<
  FieldProps,
  'value' | 'onChange' | 'onLeave' | 'error' | 'changed' | 'inputRef'
> & {
  /** Replaces the default change of the field. */
  onChange?: (text: string) => void;
};

/** Text field of the surrounding form. Numbers are checked on blur. */
export function FormField({ onChange, ...props }: TextProps) {
  const { value, change, ref, error, changed } = useField<string>(props.name);
  const { trigger } = useFormContext();
  const isNumber = props.inputMode === 'numeric' || props.inputMode === 'decimal';
  return (
    <Field
      {...props}
      value={value}
      onChange={onChange ?? change}
      onLeave={isNumber && value.trim() ? () => void trigger(props.name) : undefined}
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

/** Dropdown of the surrounding form. */
export function FormSelectField<V extends string>(props: SelectProps<V>) {
  const { value, change, error, changed } = useField<V | ''>(props.name);
  return <SelectField {...props} value={value} onChoose={change} error={error} changed={changed} />;
}
