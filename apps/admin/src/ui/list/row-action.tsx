import type { KeyboardEvent, PropsWithChildren } from 'react';

/** The table moves its focus with these keys; on a button or link in a row they press it instead. */
const PRESSES = [' ', 'Enter'];
/** On a dropdown they open it. */
const OPENS = [...PRESSES, 'ArrowUp', 'ArrowDown'];

/** Keeps a row's own buttons, links and dropdowns usable by keyboard and mouse inside the table. */
export function RowAction({ opens = false, children }: PropsWithChildren<{ opens?: boolean }>) {
  const keep = (event: KeyboardEvent) => {
    if ((opens ? OPENS : PRESSES).includes(event.key)) event.stopPropagation();
  };
  return (
    <span onKeyDown={keep} onClick={(event) => event.stopPropagation()}>
      {children}
    </span>
  );
}
