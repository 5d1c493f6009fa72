import type { KeyboardEvent, PropsWithChildren } from 'react';

/** The table moves its focus with these keys; on a button or link in a row they press it instead. */
const PRESSES = [' ', 'Enter'];

/** Keeps a row's own buttons and links usable by keyboard and mouse inside the table. */
export function RowAction({ children }: PropsWithChildren) {
  const keep = (event: KeyboardEvent) => {
    if (PRESSES.includes(event.key)) event.stopPropagation();
  };
  return (
    <span onKeyDown={keep} onClick={(event) => event.stopPropagation()}>
      {children}
    </span>
  );
}
