import type { ReactNode } from 'react';
import { AlertIcon } from '../../theme/icons';
import './form.css';

/** What is wrong with a form as a whole, read out as soon as it stands there. */
export function FormProblem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} role="alert" className="form-problem__place">
      {children && (
        <p className="form-problem">
          <AlertIcon />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
