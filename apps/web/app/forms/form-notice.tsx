import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import './form-notice.css';

interface FormAlertProps {
  id?: string;
  title: string;
  text?: string | null;
}

/** Stands above a form that was not taken. Can hold the focus where no single field is to blame. */
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
  /** True where nothing else tells a screen reader of it. */
  announced: boolean;
  children: ReactNode;
}

/** Stands above a form after something went well. */
export function FormDone({ announced, children }: FormDoneProps) {
  return (
    <div className="done full" role={announced ? 'status' : undefined}>
      <Icon name="check" />
      <div>{children}</div>
    </div>
  );
}
