import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';

/** What an input needs to be found by its label and to be told what is wrong with it. */
export interface FieldControl {
  id: string;
  name: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  name: string;
  label: string;
  /** The sentence below the field. */
  error?: string;
  /** The id of a sentence that stands elsewhere and is about this field too. */
  errorId?: string;
  /** Across both columns of the form. */
  full?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A label, its input and what is wrong with it. */
export function Field({ name, label, error, errorId, full, children }: FieldProps) {
  const describedBy = error ? `${name}-error` : errorId;
  return (
    <div className={full ? 'field full' : 'field'}>
      <label htmlFor={name}>{label}</label>
      {children({
        id: name,
        name,
        ...(describedBy && { 'aria-invalid': true, 'aria-describedby': describedBy }),
      })}
      {error && (
        <p className="err" id={`${name}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
