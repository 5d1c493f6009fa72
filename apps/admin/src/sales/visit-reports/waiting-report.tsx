import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '../../platform/api/new-key';
import { keep, type KeptReport } from './kept-reports';
import { sendReport, showReported } from './send-report';
import { visitReportTexts } from './visit-reports.texts';

const texts = visitReportTexts.waiting;

/** A complete report that the server does not have yet. */
export function WaitingReport({ kept }: { kept: KeptReport }) {
  const queries = useQueryClient();
  const [share, setShare] = useState<number | null>(null);
  const send = async () => {
    setShare(0);
    await sendReport(kept, {
      onProgress: setShare,
      onStored: (data) => showReported(queries, data),
    });
    setShare(null);
  };
  // The server may have stored it already; a changed report is another one.
  const change = () => void keep({ ...kept, state: 'typing', submission: newKey() });
  return (
    <Paper sx={{ display: 'grid', gap: 2, maxWidth: 760, p: { xs: 2, md: 3 } }}>
      <Alert severity="info" role="status">
        {texts.kept}
      </Alert>
      <Typography color="textSecondary">{texts.note}</Typography>
      {share !== null && (
        <LinearProgress variant="determinate" value={share * 100} aria-label={texts.sending} />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={share !== null} onClick={() => void send()}>
          {share === null ? texts.send : texts.sending}
        </Button>
        <Button disabled={share !== null} onClick={change}>
          {texts.change}
        </Button>
      </Stack>
    </Paper>
  );
}
