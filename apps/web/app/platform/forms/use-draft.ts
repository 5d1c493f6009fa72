import { type RefObject, useEffect } from 'react';
import { readDraft, writeDraft } from './draft';

interface DraftOptions {
  /** True if the server rendered the values of a rejected attempt, which are newer than the draft. */
  rejected?: boolean;
  /** The signed time at which the form was opened, '' if unknown. A draft keeps its time. */
  stamp?: RefObject<string>;
}

/**
 * Stores what is typed into a form in this tab until it is sent, and restores it after a reload or a return to the
 * page. Passwords, files and checkboxes are not stored.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  { rejected = false, stamp }: DraftOptions = {},
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const save = () => writeDraft(name, { values: valuesIn(element), stamp: stamp?.current ?? '' });
    const draft = rejected ? null : readDraft(name);
    if (draft) restore(element, draft.values);
    if (draft && stamp) stamp.current = draft.stamp;
    // Text typed before hydration.
    if (rejected || isChanged(element)) save();
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
    // A later rejection happens on this page, whose draft is stored already.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form, name]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_KEPT = new Set(['hidden', 'password', 'file', 'checkbox', 'submit', 'button']);
const isKept = (element: Element): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  element.name !== '' &&
  !NOT_KEPT.has(element.type) &&
  // Not the honeypot.
  element.tabIndex >= 0;

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';

/** Checks whether the visitor has changed anything since the form was rendered. */
export const isChanged = (form: HTMLFormElement) => controlsOf(form).some(differs);

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isKept);

function differs(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (isRadio(control)) return control.checked && !control.defaultChecked;
  return control.value !== control.defaultValue;
}

function valuesIn(form: HTMLFormElement): Record<string, string> {
  const filled = controlsOf(form).filter(
    (control) => (!isRadio(control) || control.checked) && control.value !== '',
  );
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

/** Writes the values into the fields that are unchanged since the page was rendered. */
function restore(form: HTMLFormElement, values: Record<string, string>): void {
  const controls = controlsOf(form);
  const typed = new Set(controls.filter(differs).map(({ name }) => name));
  for (const control of controls) {
    const value = values[control.name];
    if (value === undefined || typed.has(control.name)) continue;
    if (isRadio(control)) control.checked = control.value === value;
    else control.value = value;
  }
}
