import { type ContactField, contactRules } from '@shishir/contract/rules';
import type { EnquiryTerms } from '@shishir/contract';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { callsFromBrowser } from '../enquiry/enquiry-calls';
import { EnquiryAlert, HiddenFields } from '../enquiry/form-parts';
import type { EnquirySent, FormTicket } from '../enquiry/submit-enquiry';
import { useEnquiry } from '../enquiry/use-enquiry';
import { discardDraft } from '../../platform/forms/draft';
import { Field } from '../../platform/forms/field';
import { useToast } from '../../platform/ui/toast';
import { contactMessageTexts } from './contact-message.texts';
import { type ContactFailed, submitContact } from './submit-contact';
import partStyles from '../enquiry/form-parts.module.css';

const { form: texts, sent: sentTexts } = contactMessageTexts;

interface ContactFormProps {
  ticket: FormTicket;
  terms: EnquiryTerms | null;
  /** The product that the question is about. */
  about?: string | null;
  /** The result of a form that was posted without JavaScript. */
  posted?: ContactFailed | EnquirySent;
  onSent: (sent: EnquirySent) => void;
}

export function ContactForm({ ticket, terms, about, posted, onSent }: ContactFormProps) {
  const { toast } = useToast();
  const draft = ['contact', about].filter(Boolean).join(' ');
  const enquiry = useEnquiry({
    kind: 'contact',
    rules: contactRules,
    draft,
    ticket,
    failed: posted?.state === 'failed' ? posted : undefined,
    send: (values, page) => submitContact(values, page, callsFromBrowser),
    onSent: (result) => {
      onSent(result);
      toast({ title: sentTexts.title, description: sentTexts.text, duration: 2000 });
    },
  });
  const { form, failed, errors, sending, input } = enquiry;
  useEffect(() => {
    // Posted before the page was hydrated.
    if (posted?.state === 'sent') discardDraft(draft);
  }, [draft, posted]);

  const prefill = about ? texts.about(about) : '';
  const control = (field: ContactField) => {
    const state = input(field);
    const first = field === 'message' && !failed ? prefill : '';
    return { ...state, defaultValue: state.defaultValue ?? first };
  };

  return (
    <form className="form" {...form}>
      <h2>{texts.title}</h2>
      {failed && <EnquiryAlert failed={failed} errors={errors} />}
      <Field name="firstName" label={texts.firstName} error={errors.firstName}>
        {(field) => <input {...field} {...control('firstName')} autoComplete="given-name" />}
      </Field>
      <Field name="lastName" label={texts.lastName} error={errors.lastName}>
        {(field) => <input {...field} {...control('lastName')} autoComplete="family-name" />}
      </Field>
      <Field name="number" label={texts.phone} error={errors.number}>
        {(field) => (
          <input
            {...field}
            {...control('number')}
            type="tel"
            placeholder={texts.phoneHint}
            autoComplete="tel"
          />
        )}
      </Field>
      <Field name="email" label={texts.email} error={errors.email}>
        {(field) => (
          <input
            {...field}
            {...control('email')}
            type="email"
            placeholder={texts.emailHint}
            autoComplete="email"
          />
        )}
      </Field>
      <Field name="message" label={texts.message} error={errors.message} full>
        {(field) => (
          <textarea {...field} {...control('message')} rows={5} placeholder={texts.messageHint} />
        )}
      </Field>
      <HiddenFields ticket={enquiry.ticket} />
      <div className="form__end full">
        <p className="hint">
          {texts.note(terms)}{' '}
          <Link className={partStyles.textLink} to="/privacy">
            {texts.privacy}
          </Link>
        </p>
        <button className="button button--go" type="submit" disabled={sending}>
          {sending ? texts.sending : texts.send}
        </button>
      </div>
    </form>
  );
}
