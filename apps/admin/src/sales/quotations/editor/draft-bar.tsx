import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { zIndex } from '@shishir/tokens';
import { MailIcon } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import { countErrors } from '../../../platform/ui/form/form-fields';
import { timeText } from '../quotation-values';
import { editorTexts } from './editor.texts';

interface BarProps {
  savedAt: string;
  revision: number;
  autosave: 'saving' | 'failed' | null;
  busy: boolean;
  onSend: () => void;
}

const BAR: SxProps<Theme> = {
  position: 'sticky',
  bottom: { xs: 8, md: 16 },
  zIndex: zIndex['sticky-bar'],
  display: 'flex',
  gridColumn: 1,
  gap: 1,
  alignItems: 'center',
  minWidth: 0,
  mx: { xs: -0.5, md: 0 },
  py: 1.25,
  pl: 2.5,
  pr: 1.5,
  bgcolor: 'background.raised',
  boxShadow: 'var(--shadow-pop)',
};

/** Shows the save state and the button to send; stays in view. */
export function DraftBar({ savedAt, revision, autosave, busy, onSend }: BarProps) {
  const { isDirty, errors } = useFormState();
  const { bar } = editorTexts;
  const wrong = countErrors(errors);
  const isFailed = autosave === 'failed';
  const state = isFailed
    ? bar.failed
    : autosave === 'saving' || busy
      ? bar.saving
      : isDirty
        ? bar.changed
        : bar.saved;
  return (
    <Paper sx={BAR}>
      <Typography role="status" sx={{ mr: 'auto', color: 'text.secondary' }}>
        <Box component="b" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {state}
        </Box>
        {!isDirty && !busy && autosave === null && (
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {bar.at(timeText(savedAt))}
          </Box>
        )}
        {wrong > 0 && (
          <Box
            component="span"
            sx={{
              display: { xs: 'block', md: 'inline' },
              ml: { md: 1 },
              color: 'error.main',
              fontWeight: 500,
            }}
          >
            {bar.attention(wrong)}
          </Box>
        )}
      </Typography>
      {(isDirty || isFailed) && (
        <Button type="submit" variant="outlined" disabled={busy}>
          {busy ? bar.submitting : bar.save}
        </Button>
      )}
      <Button variant="contained" startIcon={<MailIcon />} disabled={busy} onClick={onSend}>
        {bar.send(revision)}
      </Button>
    </Paper>
  );
}
