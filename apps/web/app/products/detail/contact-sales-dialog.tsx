import type { Company } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { Dialog } from 'radix-ui';
import { Icon } from '../../ui/icon';
import { Avatar, portraitUrl } from '../../ui/avatar';
import { type DialogControls, Modal } from '../../ui/dialog/modal';
import './contact-sales.css';

interface ContactSalesDialogProps extends DialogControls {
  person: Company['sales_contact'];
  /** What the question is about: the subject of the mail. */
  about: string;
}

/** The sales contact for questions about a product. */
export default function ContactSalesDialog(props: ContactSalesDialogProps) {
  const { person, about, opener, onClose } = props;
  const mail = `mailto:${person.email}?subject=${encodeURIComponent(about)}`;
  return (
    <Modal
      className="dialog dialog--modal dialog--sales"
      opener={opener}
      onClose={onClose}
      described
    >
      <Dialog.Title className="vh">Contact Sales</Dialog.Title>
      <Dialog.Description className="vh">Questions about {about}</Dialog.Description>
      <div className="who">
        <Avatar
          name={person.name}
          src={portraitUrl(person.picture)}
          alt={person.picture?.alt}
          fallback="initials"
        />
        <div>
          <b>{person.name}</b>
          <span>{person.title}</span>
        </div>
      </div>
      <ul className="num">
        <li>
          <span>Phone</span>
          {formatPhone(person.phone)}
        </li>
        <li>
          <span>E-mail</span>
          {person.email}
        </li>
      </ul>
      <div className="dialog__end">
        <a className="btn btn--go" href={`tel:${person.phone}`}>
          <Icon name="phone" />
          Call Now
        </a>
        <a className="btn btn--line" href={mail}>
          <Icon name="mail" />
          Send Email
        </a>
      </div>
      <Dialog.Close className="icon-btn x" aria-label="Close">
        <Icon name="close" />
      </Dialog.Close>
    </Modal>
  );
}
