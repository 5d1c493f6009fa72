import { Dialog } from 'radix-ui';
import { type DialogControls, Modal } from '../ui/dialog/modal';
import { Icon } from '../ui/icon';

export type EnquiryKind = 'subscription' | 'consultation' | 'application';

/** What an enquiry is about. */
export interface EnquiryContent {
  kind: EnquiryKind;
  /** Names a brand, a product or a kind of building: 'Samsung'. */
  subject?: string;
  /** The opening that somebody applies for; without it the application is for none in particular. */
  opening?: { id: number; title: string };
}

/** The form of an enquiry over the page. */
export default function EnquiryDialog(props: EnquiryContent & DialogControls) {
  const { subject, opener, onClose } = props;
  return (
    <Modal className="dialog dialog--modal" opener={opener} onClose={onClose} keepOpen>
      <Dialog.Title>{subject ? `Contact us about ${subject}` : 'Contact us'}</Dialog.Title>
      <Dialog.Close className="icon-btn x" aria-label="Close">
        <Icon name="close" />
      </Dialog.Close>
    </Modal>
  );
}
