import type { ReactNode } from 'react';
import { sharedTexts } from '../shared.texts';
import './page-state.css';

interface Props {
  shows: 'air' | 'cross' | 'drop';
  text: string;
  /** True where a screen reader should announce it at once. */
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

/** The small ceiling unit of empty, failed and missing pages: air, a cross or a drop leaves it. */
export function DrawnUnit({ shows }: { shows: 'air' | 'cross' | 'drop' }) {
  return (
    <svg
      className="drawn-unit"
      viewBox="0 0 120 84"
      width="120"
      height="84"
      fill="none"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 8h112M28 8v6M92 8v6M22 14h76v14H22zM22 28l8 6h60l8-6" />
      <path className="drawn-unit__air" d={OUTLET[shows]} />
    </svg>
  );
}

const OUTLET = {
  air: 'M34 42c-4 8-12 14-22 18M46 42c-3 12-8 22-16 30M74 42c3 12 8 22 16 30M86 42c4 8 12 14 22 18M60 42v34',
  cross: 'm50 46 20 20M70 46 50 66',
  drop: 'M60 44c5 7 10 12 10 19a10 10 0 0 1-20 0c0-7 5-12 10-19z',
};

/** Shown while it is found out who is signed in. */
export function Checking() {
  return (
    <p className="waiting" role="status">
      {sharedTexts.loading}
    </p>
  );
}
