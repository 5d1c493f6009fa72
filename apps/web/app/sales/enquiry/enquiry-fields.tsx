import { enquiryChoiceTexts } from '@shishir/contract/rules';
import { type ReactNode, useId } from 'react';
import { Field } from '../../platform/forms/field';
import { Choices } from '../../platform/ui/choices';
import { type EnquiryField, NONE } from './enquiry-kinds';
import { enquiryTexts as texts } from './enquiry.texts';
import { SelectBox } from './select-box';
import styles from './pills.module.css';

/** The attributes that connect an input with its label and its error message. */
interface InputProps {
  id: string;
  name: string;
}

export interface InputState {
  defaultValue: string;
  required: boolean;
  onChange?: (event: { target: { value: string } }) => void;
}

interface EnquiryFieldProps {
  spec: EnquiryField;
  state: InputState;
  error?: string;
}

/** A field of an enquiry other than its file. Depends on neither the router nor the shell. */
export function EnquiryFieldInput({ spec, state, error }: EnquiryFieldProps) {
  if (spec.type === 'hidden') {
    return <input type="hidden" name={spec.name} defaultValue={state.defaultValue} />;
  }
  if (spec.type === 'choice') return <Choice spec={spec} chosen={state.defaultValue} />;
  return (
    <Field
      name={spec.name}
      label={<Label field={spec} optional={!state.required} />}
      error={error}
      full={spec.full}
    >
      {(input) => <Control {...{ spec, input, state }} />}
    </Field>
  );
}

function Label({ field, optional }: { field: EnquiryField; optional: boolean }): ReactNode {
  if (!optional || field.unmarked) return field.label;
  return (
    <>
      {field.label} <span>{texts.optional}</span>
    </>
  );
}

function Control({
  spec,
  input,
  state,
}: {
  spec: EnquiryField;
  input: InputProps;
  state: InputState;
}) {
  const { type, options, placeholder, autoComplete, inputMode } = spec;
  if (type === 'textarea') {
    return <textarea {...input} {...state} rows={4} placeholder={placeholder} />;
  }
  if (!options) {
    return (
      <input
        {...input}
        {...state}
        type={type ?? 'text'}
        placeholder={placeholder}
        autoComplete={autoComplete}
        inputMode={inputMode}
      />
    );
  }
  const { required, defaultValue } = state;
  return (
    <SelectBox {...input} {...state} defaultValue={defaultValue || (required ? '' : NONE)}>
      {required ? (
        <option value="" disabled>
          {texts.choose}
        </option>
      ) : (
        <option value={NONE}>{texts.choose}</option>
      )}
      {options.map((option) => (
        <option key={option} value={option}>
          {enquiryChoiceTexts.nameOf(option)}
        </option>
      ))}
    </SelectBox>
  );
}

/** Options side by side; the last one is the default. */
function Choice({ spec, chosen }: { spec: EnquiryField; chosen: string }) {
  const { name, label, options = [] } = spec;
  const id = useId();
  const first = options.includes(chosen) ? chosen : options.at(-1);
  return (
    <div className="field full" role="group" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <Choices className={styles.pills}>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} value={option} defaultChecked={option === first} />
            <span>{option}</span>
          </label>
        ))}
      </Choices>
    </div>
  );
}
