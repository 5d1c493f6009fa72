import { useState } from 'react';
import { newKey } from '../../../platform/api/new-key';
import { useStaff } from '../../../platform/ui/staff/staff-context';

export interface Draft {
  text: string;
  /** Of the reply that this text makes; another text is another reply. */
  key: string;
}

/**
 * What somebody has written to an enquiry and not sent: this browser keeps it, for each account and each enquiry,
 * until it is sent or emptied. `isKept` is false where the browser has no storage.
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
