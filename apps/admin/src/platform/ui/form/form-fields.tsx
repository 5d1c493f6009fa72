import { createContext, use } from 'react';
import { type FieldErrors, useController, useFormContext, useFormState } from 'react-hook-form';
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

type Parts = Record<string, unknown> & { message?: string };

/**
 * A field whose value has parts, such as the rows of a list; the value is replaced as a whole. `errorAt` is what is
 * wrong with a part, named as in the errors of the API: 'title', '3.title'; '' is the whole.
 */
export function usePartedField<Value>(name: string) {
  const { field } = useController({ name });
  // Not the state of the controller: that is silent about what is said of a part.
  const { errors } = useFormState({ name });
  const { setError } = useFormContext();
  const error = errors[name] as Parts | undefined;
  return {
    value: field.value as Value,
    errorAt: (part: string): string | undefined => messagesOf(error).get(part),
    /** What is wrong with other parts than the changed one stays there. */
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

/** How many fields are wrong, parts of fields too. */
export const countErrors = (errors: FieldErrors): number =>
  [...messagesOf(errors as Parts).keys()].filter((field) => field !== 'root').length;

/** Every message of a tree of errors, by its path. */
function messagesOf(error: Parts | undefined, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  if (typeof error !== 'object' || error === null) return found;
  if (typeof error.message === 'string') found.set(path, error.message);
  for (const [key, part] of Object.entries(error)) {
    if (key === 'ref' || typeof part !== 'object') continue;
    const inner = messagesOf(part as Parts, path ? `${path}.${key}` : key);
    for (const [at, message] of inner) found.set(at, message);
  }
  return found;
}

type TextProps = Omit<
  FieldProps,
  'value' | 'onChange' | 'onLeave' | 'error' | 'changed' | 'inputRef'
> & {
  /** Replaces the change of the field itself. */
  onChange?: (text: string) => void;
};

/** A field of text of the form around it. A number is checked when its field is left. */
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

/** A dropdown of the form around it. */
export function FormSelectField<V extends string>(props: SelectProps<V>) {
  const { value, change, error, changed } = useField<V | ''>(props.name);
  return <SelectField {...props} value={value} onChoose={change} error={error} changed={changed} />;
}
