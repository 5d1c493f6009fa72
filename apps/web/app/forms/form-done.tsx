import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import './form-notice.css';

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
