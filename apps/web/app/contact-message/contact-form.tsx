import { checkField, contactRules, type ContactField } from '@shishir/contract/rules';
import { type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Field } from '../forms/field';
import { useFieldErrors, useFocusOnTrouble } from '../forms/field-errors';
import { useFormSending } from '../forms/form-sending';
import { useToast } from '../ui/toast';
import { useCartInMessage } from './cart-in-message';
import { ContactAlert } from './contact-alert';
import { type ContactFailed, type ContactSent, SENT } from './contact-outcome';
import type { ContactTicket } from './submit-contact';
import { HiddenTrap } from './hidden-trap';
import { SentNotice } from './sent-notice';

/** What the form shows of the last attempt. `inPage` says that nothing but the page can tell of a success. */
export type ContactAnswer = ContactFailed | (ContactSent & { inPage: boolean });

const NO_ERRORS = {};

interface ContactFormProps {
  ticket: ContactTicket;
  answer?: ContactAnswer;
}

export function ContactForm({ ticket, answer }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const failed = answer?.state === 'failed' ? answer : undefined;
  const { errors, mend } = useFieldErrors<ContactField>(failed?.errors ?? NO_ERRORS);
  const { sending, onSubmit } = useFormSending(answer);
  const { key, stamp } = failed?.ticket ?? ticket;
  useFocusOnTrouble(form, failed);
  useSuccess(form, answer);
  useCartInMessage(form);

  const control = (field: ContactField) => ({
    defaultValue: failed?.typed[field] ?? '',
    required: true,
    onChange: ({ target }: { target: { value: string } }) => {
      if (errors[field] && !checkField(contactRules[field], target.value)) mend(field);
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
      {failed && <ContactAlert failed={failed} errors={errors} />}
      {answer?.state === 'sent' && <SentNotice {...answer} />}
      <Field name="firstName" label="First Name" error={errors.firstName}>
        {(field) => <input {...field} {...control('firstName')} autoComplete="given-name" />}
      </Field>
      <Field name="lastName" label="Last Name" error={errors.lastName}>
        {(field) => <input {...field} {...control('lastName')} autoComplete="family-name" />}
      </Field>
      <Field name="number" label="Phone number" error={errors.number}>
        {(field) => <input {...field} {...control('number')} type="tel" autoComplete="tel" />}
      </Field>
      <Field name="email" label="Email" error={errors.email}>
        {(field) => <input {...field} {...control('email')} type="email" autoComplete="email" />}
      </Field>
      <Field name="message" label="Message" error={errors.message} full>
        {(field) => <textarea {...field} {...control('message')} rows={5} />}
      </Field>
      <HiddenTrap />
      <input type="hidden" name="key" defaultValue={key} />
      <input type="hidden" name="stamp" defaultValue={stamp} />
      <div className="form__end full">
        <p className="hint">We use your details to answer you, nothing else.</p>
        <button className="btn btn--go" type="submit" disabled={sending}>
          {sending ? 'Sending...' : 'Send message'}
        </button>
      </div>
    </Form>
  );
}

/** A message that went out: the toast says so, and the form is empty again. */
function useSuccess(form: RefObject<HTMLFormElement | null>, answer?: ContactAnswer) {
  const { toast } = useToast();
  const told = useRef<ContactAnswer>(undefined);
  useEffect(() => {
    if (answer?.state !== 'sent' || answer.inPage || told.current === answer) return;
    told.current = answer;
    form.current?.reset();
    toast({ title: SENT.title, description: SENT.text, duration: 2000 });
  }, [form, answer, toast]);
}
