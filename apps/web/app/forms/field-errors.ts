import { type RefObject, useEffect, useState } from 'react';

/** The errors of the last attempt, each of them gone once its field is mended. */
export function useFieldErrors<F extends string>(attempt: Partial<Record<F, string>>) {
  const [seen, setSeen] = useState(attempt);
  const [left, setLeft] = useState(attempt);
  if (seen !== attempt) {
    setSeen(attempt);
    setLeft(attempt);
  }
  const mend = (field: F) => setLeft((errors) => ({ ...errors, [field]: undefined }));
  return { errors: left, mend };
}

/** After a refused attempt the focus goes to the first wrong field, or to the notice where none is wrong. */
export function useFocusOnTrouble(form: RefObject<HTMLElement | null>, attempt: unknown) {
  useEffect(() => {
    const trouble =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.current?.querySelector<HTMLElement>('[role="alert"]');
    if (attempt) trouble?.focus();
  }, [form, attempt]);
}
