import type { ReactNode } from 'react';
import './page-bar.css';

interface Props {
  /** A `nav` with the views of the list as links; the current one is `aria-current`. */
  children: ReactNode;
  actions?: ReactNode;
}

/** The row above a list: its views at the left, the actions at the right, one hairline below. */
export function PageBar({ children, actions }: Props) {
  return (
    <div className="page-bar">
      {children}
      {actions && <div className="page-bar__actions">{actions}</div>}
    </div>
  );
}
