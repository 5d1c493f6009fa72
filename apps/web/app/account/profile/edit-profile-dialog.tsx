import type { User } from '@shishir/contract';
import { Dialog } from 'radix-ui';
import { type RefObject, useState } from 'react';
import { Icon } from '../../ui/icon';
import './edit-profile.css';
import { EditProfileForm } from './edit-profile-form';

interface EditProfileDialogProps {
  user: User;
  /** Gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Name and picture of one's own account. */
export default function EditProfileDialog({ user, opener, onClose }: EditProfileDialogProps) {
  const [sending, setSending] = useState(false);
  return (
    <Dialog.Root open onOpenChange={() => !sending && onClose()}>
      <Dialog.Portal>
        {/* Radix's own overlay locks scrolling with a style element, which the page's policy forbids. */}
        <div className="veil" />
        <Dialog.Content
          className="dialog dialog--modal dialog--profile"
          aria-describedby={undefined}
          // A slip of the finger, or closing a toast, must not throw away what was typed.
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <Dialog.Title>Edit Profile</Dialog.Title>
          <EditProfileForm user={user} sending={sending} onSending={setSending} onClose={onClose} />
          <Dialog.Close className="icon-btn x" aria-label="Close" disabled={sending}>
            <Icon name="close" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
