/** Text typed into a form, kept in this tab. */
export interface Draft {
  /** By field name. */
  values: Record<string, string>;
  /** The signed time at which the form was opened; '' if unknown. */
  stamp: string;
}

const PREFIX = 'draft:';

/** Returns the draft of this tab, or null if none exists or the browser stores nothing. */
export function readDraft(name: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Draft | null;
    return draft && typeof draft.values === 'object' ? draft : null;
  } catch {
    return null;
  }
}

/** Stores the draft, or removes it if it has no values. */
export function writeDraft(name: string, draft: Draft): void {
  try {
    if (Object.keys(draft.values).length === 0) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Storage may be turned off or full. The text is still in the form.
  }
}

/** Removes the draft once it was sent. */
export const discardDraft = (name: string): void => writeDraft(name, { values: {}, stamp: '' });
