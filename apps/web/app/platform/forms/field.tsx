import { type ReactNode, useId } from 'react';
import { Icon } from '../ui/icon';

/** The attributes that connect an input with its label and its error message. */
interface FieldControl {
  id: string;
  name: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  name: string;
  label: ReactNode;
  /** The error message below the field. */
  error?: string;
  /** The id of an error message elsewhere on the page that is also about this field. */
  errorId?: string;
  /** Across both columns of the form. */
  full?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A label, its input and its error message. */
export function Field({ name, label, error, errorId, full, children }: FieldProps) {
  const id = useId();
  const describedBy = error ? `${id}-error` : errorId;
  return (
    <div className={full ? 'field full' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        ...(describedBy && { 'aria-invalid': true, 'aria-describedby': describedBy }),
      })}
      {error && (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
