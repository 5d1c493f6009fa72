import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { XIcon } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import { sharedTexts } from '../shared.texts';

export interface Toast {
  title: string;
  description?: string;
  /** Red: a failure, or data that is permanently deleted. */
  variant?: 'default' | 'destructive';
  /** Duration in ms; null keeps it until it is closed. */
  duration?: number | null;
  /** Next step, such as an undo; the toast closes with it. */
  action?: { label: string; onPress: () => void };
}

const DURATION_MS = 2000;

interface Props {
  toast: Toast;
  open: boolean;
  onClose: () => void;
}

/**
 * A failure interrupts a screen reader, a success waits for its turn. It is added last to the document when it is
 * shown: elements that were beside a dialog when it opened are hidden from screen readers.
 */
export default function ToastView({ toast, open, onClose }: Props) {
  return (
    <Portal>
      <Snackbar
        open={open}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: { top: 'auto', bottom: 16 } })}
        autoHideDuration={toast.duration === undefined ? DURATION_MS : toast.duration}
        onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      >
        <ToastCard toast={toast} onClose={onClose} />
      </Snackbar>
    </Portal>
  );
}

interface CardProps extends Omit<Props, 'open'> {
  ref?: Ref<HTMLDivElement>;
  style?: CSSProperties;
}

/** Animated part: the transition passes it a ref and a style. */
function ToastCard({ toast, onClose, ref, style }: CardProps) {
  const { title, description, variant, action } = toast;
  const destructive = variant === 'destructive';
  return (
    <Alert
      ref={ref}
      style={style}
      role={destructive ? 'alert' : 'status'}
      variant="filled"
      severity={destructive ? 'error' : 'success'}
      icon={false}
      action={
        <>
          {action && (
            <Button
              color="inherit"
              onClick={() => {
                onClose();
                action.onPress();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton color="inherit" aria-label={sharedTexts.close} onClick={onClose}>
            <XIcon />
          </IconButton>
        </>
      }
    >
      <b>{title}</b>
      {description && <p>{description}</p>}
    </Alert>
  );
}
