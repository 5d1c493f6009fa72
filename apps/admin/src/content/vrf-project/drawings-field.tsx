import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Drawing, drawingName, type DrawingFile } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { DRAWING_FILE } from '@shishir/contract/rules';
import { formatNumericDate } from '@shishir/format';
import { DownloadIcon, RotateCwIcon, XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropZone } from '../../platform/ui/form/drop-zone';
import { useField } from '../../platform/ui/form/form-fields';
import { drawingTexts as texts } from './vrf-project.texts';
import type { DrawingUpload, DrawingUploads } from './use-drawing-uploads';

/** Where staff get the file of a drawing. */
export const drawingAddress = (id: number, { file }: DrawingFile) =>
  apiPath('GET /api/v1/vrf-project/:id/drawings/:file', { params: { id, file } });

interface Props {
  /** The saved project and its drawings: only those can be downloaded. */
  saved: { id: number; drawings?: Drawing[] } | null;
  uploads: DrawingUploads;
}

/** The drawings of a project: files, of which each is uploaded at once, and names of those that lie elsewhere. */
export function DrawingsField({ saved, uploads }: Props) {
  const { value: drawings, change, error } = useField<Drawing[]>('drawings');
  const wrong = typeof error === 'string' ? error : undefined;
  const isSaved = (drawing: DrawingFile) =>
    saved?.drawings?.some((one) => typeof one !== 'string' && one.file === drawing.file);
  return (
    <div className="span-6 drawings">
      <ul aria-label={texts.list}>
        {drawings.map((drawing, index) => (
          <FileRow
            key={typeof drawing === 'string' ? `${index}-${drawing}` : drawing.file}
            name={drawingName(drawing)}
            note={
              typeof drawing === 'string'
                ? texts.nameOnly
                : texts.uploaded(megabytes(drawing.bytes), formatNumericDate(drawing.uploaded_at))
            }
            onRemove={() => change(drawings.filter((one) => one !== drawing))}
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
      </ul>
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
        <p id="drawings-error" role="alert" className="drawings__error">
          {wrong}
        </p>
      )}
    </div>
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
          <span
            className="drawings__bar"
            role="progressbar"
            aria-label={texts.progress(file.name)}
            aria-valuenow={percent}
          >
            <span style={{ width: `${percent}%` }} />
          </span>
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
    <li className={wrong ? 'drawings__row drawings__row--wrong' : 'drawings__row'}>
      <span className="drawings__type" aria-hidden="true">
        {/\.(\w{2,4})$/.exec(name)?.[1]?.toUpperCase() ?? texts.file}
      </span>
      <span className="drawings__name">
        <b>{name}</b>
        <small className="num">{note}</small>
      </span>
      <span className="drawings__buttons">
        {children}
        <IconButton aria-label={texts.remove(name)} onClick={onRemove}>
          <XIcon />
        </IconButton>
      </span>
      {below}
    </li>
  );
}

/** '3.2 MB'; a small file is 0.1 MB. */
const megabytes = (bytes: number) =>
  `${Math.max(bytes / 1024 / 1024, bytes > 0 ? 0.1 : 0).toFixed(1)}\u00a0MB`;
