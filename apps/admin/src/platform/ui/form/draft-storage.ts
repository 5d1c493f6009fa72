import { LibraryPicture } from '../media/library-picture';

/** Unsaved values of a form, stored in this browser. */
export interface FormDraft<Values, Saved> {
  /** Time of the last change. */
  at: string;
  /** Record before the changes; null for a new one. */
  base: Saved | null;
  /** Idempotency key of the form; missing in drafts of earlier versions. */
  key?: string;
  values: Partial<Values>;
  /** True if pictures were chosen: they are not stored. */
  lacksFiles: boolean;
}

const PREFIX = 'form-draft:';

export const draftPlace = (staff: number, kind: string, id: number | undefined) =>
  `${PREFIX}${staff}:${kind}:${id ?? 'new'}`;

export function readDraft<Values, Saved>(place: string): FormDraft<Values, Saved> | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as FormDraft<Values, Saved> | null;
  } catch {
    return null;
  }
}

/**
 * Stores the values of a form without chosen pictures. Does nothing if the browser has no storage, or no space left.
 */
export function writeDraft<Values extends object>(
  place: string,
  base: unknown,
  key: string,
  values: Values,
): void {
  const withoutFiles = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.filter((item) => !hasFile(item)) : value,
  ]);
  const draft: FormDraft<Values, unknown> = {
    at: new Date(Date.now()).toISOString(),
    base,
    key,
    values: Object.fromEntries(withoutFiles.filter(([, value]) => !hasFile(value))) as Values,
    lacksFiles: hasFile(values),
  };
  try {
    localStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // Leaving the page asks for confirmation in any case.
  }
}

export function dropDraft(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was stored.
  }
}

/** Deletes all form drafts of an account. */
export function dropDraftsOf(staff: number): void {
  try {
    Object.keys(localStorage)
      .filter((place) => place.startsWith(`${PREFIX}${staff}:`))
      .forEach(dropDraft);
  } catch {
    // Nothing was stored.
  }
}

/** True for a chosen picture and for every object that contains one. */
function hasFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof Blob || value instanceof LibraryPicture) return true;
  return Object.values(value).some(hasFile);
}
