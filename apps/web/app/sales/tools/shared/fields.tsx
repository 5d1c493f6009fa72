import type { ReactNode } from 'react';
import { Icon } from '../../../platform/ui/icon';
import { SelectBox } from '../../enquiry/select-box';
import { toolTexts } from './tool.texts';
import styles from './fields.module.css';

/** Returns the id of a field's input, the target of links in error messages. */
export const inputId = (field: string) => `tool-${field}`;

export interface InputProps {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  label: string;
  /** The id of its form, if the field is outside of it. */
  form?: string;
  /** Place among fields of the same name. */
  nth?: number;
}

const idOf = ({ name, nth }: Pick<InputProps, 'name' | 'nth'>) =>
  inputId(nth ? `${name}-${nth}` : name);

interface NumberFieldProps extends InputProps {
  unit: string;
  hint?: string | null;
  error?: string;
  /** Right of the label. */
  beside?: ReactNode;
}

/** Number field with its unit, its value in another unit or a hint, and its error. */
export function NumberField({
  label,
  unit,
  hint,
  error,
  beside,
  nth = 0,
  ...input
}: NumberFieldProps) {
  const id = idOf({ name: input.name, nth });
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

/** Error of the field with this id. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="error" id={`${id}-error`}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}

/** Returns the error for an unknown choice in an address. */
export function notKnown(name: string, value: string): string {
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return value === '' ? toolTexts.notChosen(label) : toolTexts.notAnOption(label, value);
}

export interface ChoiceProps extends InputProps {
  options: readonly string[];
  /** Labels of options whose value is not their label. */
  texts: Partial<Record<string, string>>;
  error?: string;
}

export function SelectField({
  label,
  options,
  texts,
  hint,
  error,
  nth = 0,
  ...input
}: ChoiceProps & { hint?: string }) {
  const id = idOf({ name: input.name, nth });
  return (
    <div className={`field ${styles.fieldBox}`}>
      <label htmlFor={id}>{label}</label>
      <SelectBox
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      >
        {/* For an unknown value the browser would choose the first option. */}
        {!options.includes(input.value) && <option value={input.value}>{toolTexts.choose}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {texts[option]}
          </option>
        ))}
      </SelectBox>
      {error ? (
        <FieldError id={id} text={error} />
      ) : (
        hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
