import type { Company } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { Dialog } from 'radix-ui';
import type { RefObject } from 'react';
import { Icon } from '../../ui/icon';
import { Portrait } from '../portrait';
import './contact-sales.css';

interface ContactSalesDialogProps {
  person: Company['sales_contact'];
  /** What the question is about: the subject of the mail. */
  about: string;
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Who answers questions about a product, and two ways to reach them. */
export default function ContactSalesDialog(props: ContactSalesDialogProps) {
  const { person, about, opener, onClose } = props;
  const mail = `mailto:${person.email}?subject=${encodeURIComponent(about)}`;
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        {/* Radix's own overlay locks scrolling with a style element, which the page's policy forbids. */}
        <div className="veil" />
        <Dialog.Content
          className="dialog dialog--modal dialog--sales"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <Dialog.Title className="vh">Contact Sales</Dialog.Title>
          <Dialog.Description className="vh">Questions about {about}</Dialog.Description>
          <div className="who">
            <Portrait person={person} />
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
