import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { type DialogControls, Modal } from '../../platform/ui/dialog/modal';
import { Icon } from '../../platform/ui/icon';
import { useShell } from '../../platform/ui/page/shell-data';
import { EnquiryForm } from './enquiry-form';
import { type DialogKind, type EnquiryContent, KINDS } from './enquiry-kinds';
import { knownTerms } from './enquiry-terms';
import { enquiryTexts as texts } from './enquiry.texts';
import { leadSourceOf } from './lead-source';
import { SentReference } from './form-parts';
import type { EnquirySent } from './submit-enquiry';
import modalStyles from '../../platform/ui/dialog/modal.module.css';
import styles from './enquiry.module.css';

/** Form of an enquiry in a dialog; after sending, its reference number. */
export default function EnquiryDialog(props: EnquiryContent<DialogKind> & DialogControls) {
  const { kind, subject, opening, opener, onClose } = props;
  const content = { kind, subject, opening };
  const terms = knownTerms.current;
  const { categories } = useShell();
  const [ticket] = useState(() => ({
    stamp: '',
    source: leadSourceOf(new URL(window.location.href), categories),
  }));
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<EnquirySent | null>(null);
  return (
    // A click outside must not discard what was entered.
    <Modal
      className={`${modalStyles.dialog} ${styles.dialog}`}
      opener={opener}
      onClose={onClose}
      locked={sending}
      keepOpen={!sent}
      described
    >
      {sent ? (
        <Thanks {...content} sent={sent} />
      ) : (
        <>
          <header className={styles.header}>
            <Dialog.Title>{KINDS[kind].title(content)}</Dialog.Title>
            <Dialog.Description>{KINDS[kind].text(content, terms)}</Dialog.Description>
          </header>
          <EnquiryForm
            content={content}
            ticket={ticket}
            terms={terms}
            action={`/enquiry/${kind}`}
            onSending={setSending}
            onSent={setSent}
          />
        </>
      )}
      <Dialog.Close
        className={`icon-button ${modalStyles.close}`}
        aria-label={texts.close}
        disabled={sending}
      >
        <Icon name="close" />
      </Dialog.Close>
    </Modal>
  );
}

function Thanks({ kind, sent }: EnquiryContent & { sent: EnquirySent }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <Dialog.Title ref={title} tabIndex={-1}>
        {texts.thanks}
      </Dialog.Title>
      <Dialog.Description>{KINDS[kind].sent(knownTerms.current)}</Dialog.Description>
      <SentReference {...sent} />
      <Dialog.Close className="button button--main">{texts.close}</Dialog.Close>
    </div>
  );
}
