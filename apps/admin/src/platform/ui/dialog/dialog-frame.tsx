import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { XIcon } from 'lucide-react';
import { useId, type PropsWithChildren } from 'react';
import { sharedTexts } from '../shared.texts';
import './dialog.css';

interface Props {
  title: string;
  role?: 'dialog' | 'alertdialog';
  /** Wider where two things stand beside each other. */
  width?: 'xs' | 'sm' | 'md';
  /** Closes by the cross, Escape and a press beside it; without it only what stands inside closes it. */
  onClose?: () => void;
}

/** The frame of a dialog with something to do in it: title, cross, content. */
export function DialogFrame({ title, role, width, onClose, children }: PropsWithChildren<Props>) {
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={width ?? 'xs'}
      role={role}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { className: 'dialog' } }}
    >
      <div className="dialog__header">
        <h2 id={id}>{title}</h2>
        {onClose && (
          <IconButton aria-label={sharedTexts.close} onClick={onClose}>
            <XIcon />
          </IconButton>
        )}
      </div>
      {children}
    </Dialog>
  );
}
