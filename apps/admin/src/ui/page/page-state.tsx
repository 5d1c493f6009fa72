import type { ReactNode } from 'react';
import { DrawnUnit } from './drawn-unit';
import './page-state.css';

interface Props {
  shows: 'air' | 'cross' | 'drop';
  text: string;
  /** True where a screen reader should be told at once. */
  alert?: boolean;
  /** The next step. */
  children?: ReactNode;
}

/** Empty, failed, not found: a drawing, one sentence, one step. */
export function PageState({ shows, text, alert = false, children }: Props) {
  return (
    <div className="page-state" role={alert ? 'alert' : undefined}>
      <DrawnUnit shows={shows} />
      <p>{text}</p>
      {children}
    </div>
  );
}
