import { type RefObject, useEffect } from 'react';

const FORM_ID = 'contact-form';
const KEY = 'contact-draft';
/** What belongs to one opening of the form, and is made anew with the page. */
const HIDDEN = ['key', 'stamp', 'website'];

/** Stores what was typed into the contact form, in this tab alone, until the page is loaded again. */
export function keepDraft(): void {
  const form = document.forms.namedItem(FORM_ID);
  if (!form) return;
  const typed = [...new FormData(form)].filter(([name]) => !HIDDEN.includes(name));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Storage may be turned off. Then what was typed is lost.
  }
}

/** Puts the stored draft back into the form, once, and gives the form its id. */
export function useDraft(form: RefObject<HTMLFormElement | null>): string {
  useEffect(() => {
    for (const [name, value] of takeDraft()) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        control.value = value;
      }
    }
  }, [form]);
  return FORM_ID;
}

function takeDraft(): [name: string, value: string][] {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return JSON.parse(stored ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}
