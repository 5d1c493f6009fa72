import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { errorBodyOf } from '../../platform/api/failure';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { useUpload } from '../../platform/ui/form/use-upload';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { units } from './units';
import { unitTexts } from './units.texts';

const texts = unitTexts.import;

interface Problem {
  message: string;
  rows: string[];
}

/** Adds the units of a file, or lists the rows that have to be corrected first. */
export function UnitImportDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { upload, share } = useUpload();
  const refresh = units.records.useRefresh();
  const outcome = useOutcomeToasts();
  const [problem, setProblem] = useState<Problem | null>(null);
  const busy = share !== null;
  const send = async (file: File) => {
    setProblem(null);
    const form = new FormData();
    form.append('units', file);
    try {
      const { data } = await upload('POST /api/v1/units/import', {}, form);
      await refresh();
      outcome.succeeded(texts.added(data.created));
      onClose();
    } catch (error) {
      const body = errorBodyOf(error);
      if (!body) return outcome.failed(error, { text: texts.failed });
      setProblem({ message: body.message, rows: Object.values(body.fields ?? {}) });
    }
  };
  return (
    <DialogFrame title={texts.title} width="sm" onClose={busy ? undefined : onClose}>
      <Typography>{texts.note}</Typography>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem.message}
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {problem.rows
              .filter((row) => row !== problem.message)
              .map((row) => (
                <li key={row}>{row}</li>
              ))}
          </Box>
        </Alert>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,.xlsx"
        hidden
        aria-label={texts.choose}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          {texts.close}
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => input.current?.click()}>
          {busy ? texts.working : texts.choose}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
