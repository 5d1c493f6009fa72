import { useEffect, useEffectEvent } from 'react';

/** What a key does; one that is left out does nothing here. */
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

/** Where letters are letters, and where a dialog or a menu has keys of its own. */
const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const FLOATING = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** The keys of the inbox work anywhere on its page, but not while something is typed or a dialog is open. */
export function useInboxKeys(keys: InboxKeys, enabled: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(TYPING) || document.querySelector(FLOATING)) return;
    // Without the single letters, the list of keys still opens: it has the switch that brings them back.
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
