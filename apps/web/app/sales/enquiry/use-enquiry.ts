import type { ContactMessageKind } from '@shishir/contract';
import { checkField, type FieldRule } from '@shishir/contract/rules';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { countOnce } from '../../platform/api/count-event';
import { discardDraft } from '../../platform/forms/draft';
import { useFieldErrors, useFocusOnError, useOneAttempt } from '../../platform/forms/form-attempt';
import { isChanged, useDraft } from '../../platform/forms/use-draft';
import { stampOf } from './form-ticket';
import type { EnquiryFailed, EnquiryOutcome, EnquirySent, FormTicket } from './submit-enquiry';

export interface EnquiryEvents {
  onSending?: (sending: boolean) => void;
  onSent: (result: EnquirySent) => void;
  onFailed?: () => void;
}

interface EnquiryOptions extends EnquiryEvents {
  /** The kind as which the form is counted. */
  kind: ContactMessageKind;
  rules: Record<string, FieldRule>;
  /** The name of its draft. */
  draft: string;
  ticket: FormTicket;
  /** Why the form was rejected when it was posted without JavaScript. */
  failed?: EnquiryFailed;
  /** Sends it to the API. `page` is the address that it is sent from. */
  send: (values: FormData, page: string) => Promise<EnquiryOutcome<string>>;
}

const NO_ERRORS = {};

/**
 * The state of a form whose message the browser sends to the API. Without JavaScript the form is posted to the action of
 * its route, which sends the same message.
 */
export function useEnquiry(options: EnquiryOptions) {
  const { rules, draft, send, onSent, onFailed } = options;
  const form = useRef<HTMLFormElement>(null);
  const { sending, attempt } = useOneAttempt(options.onSending);
  const [failed, setFailed] = useState(options.failed);
  const { errors, clearError } = useFieldErrors<string>(failed?.errors ?? NO_ERRORS);
  const ticket = options.failed?.ticket ?? options.ticket;
  const stamp = useRef(ticket.stamp);
  const isStampAsked = useRef(false);
  useDraft(form, draft, { rejected: options.failed !== undefined, stamp });
  useFocusOnError(form, failed);

  const onInput = () => countOnce('form', options.kind);
  const onFocus = ({ target }: FocusEvent) => {
    // A current stamp would be wrong for text that was typed earlier.
    const isLate = target instanceof HTMLButtonElement || isChanged(form.current!);
    if (isStampAsked.current || stamp.current || isLate) return;
    isStampAsked.current = true;
    void stampOf().then((signed) => (stamp.current ||= signed));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    values.set('stamp', stamp.current);
    const { pathname, search } = window.location;
    void attempt(async () => {
      const { result } = await send(values, pathname + search);
      const isSent = result.state === 'sent';
      setFailed(isSent ? undefined : result);
      if (!isSent) return onFailed?.();
      discardDraft(draft);
      onSent(result);
    });
  };
  return {
    form: { ref: form, method: 'post', noValidate: true, onInput, onFocus, onSubmit } as const,
    ticket,
    failed,
    errors,
    clearError,
    sending,
    /** Returns the props of an input: its initial value, and a handler that clears its error once it is fixed. */
    input: (field: string) => ({
      defaultValue: failed?.values[field],
      required: rules[field]!.blank !== null,
      onChange: ({ target }: { target: { value: string } }) => {
        if (errors[field] && !checkField(rules[field]!, target.value)) clearError(field);
      },
    }),
  };
}
