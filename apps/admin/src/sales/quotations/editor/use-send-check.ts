import type { Quotation, SaveRevision } from '@shishir/contract';
import { useEffect, useState } from 'react';
import { errorBodyOf, statusOf } from '../../../platform/api/failure';
import { blankIn, selectBlank } from '../../../platform/ui/form/blanks';
import type { useRecordSave } from '../../../platform/ui/form/use-record-save';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { useQuotationCache } from '../quotations.queries';
import { editorTexts as texts } from './editor.texts';
import { blanksOf, differs, missingOf, type QuotationFormValues } from './quotation-form-values';

type Save = ReturnType<typeof useRecordSave<QuotationFormValues, SaveRevision, Quotation>>;

/** Saves the form before a preview or before sending, and marks errors that prevent sending. */
export function useSendCheck(save: Save) {
  const { form } = save;
  const focusInvalid = useFocusInvalid();
  const outcome = useOutcomeToasts();
  const { take } = useQuotationCache();
  const mark = (problems: [field: string, sentence: string][]) => {
    for (const [field, message] of problems) {
      form.setError(field as keyof QuotationFormValues, { message });
    }
    if (problems.length > 0) focusInvalid();
  };
  /** Resolves to true once all changes are saved. */
  const saveAll = async () => {
    if (!differs(form.getValues(), save.base())) return true;
    await save.submit();
    return !differs(form.getValues(), save.base());
  };
  return {
    save: saveAll,
    check: async () => {
      if (!(await saveAll())) return false;
      const values = form.getValues();
      const problems = [...missingOf(values), ...blanksOf(values)];
      mark(problems);
      return problems.length === 0;
    },
    /** Marks fields that the server rejected; returns false if there are none. */
    reject: (error: unknown) => {
      const { fields = {}, current } = errorBodyOf(error) ?? {};
      if (statusOf(error) === 409 && current) {
        outcome.failed(error, { text: texts.send.changed });
        take(current as Quotation);
        save.adopt(current as Quotation);
        return true;
      }
      const names = Object.keys(form.getValues());
      const problems = Object.entries(fields).filter(([name]) =>
        names.includes(name.split('.')[0]!),
      );
      mark(problems);
      return problems.length > 0;
    },
  };
}

/**
 * Focuses the first invalid field, and selects a blank in it. Runs as an effect, because only the next render marks the
 * fields, opens folded ones, and closes the dialog that traps the focus.
 */
function useFocusInvalid(): () => void {
  const [request, setRequest] = useState(0);
  useEffect(() => {
    if (request === 0) return;
    const field = document.querySelector<HTMLTextAreaElement | HTMLInputElement>(
      'main [aria-invalid="true"]',
    );
    const blank = field?.value && blankIn(field.value);
    if (field && blank) selectBlank(field, blank);
    else field?.focus();
  }, [request]);
  return () => setRequest((count) => count + 1);
}
