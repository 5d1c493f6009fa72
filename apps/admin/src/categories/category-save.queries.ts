import type { Category } from '@shishir/contract';
import { errorBodyOf, statusOf } from '../api/failure';
import { tsr } from '../api/tsr';
import { serverProblems, type FormProblems } from '../ui/form/form-problems';
import { useOutcomeToasts } from '../ui/toast/outcome-toasts';
import { useRefreshCatalogue } from './categories.queries';
import { categoryFormTexts as texts } from './categories.texts';
import { CATEGORY_FIELDS, type CategoryField } from './category-form-values';

interface Ends {
  onSaved: () => void;
  onProblems: (problems: FormProblems<CategoryField>) => void;
  /** Somebody else saved it meanwhile; it is given as it is now. */
  onConflict: (current: Category) => void;
}

/** Sends a category as a form with its picture; without an id it is a new one. */
export function useCategorySave(id: number | null, ends: Ends) {
  const refresh = useRefreshCatalogue();
  const outcome = useOutcomeToasts();
  const create = tsr.categories.create.useMutation();
  const update = tsr.categories.update.useMutation();

  const ended = (words: string) => ({
    onSuccess: () => {
      refresh();
      outcome.succeeded(words);
      ends.onSaved();
    },
    onError: (error: unknown) => {
      const status = statusOf(error);
      // The sign-in dialog stands there; what was typed waits under it.
      if (status === 401) return;
      const current = errorBodyOf(error)?.current as Category | undefined;
      if (status === 409 && current) {
        refresh();
        return ends.onConflict(current);
      }
      const isBroken = status === null || status >= 500;
      ends.onProblems(
        isBroken
          ? { form: texts.failed, fields: {} }
          : serverProblems(error, CATEGORY_FIELDS, texts.failed),
      );
    },
  });
  const send = (body: FormData) => {
    if (id === null) create.mutate({ body }, ended(texts.added));
    else update.mutate({ params: { id }, body }, ended(texts.saved));
  };
  return { send, pending: create.isPending || update.isPending };
}
