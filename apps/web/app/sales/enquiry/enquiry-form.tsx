import type { EnquiryTerms } from '@shishir/contract';
import { fetchApi } from '@shishir/contract/client';
import { checkField } from '@shishir/contract/rules';
import { counted, formatPhone, phoneLink } from '@shishir/format';
import { type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { discardDraft, setStamp } from '../../platform/forms/draft';
import { useFieldErrors, useFocusOnError } from '../../platform/forms/form-attempt';
import { isChanged, useDraft } from '../../platform/forms/use-draft';
import { useShell } from '../../platform/ui/page/shell-data';
import { CvField } from './cv-field';
import './enquiry.css';
import { EnquiryFieldInput } from './enquiry-fields';
import { type EnquiryContent, type EnquiryField, fieldsOf, KINDS, rulesOf } from './enquiry-kinds';
import { EnquiryAlert, HiddenFields } from './form-parts';
import { draftNameOf, stampOf } from './form-ticket';
import { type EnquiryCalls, sendEnquiry } from './send-enquiry';
import type { EnquiryFailed, EnquirySent, FormTicket } from './submit-enquiry';

const NO_ERRORS = {};

const CALLS: EnquiryCalls = {
  create: (body, key) =>
    fetchApi('POST /api/v1/contact-message', { body, headers: { 'idempotency-key': key } }),
  apply: (body, key) =>
    fetchApi('POST /api/v1/contact-message/application', {
      body: body,
      headers: { 'idempotency-key': key },
    }),
};

interface EnquiryFormProps {
  content: EnquiryContent;
  /** Key and stamp are blank on a page that is cached, and in a dialog. */
  ticket: FormTicket;
  terms: EnquiryTerms | null;
  /** Why the form was rejected when it was posted without JavaScript. */
  failed?: EnquiryFailed;
  /** The values of its hidden fields. */
  given?: Record<string, string>;
  /** Where it is posted to without JavaScript. */
  action: string;
  /** Shown above the fields. */
  children?: ReactNode;
  onSending?: (sending: boolean) => void;
  onSent: (result: EnquirySent) => void;
  onFailed?: () => void;
}

/** The form of an enquiry, in a dialog or on its page. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { content, terms, given, action, onSending, onSent, onFailed } = props;
  const rules = rulesOf(content);
  const form = useRef<HTMLFormElement>(null);
  const started = useRef(false);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(props.failed);
  const { errors, clearError } = useFieldErrors<string>(failed?.errors ?? NO_ERRORS);
  const cv = useRef<File | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const prefilled = usePrefilled();
  const draft = draftNameOf(content);
  const opened = useDraft(form, draft, {
    given: props.failed?.ticket ?? props.ticket,
    rejected: props.failed !== undefined,
  });
  const askedForStamp = useRef(false);
  useFocusOnError(form, failed);

  const onFocus = ({ target }: FocusEvent) => {
    // A stamp of now would be wrong for text that is there already.
    const isLate = target instanceof HTMLButtonElement || isChanged(form.current!);
    if (askedForStamp.current || opened.stamp || props.ticket.key || isLate) return;
    askedForStamp.current = true;
    void stampOf().then((stamp) => stamp && setStamp(draft, stamp));
  };
  const busy = (value: boolean) => {
    started.current = value;
    setSending(value);
    onSending?.(value);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The second click of a double click comes before React disables the button.
    if (started.current) return;
    busy(true);
    const { pathname, search } = window.location;
    const values = new FormData(event.currentTarget);
    if (cv.current) values.set('cv', cv.current);
    void sendEnquiry(content, values, pathname + search, CALLS).then(({ result }) => {
      busy(false);
      if (result.state === 'sent') {
        discardDraft(draft);
        return onSent(result);
      }
      setFailed(result);
      onFailed?.();
    });
  };
  const stateOf = ({ name }: EnquiryField) => ({
    defaultValue: given?.[name] ?? failed?.values[name] ?? prefilled[name] ?? '',
    required: rules[name]!.blank !== null,
    onChange: ({ target }: { target: { value: string } }) => {
      if (errors[name] && !checkField(rules[name]!, target.value)) clearError(name);
    },
  });

  return (
    <form
      className="enquiry"
      ref={form}
      method="post"
      action={action}
      encType={content.kind === 'application' ? 'multipart/form-data' : undefined}
      noValidate
      onFocus={onFocus}
      onSubmit={onSubmit}
    >
      {failed && <EnquiryAlert failed={failed} errors={errors} />}
      {props.children}
      {fieldsOf(content).map((spec) =>
        spec.type === 'file' ? (
          <CvField
            key={spec.name}
            label={spec.label}
            error={fileError ?? errors[spec.name]}
            onChoose={(file, problem) => {
              cv.current = file;
              setFileError(problem);
              clearError(spec.name);
            }}
          />
        ) : (
          <EnquiryFieldInput
            key={spec.name}
            spec={spec}
            state={stateOf(spec)}
            error={errors[spec.name]}
          />
        ),
      )}
      <HiddenFields ticket={{ ...(props.failed?.ticket ?? props.ticket), ...opened }} />
      <div className="enquiry__end">
        <p className="enquiry__note">
          <Note content={content} terms={terms} />{' '}
          <Link to="/privacy" className="enquiry__link">
            Privacy
          </Link>
        </p>
        <button
          className={content.kind === 'subscription' ? 'btn btn--main' : 'btn btn--go'}
          type="submit"
          disabled={sending}
        >
          {sending ? 'Sending...' : KINDS[content.kind].action}
        </button>
      </div>
    </form>
  );
}

/** Whoever is signed in need not type what the account says. */
function usePrefilled(): Partial<Record<string, string>> {
  const { user } = useShell();
  if (!user) return {};
  const number = formatPhone(user.number);
  return { name: user.name, email: user.email, number, phone: number };
}

/** The small print beside the button. */
function Note({ content, terms }: Pick<EnquiryFormProps, 'content' | 'terms'>): ReactNode {
  const { company } = useShell();
  switch (content.kind) {
    case 'subscription':
      return 'We use these details to send the news, and for nothing else.';
    case 'price':
    case 'quotation':
      return 'We use your details to answer you, and for nothing else.';
    case 'application':
      return `Only our staff see your CV.${
        terms ? ` We delete it after ${counted(terms.keep_application_days, 'day')}.` : ''
      }`;
    case 'consultation': {
      const phone = company?.sales_phones[0];
      if (!phone) return 'We use your details to answer you, and for nothing else.';
      return (
        <>
          Or call{' '}
          <a className="enquiry__link num" href={phoneLink(phone)}>
            {formatPhone(phone)}
          </a>
          {company.sales_hours ? `, ${company.sales_hours}.` : '.'}
        </>
      );
    }
  }
}
