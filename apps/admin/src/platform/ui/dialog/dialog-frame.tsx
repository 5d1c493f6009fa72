import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { XIcon } from 'lucide-react';
import { useId, type PropsWithChildren } from 'react';
import { sharedTexts } from '../shared.texts';

interface Props {
  title: string;
  role?: 'dialog' | 'alertdialog';
  /** Larger for content side by side. */
  width?: 'xs' | 'sm' | 'md';
  /** Called by the cross, Escape and a click outside; without it, only the content can close the dialog. */
  onClose?: () => void;
}

/** Frame of an interactive dialog: title, cross and content. `DialogActions` stay at its foot. */
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
    >
      <Stack direction="row">
        <DialogTitle id={id} sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </DialogTitle>
        {onClose && (
          <IconButton
            aria-label={sharedTexts.close}
            onClick={onClose}
            sx={{
              flexShrink: 0,
              width: 44,
              height: 44,
              mt: { xs: 2, sm: 2.5 },
              mr: { xs: 1, sm: 2 },
            }}
          >
            <XIcon />
          </IconButton>
        )}
      </Stack>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
