import { FormAlert } from '../forms/form-notice';
import type { ContactErrors, ContactFailed } from './contact-outcome';

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

interface ContactAlertProps {
  failed: ContactFailed;
  /** Those that are not mended yet. */
  errors: ContactErrors;
}

/** Says above the form why nothing was sent; goes when the last field is mended. */
export function ContactAlert({ failed, errors }: ContactAlertProps) {
  const count = Object.values(errors).filter(Boolean).length;
  const fields = count === 0 ? null : fieldsText(count);
  if (failed.notice) {
    return <FormAlert title={failed.notice.title} text={failed.notice.text ?? fields} />;
  }
  return fields && <FormAlert title="Nothing has been sent yet" text={fields} />;
}

function fieldsText(count: number): string {
  return count === 1
    ? 'One field below needs your attention.'
    : `${COUNTS[count]} fields below need your attention.`;
}
