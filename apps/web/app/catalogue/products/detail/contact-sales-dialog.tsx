import type { SalesContact } from '@shishir/contract';
import { formatPhone, phoneLink } from '@shishir/format';
import { Dialog } from 'radix-ui';
import { WhatsAppLink } from '../../../platform/ui/contact-link';
import { Facts } from '../../../platform/ui/facts';
import { Icon } from '../../../platform/ui/icon';
import { type DialogControls, Modal } from '../../../platform/ui/dialog/modal';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden';
import modalStyles from '../../../platform/ui/dialog/modal.module.css';
import { productDetailTexts } from './product-detail.texts';
import { SalesPerson } from './sales-person';
import styles from './contact-sales.module.css';

const texts = productDetailTexts.contact;

interface ContactSalesDialogProps extends DialogControls {
  person: SalesContact;
  /** Subject of the email. */
  about: string;
  /** Office hours. */
  hours: string | null;
}

/** Shows the sales contact for questions about a product. */
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
        <VisuallyHidden as="h2">{texts.title}</VisuallyHidden>
      </Dialog.Title>
      <Dialog.Description asChild>
        <VisuallyHidden as="p">{texts.about(about)}</VisuallyHidden>
      </Dialog.Description>
      <SalesPerson person={person} className={styles.portrait} />
      <Facts
        className={styles.facts}
        facts={[
          [texts.phone, phone && formatPhone(phone)],
          [texts.email, email],
          [texts.hours, hours],
        ]}
      />
      <div className={styles.actions}>
        {phone && (
          <a className="button button--go" href={phoneLink(phone)}>
            <Icon name="phone" />
            {texts.call}
          </a>
        )}
        {phone && <WhatsAppLink className="button button--line" number={phone} />}
        {email && (
          <a
            className="button button--line"
            href={`mailto:${email}?subject=${encodeURIComponent(about)}`}
          >
            <Icon name="mail" />
            {texts.sendEmail}
          </a>
        )}
      </div>
      <Dialog.Close className={`icon-button ${modalStyles.close}`} aria-label={texts.close}>
        <Icon name="close" />
      </Dialog.Close>
    </Modal>
  );
}
