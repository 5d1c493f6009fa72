import { checkField, type ContactField, contactRules } from '@shishir/contract/rules';
import { type RefObject, useEffect, useRef } from 'react';
import type { EnquiryTerms } from '@shishir/contract';
import { Form, Link } from 'react-router';
import { replyTime } from '../enquiry/enquiry-terms';
import { EnquiryAlert, HiddenFields } from '../enquiry/form-parts';
import type { EnquirySent, FormTicket } from '../enquiry/submit-enquiry';
import { discardDraft } from '../../platform/forms/draft';
import { Field } from '../../platform/forms/field';
import { useFieldErrors, useFocusOnError, useFormSending } from '../../platform/forms/form-attempt';
import { FormDone } from '../../platform/forms/form-notice';
import { useDraft } from '../../platform/forms/use-draft';
import { useToast } from '../../platform/ui/toast';
import { type ContactFailed, SENT } from './submit-contact';

/** The result of the last attempt. `inPage` is true without JavaScript, where no toast can report success. */
type ContactResult = ContactFailed | (EnquirySent & { inPage: boolean });

const NO_ERRORS = {};

interface ContactFormProps {
  ticket: FormTicket;
  terms: EnquiryTerms | null;
  /** The product that the question is about. */
  about?: string | null;
  result?: ContactResult;
}

export function ContactForm({ ticket, terms, about, result }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const failed = result?.state === 'failed' ? result : undefined;
  const { errors, clearError } = useFieldErrors<ContactField>(failed?.errors ?? NO_ERRORS);
  const { sending, onSubmit } = useFormSending(result);
  useFocusOnError(form, failed);
  const draft = ['contact', about].filter(Boolean).join(' ');
  const opened = useDraft(form, draft, {
    given: failed?.ticket ?? ticket,
    rejected: failed !== undefined,
  });
  useSuccess(form, draft, result);

  const begun = about ? `About ${about}:\n` : '';
  const control = (field: ContactField) => ({
    defaultValue: failed?.values[field] ?? (field === 'message' && !result ? begun : ''),
    required: true,
    onChange: ({ target }: { target: { value: string } }) => {
      if (errors[field] && !checkField(contactRules[field], target.value)) clearError(field);
    },
  });

  return (
    <Form
      className="form"
      method="post"
      noValidate
      preventScrollReset
      ref={form}
      onSubmit={onSubmit}
    >
      <h2>Send a message</h2>
      {failed && <EnquiryAlert failed={failed} errors={errors} />}
      {result?.state === 'sent' && <SentNotice {...result} />}
      <Field name="firstName" label="First Name" error={errors.firstName}>
        {(field) => <input {...field} {...control('firstName')} autoComplete="given-name" />}
      </Field>
      <Field name="lastName" label="Last Name" error={errors.lastName}>
        {(field) => <input {...field} {...control('lastName')} autoComplete="family-name" />}
      </Field>
      <Field name="number" label="Phone number" error={errors.number}>
        {(field) => (
          <input
            {...field}
            {...control('number')}
            type="tel"
            placeholder="01XXX XXXXXX"
            autoComplete="tel"
          />
        )}
      </Field>
      <Field name="email" label="Email" error={errors.email}>
        {(field) => (
          <input
            {...field}
            {...control('email')}
            type="email"
            placeholder="name@company.com"
            autoComplete="email"
          />
        )}
      </Field>
      <Field name="message" label="Message" error={errors.message} full>
        {(field) => (
          <textarea
            {...field}
            {...control('message')}
            rows={5}
            placeholder="The room or building, its floor area, and when you need it"
          />
        )}
      </Field>
      <HiddenFields ticket={{ ...(failed?.ticket ?? ticket), ...opened }} />
      <div className="form__end full">
        <p className="hint">
          {terms && `We answer within ${replyTime(terms)}. `}
          We use your details to answer you, nothing else.{' '}
          <Link className="contact__note" to="/privacy">
            Privacy
          </Link>
        </p>
        <button className="btn btn--go" type="submit" disabled={sending}>
          {sending ? 'Sending...' : 'Send message'}
        </button>
      </div>
    </Form>
  );
}

/** Empties the form after a message was sent, and shows a toast. */
function useSuccess(
  form: RefObject<HTMLFormElement | null>,
  draft: string,
  result?: ContactResult,
) {
  const { toast } = useToast();
  const announced = useRef<ContactResult>(undefined);
  useEffect(() => {
    if (result?.state !== 'sent' || announced.current === result) return;
    announced.current = result;
    discardDraft(draft);
    if (result.inPage) return;
    form.current?.reset();
    toast({ title: SENT.title, description: SENT.text, duration: 2000 });
  }, [form, draft, result, toast]);
}

interface SentNoticeProps {
  reference: string | null;
  /** True without JavaScript: there is no toast, so the page shows its text. */
  inPage: boolean;
}

function SentNotice({ reference, inPage }: SentNoticeProps) {
  if (!inPage && !reference) return null;
  return (
    <FormDone announced={inPage}>
      {inPage && (
        <p>
          <b className="done__title">{SENT.title}</b>
          {SENT.text}
        </p>
      )}
      {reference && (
        <p>
          Your reference is <b className="num">{reference}</b>
        </p>
      )}
    </FormDone>
  );
}
