import { Dialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import './modal.css';

/** What a dialog needs of the element that opens it. */
export interface DialogControls {
  /** Gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface ModalProps extends DialogControls {
  className: string;
  open?: boolean;
  /** True while the dialog must not be closed. */
  locked?: boolean;
  /** True where a click outside must not discard what was entered. */
  keepOpen?: boolean;
  /** True where the content has a `Dialog.Description`. */
  described?: boolean;
  /** False where the dialog covers the whole screen. */
  overlay?: boolean;
  children: ReactNode;
}

/** A dialog over the page; its content brings `Dialog.Title` and `Dialog.Close`. */
export function Modal(props: ModalProps) {
  const { className, opener, onClose, open = true, locked, keepOpen, children } = props;
  const { described = false, overlay = true } = props;
  return (
    <Dialog.Root open={open} onOpenChange={() => !locked && onClose()}>
      <Dialog.Portal>
        {/* Radix's own overlay writes a style element, which the page's policy forbids. */}
        {overlay && <div className="overlay" />}
        <Dialog.Content
          className={className}
          {...(!described && { 'aria-describedby': undefined })}
          onInteractOutside={(event) => keepOpen && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
