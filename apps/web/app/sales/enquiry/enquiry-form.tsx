import type { EnquiryTerms } from '@shishir/contract';
import { CV_FILE } from '@shishir/contract/rules';
import { formatPhone, phoneLink } from '@shishir/format';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sitePath } from '../../platform/locale/site-path';
import { useShell } from '../../platform/ui/page/shell-data';
import { callsFromBrowser } from './enquiry-calls';
import { EnquiryFieldInput } from './enquiry-fields';
import {
  cvProblem,
  type EnquiryContent,
  type EnquiryField,
  fieldsOf,
  KINDS,
  rulesOf,
} from './enquiry-kinds';
import { enquiryTexts } from './enquiry.texts';
import { FileField } from './file-field';
import { EnquiryAlert, HiddenFields } from './form-parts';
import { formPartsTexts } from './form-parts.texts';
import { draftNameOf } from './form-ticket';
import { sendEnquiry } from './send-enquiry';
import type { EnquiryFailed, FormTicket } from './submit-enquiry';
import { type EnquiryEvents, useEnquiry } from './use-enquiry';
import partStyles from './form-parts.module.css';
import styles from './enquiry.module.css';

const { note } = enquiryTexts;

interface EnquiryFormProps extends EnquiryEvents {
  content: EnquiryContent;
  ticket: FormTicket;
  terms: EnquiryTerms | null;
  /** Why the form was rejected when it was posted without JavaScript. */
  failed?: EnquiryFailed;
  /** The values of its hidden fields. */
  given?: Record<string, string>;
  /** The address that it is posted to without JavaScript. */
  action: string;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** Form of an enquiry, in a dialog or on its page. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { content, terms, given, action } = props;
  const cv = useRef<File | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const prefilled = usePrefilled();
  const { form, ticket, failed, errors, clearError, sending, input } = useEnquiry({
    ...props,
    kind: content.kind === 'price' ? 'quotation' : content.kind,
    rules: rulesOf(content),
    draft: draftNameOf(content),
    send: (values, page) => {
      if (cv.current) values.set('cv', cv.current);
      return sendEnquiry(content, values, page, callsFromBrowser);
    },
  });
  const stateOf = ({ name }: EnquiryField) => {
    const state = input(name);
    const defaultValue = given?.[name] ?? state.defaultValue ?? prefilled[name] ?? '';
    return { ...state, defaultValue };
  };

  return (
    <form
      {...form}
      className={styles.enquiry}
      action={sitePath(action)}
      encType={content.kind === 'application' ? 'multipart/form-data' : undefined}
    >
      {failed && <EnquiryAlert failed={failed} errors={errors} />}
      {props.children}
      {fieldsOf(content).map((spec) =>
        spec.type === 'file' ? (
          <FileField
            key={spec.name}
            name={spec.name}
            label={spec.label}
            accept={CV_FILE.accept}
            required
            problemOf={cvProblem}
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
      <HiddenFields ticket={ticket} />
      <div className={`form__end full ${styles.foot}`}>
        <p className="hint">
          <Note content={content} terms={terms} />{' '}
          <Link to="/privacy" className={partStyles.textLink}>
            {formPartsTexts.privacy}
          </Link>
        </p>
        <button
          className={content.kind === 'subscription' ? 'button button--main' : 'button button--go'}
          type="submit"
          disabled={sending}
        >
          {sending ? formPartsTexts.sending : KINDS[content.kind].action}
        </button>
      </div>
    </form>
  );
}

/** Returns the values that are known of a signed-in visitor. */
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
      return note.subscription;
    case 'price':
    case 'quotation':
      return note.reply;
    case 'application':
      return note.application(terms);
    case 'consultation': {
      const phone = company?.sales_phones[0];
      if (!phone) return note.reply;
      return note.call(
        <a className={`${partStyles.textLink} number`} href={phoneLink(phone)}>
          {formatPhone(phone)}
        </a>,
        company.sales_hours,
      );
    }
  }
}
