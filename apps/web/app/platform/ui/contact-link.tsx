import { formatPhone, phoneLink, whatsAppLink } from '@shishir/format';
import { Icon } from './icon';
import { uiTexts as texts } from './ui.texts';

interface LinkLook {
  className?: string;
  /** With a small icon, for small text. */
  small?: boolean;
}

/** Phone number as a link that dials. */
export function PhoneLink({ number, className, small }: LinkLook & { number: string }) {
  return (
    <a className={className} href={phoneLink(number)}>
      <Icon name="phone" small={small} />
      <span className="number">{formatPhone(number)}</span>
    </a>
  );
}

/** Email address as a link. */
export function MailLink({ email, className, small }: LinkLook & { email: string }) {
  return (
    <a className={className} href={`mailto:${email}`}>
      <Icon name="mail" small={small} />
      {email}
    </a>
  );
}

/** Link to a WhatsApp chat with a phone number. */
export function WhatsAppLink({ number, className }: { number: string; className?: string }) {
  return (
    <a className={className} href={whatsAppLink(number)} rel="noopener">
      <Icon name="chat" />
      {texts.whatsApp}
    </a>
  );
}
