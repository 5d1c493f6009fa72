import type { SalesContact } from '@shishir/contract';
import { formatPhone, phoneLink } from '@shishir/format';
import { Dialog } from 'radix-ui';
import { WhatsAppLink } from '../../../platform/ui/contact-link';
import { Icon } from '../../../platform/ui/icon';
import { Avatar, portraitUrl } from '../../../platform/ui/avatar';
import { type DialogControls, Modal } from '../../../platform/ui/dialog/modal';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden';
import modalStyles from '../../../platform/ui/dialog/modal.module.css';
import styles from './contact-sales.module.css';

interface ContactSalesDialogProps extends DialogControls {
  person: SalesContact;
  /** What the question is about: the subject of the mail. */
  about: string;
  /** When the phone is answered. */
  hours: string | null;
}

/** The sales contact for questions about a product. */
export default function ContactSalesDialog(props: ContactSalesDialogProps) {
  const { person, about, hours, opener, onClose } = props;
  const { phone, email } = person;
  return (
    <Modal
      className={`${modalStyles.dialog} ${styles.dialog}`}
      opener={opener}
      onClose={onClose}
      described
    >
      <Dialog.Title asChild>
        <VisuallyHidden as="h2">Contact Sales</VisuallyHidden>
      </Dialog.Title>
      <Dialog.Description asChild>
        <VisuallyHidden as="p">Questions about {about}</VisuallyHidden>
      </Dialog.Description>
      <div className={styles.person}>
        <Avatar
          className={styles.portrait}
          name={person.name}
          src={portraitUrl(person.picture)}
          alt={person.picture?.alt}
          fallback="initials"
        />
        <div>
          <b>{person.name}</b>
          {person.title && <span>{person.title}</span>}
        </div>
      </div>
      {(phone || email) && (
        <ul className="number">
          {phone && (
            <li>
              <span>Phone</span>
              {formatPhone(phone)}
            </li>
          )}
          {email && (
            <li>
              <span>Email</span>
              {email}
            </li>
          )}
          {hours && (
            <li>
              <span>Hours</span>
              {hours}
            </li>
          )}
        </ul>
      )}
      <div className={styles.actions}>
        {phone && (
          <a className="button button--go" href={phoneLink(phone)}>
            <Icon name="phone" />
            Call Now
          </a>
        )}
        {phone && <WhatsAppLink className="button button--line" number={phone} />}
        {email && (
          <a
            className="button button--line"
            href={`mailto:${email}?subject=${encodeURIComponent(about)}`}
          >
            <Icon name="mail" />
            Send Email
          </a>
        )}
      </div>
      <Dialog.Close className={`icon-button ${modalStyles.close}`} aria-label="Close">
        <Icon name="close" />
      </Dialog.Close>
    </Modal>
  );
}
