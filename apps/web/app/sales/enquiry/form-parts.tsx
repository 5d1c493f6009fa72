import { useId } from 'react';
import { Link } from 'react-router';
import { FormAlert } from '../../platform/forms/form-notice';
import { Icon } from '../../platform/ui/icon';
import { formPartsTexts as texts } from './form-parts.texts';
import type { EnquiryFailed, EnquirySent, FormTicket } from './submit-enquiry';
import styles from './form-parts.module.css';

/** The ticket of a form, and the honeypot. */
export function HiddenFields({ ticket: { stamp, source } }: { ticket: FormTicket }) {
  return (
    <>
      <Honeypot />
      <input type="hidden" name="stamp" defaultValue={stamp} />
      {Object.entries<string | number | undefined>({ ...source }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
    </>
  );
}

/** Invisible to people. A bot that fills in every field reveals itself. */
function Honeypot() {
  const id = useId();
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={id}>{texts.leaveEmpty}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

interface EnquiryAlertProps {
  failed: Pick<EnquiryFailed, 'notice'>;
  /** Errors that are not fixed yet. */
  errors: Partial<Record<string, string>>;
}

/** Shows above the form why nothing was sent, until the last field is fixed. */
export function EnquiryAlert({ failed, errors }: EnquiryAlertProps) {
  const count = Object.values(errors).filter(Boolean).length;
  const fields = count === 0 ? null : texts.markedFields(count);
  if (failed.notice) {
    return <FormAlert title={failed.notice.title} text={failed.notice.text ?? fields} />;
  }
  return fields && <FormAlert title={texts.notSent} text={fields} />;
}

/** Reference number of a sent form, if it has one. Use it below the thanks. */
export const SentReference = (sent: Pick<EnquirySent, 'reference' | 'stateKey'>) =>
  sent.reference && (
    <>
      <p>{texts.reference(<b className={`number ${styles.reference}`}>{sent.reference}</b>)}</p>
      <StateLink {...sent} />
    </>
  );

/** Link to the page with the state of an enquiry, to keep: it needs neither account nor email. */
export const StateLink = ({ stateKey }: Pick<EnquirySent, 'stateKey'>) =>
  stateKey && (
    <p>
      <Link className="link" to={`/your-enquiry?key=${encodeURIComponent(stateKey)}`}>
        {texts.state} <Icon name="arrow" />
      </Link>
    </p>
  );
