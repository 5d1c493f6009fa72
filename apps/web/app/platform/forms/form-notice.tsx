import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';

interface FormAlertProps {
  id?: string;
  title: string;
  text?: ReactNode;
}

/** Error message above a form. Gets the focus if no single field is invalid. */
export function FormAlert({ id, title, text }: FormAlertProps) {
  return (
    <div className="alert" role="alert" id={id} tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <b>{title}</b>
        {text}
      </div>
    </div>
  );
}

interface FormDoneProps {
  /** True if nothing else announces it to screen readers. */
  announced: boolean;
  title?: string;
  children: ReactNode;
}

/** Success message above a form. */
export function FormDone({ announced, title, children }: FormDoneProps) {
  return (
    <div className="alert alert--done full" role={announced ? 'status' : undefined}>
      <Icon name="check" />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  );
}
