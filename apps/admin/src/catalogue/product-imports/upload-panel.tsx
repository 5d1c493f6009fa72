import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { UploadIcon } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorBodyOf, statusOf } from '../../platform/api/failure';
import { UploadStopped } from '../../platform/api/upload-call';
import { FormError } from '../../platform/ui/form/field';
import { paths } from '../../platform/ui/page/paths';
import { useImportUpload } from './product-imports.queries';
import { uploadTexts as texts, uploadTexts } from './product-imports.texts';

/** Uploads a file and leads to its preview. A rejected file leaves the page as it is. */
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
    <section className="paper import-upload" aria-label={texts.title} aria-busy={file !== null}>
      <FormError>{error}</FormError>
      {file ? (
        <Sending name={file.name} share={share ?? 0} onStop={stop} />
      ) : (
        <DropArea invalid={error !== null} stopped={stopped} onTake={take} />
      )}
    </section>
  );
}

interface SendingProps {
  name: string;
  share: number;
  /** Null once all of it has arrived. */
  onStop: (() => void) | null;
}

/** The bar says how much is on its way; what the server then needs to read it is not known. */
function Sending({ name, share, onStop }: SendingProps) {
  const percent = Math.floor(share * 100);
  const isRead = share >= 1;
  return (
    <div className="import-upload__sending num">
      <p role="status">{isRead ? texts.reading(name) : texts.sending(name, percent)}</p>
      <LinearProgress
        aria-label={texts.progress}
        variant={isRead ? 'indeterminate' : 'determinate'}
        value={isRead ? undefined : percent}
      />
      {onStop && (
        <Button variant="outlined" onClick={onStop}>
          {texts.stop}
        </Button>
      )}
    </div>
  );
}

interface DropProps {
  invalid: boolean;
  /** An upload was stopped just now: the focus comes back here. */
  stopped: boolean;
  onTake: (files: readonly File[]) => void;
}

function DropArea({ invalid, stopped, onTake }: DropProps) {
  const [over, setOver] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Choosing the same file again counts as a choice, too: it may have been fixed.
    event.target.value = '';
    if (files.length > 0) onTake(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onTake([...event.dataTransfer.files]);
  };
  return (
    <label
      className={over ? 'import-upload__drop import-upload__drop--over' : 'import-upload__drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadIcon />
      <b>{texts.choose}</b>
      <span role="status">{stopped ? texts.stopped : texts.drop}</span>
      <small id="import-upload-rule">{texts.rule}</small>
      <input
        className="vh"
        type="file"
        autoFocus={stopped}
        accept={IMPORT_TYPES.join(',')}
        aria-label={texts.choose}
        aria-describedby="import-upload-rule"
        aria-invalid={invalid}
        onChange={choose}
      />
    </label>
  );
}

/** What the API takes. It checks the content, here only the type that the browser gives is known. */
const IMPORT_TYPES = ['.json', '.csv', 'application/json', 'text/csv'];
const MAX_BYTES = 64 * 1024 * 1024;

/** What is wrong with the files that were chosen or dropped, as a sentence; null where the one may be sent. */
function fileError(files: readonly File[]): string | null {
  const [file] = files;
  if (!file) return uploadTexts.wrongType;
  if (files.length > 1) return uploadTexts.several;
  if (!/\.(json|csv)$/i.test(file.name)) return uploadTexts.wrongType;
  if (file.size > MAX_BYTES) return uploadTexts.tooLarge;
  return file.size === 0 ? uploadTexts.empty : null;
}
