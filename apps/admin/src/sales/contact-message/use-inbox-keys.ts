import { useEffect, useEffectEvent } from 'react';

/** Actions of the keys; a key without an action is ignored. */
export interface InboxKeys {
  next?: () => void;
  previous?: () => void;
  reply?: () => void;
  archive?: () => void;
  mine?: () => void;
  release?: () => void;
  remove?: () => void;
  help?: () => void;
}

/** Elements in which letters are typed, or which handle keys themselves. */
const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const FLOATING = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Handles the keys of the inbox on the whole page, except while typing or while a dialog is open. */
export function useInboxKeys(keys: InboxKeys, enabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(TYPING) || document.querySelector(FLOATING)) return;
    // '?' always works: the list of keys has the switch that enables the single letters again.
    const action = event.key === '?' ? keys.help : enabled ? actionOf(event, keys) : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function actionOf({ key, shiftKey }: KeyboardEvent, keys: InboxKeys): (() => void) | undefined {
  if (key === 'Delete') return keys.remove;
  switch (key.toLowerCase()) {
    case 'j':
      return keys.next;
    case 'k':
      return keys.previous;
    case 'r':
      return shiftKey ? keys.release : keys.reply;
    case 'e':
      return keys.archive;
    case 'i':
      return keys.mine;
    default:
      return undefined;
  }
}
