import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorBodyOf, statusOf } from '../../platform/api/failure';
import { UploadStopped } from '../../platform/api/upload-call';
import { FormError } from '../../platform/ui/form/field';
import { paths } from '../../platform/ui/page/paths';
import { DropArea } from '../../platform/ui/form/drop-area';
import { SmallLine } from '../../platform/ui/page/small-line';
import { useImportUpload } from './product-imports.queries';
import { uploadTexts as texts, uploadTexts } from './product-imports.texts';

/** Constant, so the panel does not resize during an upload. */
const HEIGHT = { xs: 190, lg: 232 };

/** Uploads a file and opens its preview. Stays on the page if the file is rejected. */
export function UploadPanel() {
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const [stopped, setStopped] = useState(false);
  const { send, file, share, stop } = useImportUpload();

  const take = (files: readonly File[]) => {
    if (file) return;
    const found = fileError(files);
    setError(found);
    setStopped(false);
    if (found) return;
    send(files[0]!, {
      onSuccess: ({ data }) => void navigate(paths.imports.one(data.id)),
      onError: (error) => {
        if (error instanceof UploadStopped) return setStopped(true);
        setError(statusOf(error) === 401 ? null : (errorBodyOf(error)?.message ?? texts.failed));
      },
    });
  };
  return (
    <Paper
      component="section"
      aria-label={texts.title}
      aria-busy={file !== null}
      sx={{ display: 'grid', gap: 1.5, p: 2 }}
    >
      <FormError>{error}</FormError>
      {file ? (
        <Sending name={file.name} share={share ?? 0} onStop={stop} />
      ) : (
        <FileChooser invalid={error !== null} stopped={stopped} onTake={take} />
      )}
    </Paper>
  );
}

interface SendingProps {
  name: string;
  share: number;
  /** Null once the whole file has arrived. */
  onStop: (() => void) | null;
}

const SENDING = {
  gap: 1.75,
  justifyContent: 'center',
  minHeight: HEIGHT,
  p: 3,
  overflowWrap: 'anywhere',
  textAlign: 'center',
} as const;

/** The bar shows the share sent; the time the server then needs to read the file is unknown. */
function Sending({ name, share, onStop }: SendingProps) {
  const percent = Math.floor(share * 100);
  const isRead = share >= 1;
  return (
    <Stack sx={SENDING}>
      <p role="status">{isRead ? texts.reading(name) : texts.sending(name, percent)}</p>
      <LinearProgress
        aria-label={texts.progress}
        variant={isRead ? 'indeterminate' : 'determinate'}
        value={isRead ? undefined : percent}
        sx={{ height: 6, borderRadius: '3px' }}
      />
      {onStop && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'center', minWidth: 120, minHeight: 44 }}
          onClick={onStop}
        >
          {texts.stop}
        </Button>
      )}
    </Stack>
  );
}

interface ChooserProps {
  invalid: boolean;
  /** The upload was just stopped, so the focus returns here. */
  stopped: boolean;
  onTake: (files: readonly File[]) => void;
}

function FileChooser({ invalid, stopped, onTake }: ChooserProps) {
  return (
    <DropArea
      label={texts.choose}
      accept={IMPORT_TYPES.join(',')}
      autoFocus={stopped}
      describedBy="import-upload-rule"
      invalid={invalid}
      onFiles={onTake}
      sx={{ gap: 0.5, minHeight: HEIGHT, py: 3, px: 2, color: 'text.secondary' }}
    >
      <Avatar
        component="span"
        sx={{ width: 52, height: 52, mb: 1, bgcolor: 'primary.wash', color: 'primary.ink' }}
      >
        <UploadIcon size={24} />
      </Avatar>
      <Box component="b" sx={{ fontSize: '1rem' }}>
        {texts.choose}
      </Box>
      <span role="status">{stopped ? texts.stopped : texts.drop}</span>
      <SmallLine id="import-upload-rule" sx={{ mt: 1 }}>
        {texts.rule}
      </SmallLine>
    </DropArea>
  );
}

/** File types that the API accepts. The API checks the content; only the browser's type is known here. */
const IMPORT_TYPES = [
  '.xlsx',
  '.csv',
  '.tsv',
  '.txt',
  '.json',
  '.zip',
  'application/json',
  'text/csv',
];
const MAX_BYTES = 64 * 1024 * 1024;

/** Error message for the chosen or dropped files; null if there is one file of an accepted type and size. */
function fileError(files: readonly File[]): string | null {
  const [file] = files;
  if (!file) return uploadTexts.wrongType;
  if (files.length > 1) return uploadTexts.several;
  if (!/\.(xlsx|csv|tsv|txt|json|zip)$/i.test(file.name)) return uploadTexts.wrongType;
  if (file.size > MAX_BYTES) return uploadTexts.tooLarge;
  return file.size === 0 ? uploadTexts.empty : null;
}
