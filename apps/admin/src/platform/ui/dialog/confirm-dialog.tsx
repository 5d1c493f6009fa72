import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, type PropsWithChildren } from 'react';
import { sharedTexts } from '../shared.texts';

interface Props {
  question: string;
  /** Label of the confirm button. */
  confirm: string;
  /** Label of the confirm button while the action runs; both buttons are disabled then. */
  busy?: string | false;
  /** True if the action is not possible, or not yet; cancelling still works. */
  disabled?: boolean;
  cancel?: string;
  /** False if nothing is lost. */
  destructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before data is permanently lost: names the data and puts the safe choice first. Replaces `confirm()`. */
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
    >
      <DialogTitle id={id}>{props.question}</DialogTitle>
      <DialogContent>
        <Stack
          id={`${id}-text`}
          sx={{ gap: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {props.children}
        </Stack>
      </DialogContent>
      <DialogActions>
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
      </DialogActions>
    </Dialog>
  );
}
