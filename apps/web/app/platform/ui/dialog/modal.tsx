import { Dialog } from 'radix-ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '../browser/focus-heading';
import styles from './modal.module.css';

/** Connects a dialog with the element that opens it. */
export interface DialogControls {
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface ModalProps extends DialogControls {
  className: string | undefined;
  open?: boolean;
  /** True while the dialog must not be closed. */
  locked?: boolean;
  /** True if a click outside must not discard what was entered. */
  keepOpen?: boolean;
  /** True if the content has a `Dialog.Description`. */
  described?: boolean;
  /** False if the dialog covers the whole screen. */
  overlay?: boolean;
  children: ReactNode;
}

/**
 * Dialog over the page; its content must have a `Dialog.Title` and a `Dialog.Close`. Use it for a form, a picture or
 * a menu that covers the page.
 */
export function Modal(props: ModalProps) {
  const { className, opener, onClose, open = true, locked, keepOpen, children } = props;
  // The page on which it was opened: a link in it may have opened another one.
  const page = useRef<string>(undefined);
  useEffect(() => {
    if (open) page.current = window.location.pathname;
  }, [open]);
  const { described = false, overlay = true } = props;
  return (
    <Dialog.Root open={open} onOpenChange={() => !locked && onClose()}>
      <Dialog.Portal>
        {/* Radix's own overlay writes a style element, which the page's policy forbids. */}
        {overlay && <div className={styles.overlay} />}
        <Dialog.Content
          className={className}
          {...(!described && { 'aria-describedby': undefined })}
          onInteractOutside={(event) => keepOpen && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (page.current === window.location.pathname) opener.current?.focus();
            else focusHeading();
          }}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
