import type { ReactNode } from 'react';
import { Icon } from '../../../platform/ui/icon';
import { SelectBox } from '../../enquiry/select-box';
import styles from './fields.module.css';

/** The id of the input of a field, which links of its errors lead to. */
export const inputId = (field: string) => `tool-${field}`;

export interface InputProps {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  label: string;
  /** The id of its form, where it stands outside of it. */
  form?: string;
}

interface NumberFieldProps extends InputProps {
  unit: string;
  hint?: string | null;
  error?: string;
  /** Right of the label. */
  beside?: ReactNode;
}

/** A number with its unit, what it is in another one, and what is wrong with it. */
export function NumberField({ label, unit, hint, error, beside, ...input }: NumberFieldProps) {
  const id = inputId(input.name);
  return (
    <div className={`field ${styles.fieldBox}`}>
      <div className={styles.labelRow}>
        <label htmlFor={id}>{label}</label>
        {beside}
      </div>
      <span className={styles.numberInput}>
        <input
          {...input}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
        />
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      </span>
      {error ? (
        <FieldError id={id} text={error} />
      ) : (
        hint && (
          <p className="hint number" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** What is wrong with the field of this id. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="error" id={`${id}-error`}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}

/** The sentence for a value of an address that is none of the choices of its field. */
export function notKnown(name: string, value: string): string {
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return value === ''
    ? `${label}: choose one.`
    : `${label}: '${value}' is not known here. Choose one.`;
}

export interface ChoiceProps extends InputProps {
  options: readonly string[];
  /** What an option is called, where that is not its value. */
  texts: Partial<Record<string, string>>;
  error?: string;
}

export function SelectField({
  label,
  options,
  texts,
  hint,
  error,
  ...input
}: ChoiceProps & { hint?: string }) {
  const id = inputId(input.name);
  return (
    <div className={`field ${styles.fieldBox}`}>
      <label htmlFor={id}>{label}</label>
      <SelectBox
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        {/* The browser would choose the first option for a value that is none of them. */}
        {!options.includes(input.value) && <option value={input.value}>Choose</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {texts[option]}
          </option>
        ))}
      </SelectBox>
      {error ? <FieldError id={id} text={error} /> : hint && <p className="hint">{hint}</p>}
    </div>
  );
}
