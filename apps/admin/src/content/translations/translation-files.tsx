import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {
  type TranslatedSubject,
  TRANSLATION_FORMATS,
  type TranslationImport,
  type TranslationView,
} from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { DownloadIcon, UploadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { useUpload } from '../../platform/ui/form/use-upload';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { useRefreshTranslations } from './translations.queries';
import { fileTexts as texts } from './translations.texts';

interface Filters {
  subject?: TranslatedSubject | undefined;
  state?: TranslationView | undefined;
}

/** Downloads the texts that the filters of the list leave. */
export function ExportTranslations({ subject, state }: Filters) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {texts.export}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': texts.formats } }}
      >
        {TRANSLATION_FORMATS.map((format) => (
          <MenuItem
            key={format}
            component="a"
            href={apiPath('GET /api/v1/translations/export', {
              query: { format, ...(subject && { subject }), ...(state && { state }) },
            })}
            download
            onClick={close}
          >
            {texts[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Uploads a translated file and shows the result. */
export function ImportTranslations() {
  const input = useRef<HTMLInputElement>(null);
  const { upload, share } = useUpload();
  const outcome = useOutcomeToasts();
  const refresh = useRefreshTranslations();
  const [result, setResult] = useState<TranslationImport | null>(null);
  const send = async (file: File) => {
    const form = new FormData();
    form.append('file', file);
    try {
      const { data } = await upload('POST /api/v1/translations/import', {}, form);
      setResult(data);
      await refresh();
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={share !== null}
        onClick={() => input.current?.click()}
      >
        {share === null ? texts.import : texts.importing}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlf,.xliff,.csv"
        hidden
        aria-label={texts.import}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      {result && <ImportResult result={result} onClose={() => setResult(null)} />}
    </>
  );
}

function ImportResult({ result, onClose }: { result: TranslationImport; onClose: () => void }) {
  const { written, unchanged, problems } = result;
  return (
    <DialogFrame title={texts.result} width="sm" onClose={onClose}>
      <Typography>{texts.written(written)}</Typography>
      <Typography>{texts.unchanged(unchanged)}</Typography>
      {written > 0 && <Typography sx={{ mt: 1 }}>{texts.drafts}</Typography>}
      {problems.length > 0 && (
        <>
          <Typography sx={{ mt: 2, fontWeight: 600 }}>{texts.problems(problems.length)}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {problems.map(({ line, problem }) => (
              <li key={line}>{texts.problem(line, problem)}</li>
            ))}
          </Box>
        </>
      )}
    </DialogFrame>
  );
}
