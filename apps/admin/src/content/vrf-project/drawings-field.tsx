import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Drawing, drawingName, type DrawingFile } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { DRAWING_FILE } from '@shishir/contract/rules';
import { formatNumericDate } from '@shishir/format';
import { DownloadIcon, RotateCwIcon, XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropZone } from '../../platform/ui/form/drop-zone';
import { FormCell } from '../../platform/ui/form/long-form';
import { useField } from '../../platform/ui/form/form-fields';
import { drawingTexts as texts } from './vrf-project.texts';
import type { DrawingUpload, DrawingUploads } from './use-drawing-uploads';

/** Returns the staff-only URL of a drawing's file. */
export const drawingAddress = (id: number, { file }: DrawingFile) =>
  apiPath('GET /api/v1/vrf-project/:id/drawings/:file', { params: { id, file } });

interface Props {
  /** Saved project with its drawings, the only ones that can be downloaded. */
  saved: { id: number; drawings?: Drawing[] } | null;
  uploads: DrawingUploads;
}

/** Drawings of a project: files, each uploaded immediately, and names of drawings stored elsewhere. */
export function DrawingsField({ saved, uploads }: Props) {
  const { value: drawings, change, error } = useField<Drawing[]>('drawings');
  const wrong = typeof error === 'string' ? error : undefined;
  const isSaved = (drawing: DrawingFile) =>
    saved?.drawings?.some((other) => typeof other !== 'string' && other.file === drawing.file);
  return (
    <FormCell span={6}>
      <Stack
        component="ul"
        aria-label={texts.list}
        sx={{ gap: 1, mb: 1, '&:empty': { display: 'none' } }}
      >
        {drawings.map((drawing, index) => (
          <FileRow
            key={typeof drawing === 'string' ? `${index}-${drawing}` : drawing.file}
            name={drawingName(drawing)}
            note={
              typeof drawing === 'string'
                ? texts.nameOnly
                : texts.uploaded(megabytes(drawing.bytes), formatNumericDate(drawing.uploaded_at))
            }
            onRemove={() => change(drawings.filter((other) => other !== drawing))}
          >
            {typeof drawing !== 'string' && saved && isSaved(drawing) && (
              <IconButton
                component="a"
                href={drawingAddress(saved.id, drawing)}
                download={drawing.name}
                aria-label={texts.download(drawing.name)}
              >
                <DownloadIcon />
              </IconButton>
            )}
          </FileRow>
        ))}
        {uploads.rows.map((upload) => (
          <UploadRow key={upload.key} upload={upload} uploads={uploads} />
        ))}
      </Stack>
      <DropZone
        name="drawing"
        title={texts.drop}
        note={texts.orChoose}
        choose={texts.choose}
        accept={DRAWING_FILE.accept}
        multiple
        describedBy={wrong && 'drawings-error'}
        invalid={Boolean(wrong)}
        onFiles={uploads.start}
      />
      {wrong && (
        <FormHelperText id="drawings-error" role="alert" error>
          {wrong}
        </FormHelperText>
      )}
    </FormCell>
  );
}

function UploadRow({ upload, uploads }: { upload: DrawingUpload; uploads: DrawingUploads }) {
  const { file, share, error } = upload;
  const percent = Math.round(share * 100);
  const note = error ?? texts.sending(megabytes(file.size * share), megabytes(file.size), percent);
  return (
    <FileRow
      name={file.name}
      note={<span role={error ? 'alert' : undefined}>{note}</span>}
      wrong={error !== null}
      onRemove={() => uploads.remove(upload.key)}
      below={
        error === null && (
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={texts.progress(file.name)}
            sx={{ gridColumn: '2 / -1', mr: 1, borderRadius: '2px' }}
          />
        )
      }
    >
      {upload.retry && (
        <Button startIcon={<RotateCwIcon />} onClick={() => uploads.again(upload.key)}>
          {texts.again}
        </Button>
      )}
    </FileRow>
  );
}

interface RowProps {
  name: string;
  note: ReactNode;
  wrong?: boolean;
  below?: ReactNode;
  children?: ReactNode;
  onRemove: () => void;
}

function FileRow({ name, note, wrong, below, children, onRemove }: RowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '40px minmax(0, 1fr) auto',
        rowGap: 0.5,
        columnGap: 1.5,
        alignItems: 'center',
        minHeight: 56,
        py: 0.75,
        pr: 1,
        pl: 1.5,
        border: 1,
        borderColor: wrong ? 'error.main' : 'divider',
        borderRadius: '8px',
      }}
    >
      <Avatar
        variant="rounded"
        aria-hidden="true"
        sx={{
          bgcolor: 'neutral.wash',
          color: 'text.secondary',
          fontSize: '0.6875rem',
          fontWeight: 600,
        }}
      >
        {/\.(\w{2,4})$/.exec(name)?.[1]?.toUpperCase() ?? texts.file}
      </Avatar>
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography component="b" noWrap sx={{ display: 'block', fontWeight: 500 }}>
          {name}
        </Typography>
        <Typography
          component="small"
          variant="body2"
          sx={wrong ? { color: 'error.main', fontWeight: 500 } : { color: 'text.third' }}
        >
          {note}
        </Typography>
      </Box>
      <Stack component="span" direction="row">
        {children}
        <IconButton aria-label={texts.remove(name)} onClick={onRemove}>
          <XIcon />
        </IconButton>
      </Stack>
      {below}
    </Box>
  );
}

/** Formats a size, such as '3.2 MB'; the minimum is 0.1 MB. */
const megabytes = (bytes: number) =>
  `${Math.max(bytes / 1024 / 1024, bytes > 0 ? 0.1 : 0).toFixed(1)}\u00a0MB`;
