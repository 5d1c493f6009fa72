import { useState } from 'react';
import { newKey } from '../../../platform/api/new-key';
import { useStaff } from '../../../platform/ui/staff/staff-context';

export interface Draft {
  text: string;
  /** Idempotency key of the reply with this text; a changed text gets another. */
  key: string;
}

/**
 * Unsent text about an enquiry. This browser keeps it per account and enquiry until it is sent or emptied. `isKept` is
 * false if the browser has no storage.
 */
export function useDraft(name: 'reply' | 'note', id: number) {
  const staff = useStaff();
  const place = `draft:${name}:${staff.id}:${id}`;
  const [draft, setDraft] = useState<Draft>(() => read(place) ?? { text: '', key: newKey() });
  const [isKept, setIsKept] = useState(true);
  const change = (text: string) => {
    const next = { text, key: newKey() };
    setDraft(next);
    setIsKept(write(place, text === '' ? null : next));
  };
  return { draft, change, isKept };
}

function read(place: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

function write(place: string, draft: Draft | null): boolean {
  try {
    if (draft) localStorage.setItem(place, JSON.stringify(draft));
    else localStorage.removeItem(place);
    return true;
  } catch {
    return draft === null;
  }
}
