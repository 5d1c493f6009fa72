import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useId, type PropsWithChildren } from 'react';
import { sharedTexts } from '../shared.texts';
import './dialog.css';

interface Props {
  question: string;
  /** The label of the button that does it. */
  confirm: string;
  /** The label while it is being done; nothing can be pressed then. */
  busy?: string | false;
  /** True where it cannot be done, or not yet; the dialog can be left all the same. */
  disabled?: boolean;
  cancel?: string;
  /** False where nothing is lost by it. */
  destructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is gone for good: names what it is, the safe choice first. In place of `confirm()`. */
export function ConfirmDialog(props: PropsWithChildren<Props>) {
  const id = useId();
  const { busy = false, disabled = false, destructive = true } = props;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      onClose={() => !busy && props.onCancel()}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { className: 'dialog' } }}
    >
      <h2 id={id}>{props.question}</h2>
      <div id={`${id}-text`} className="dialog__text">
        {props.children}
      </div>
      <div className="dialog__buttons">
        <Button variant="outlined" autoFocus disabled={busy !== false} onClick={props.onCancel}>
          {props.cancel ?? sharedTexts.cancel}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          disabled={disabled || busy !== false}
          onClick={props.onConfirm}
        >
          {busy || props.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
