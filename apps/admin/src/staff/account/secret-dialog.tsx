import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { CopyButton } from './second-factor/recovery-codes';

interface Props {
  texts: { title: string; text: string; label: string; copy: string; done: string };
  value: string;
  onClose: () => void;
}

/** Shows a secret that the API returns only once. */
export function SecretDialog({ texts, value, onClose }: Props) {
  return (
    <DialogFrame title={texts.title} width="sm">
      <Typography sx={{ mb: 2 }}>{texts.text}</Typography>
      <Box
        component="output"
        aria-label={texts.label}
        sx={[
          { display: 'block', mb: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 },
          { fontFamily: 'monospace', overflowWrap: 'anywhere', bgcolor: 'background.default' },
        ]}
      >
        {value}
      </Box>
      <DialogActions>
        <CopyButton label={texts.copy} text={value} />
        <Button variant="contained" onClick={onClose}>
          {texts.done}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
