import Button from '@mui/material/Button';
import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { formTexts } from './form.texts';
import './form.css';

const texts = formTexts.picture;

interface Props {
  name: string;
  file: File | null;
  /** What stands there until another picture is chosen. */
  current: ReactNode;
  /** The server's message about it. */
  error?: string | true;
  onChoose: (file: File) => void;
}

/** Chooses a picture and shows it before it is sent. A file that the server would reject is not taken. */
export function PictureField({ name, file, current, error, onChoose }: Props) {
  const note = useId();
  const [preview, setPreview] = useState<{ file: File; address: string } | null>(null);
  const [rejected, setRejected] = useState<string | null>(null);
  const wrong = rejected ?? error;
  useEffect(() => () => URL.revokeObjectURL(preview?.address ?? ''), [preview]);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // Choosing the same file again counts as a choice, too.
    event.target.value = '';
    if (!chosen) return;
    const found = pictureError(chosen);
    setRejected(found);
    if (found) return;
    setPreview({ file: chosen, address: URL.createObjectURL(chosen) });
    onChoose(chosen);
  };
  return (
    <div className="picture-field">
      <div className="picture-field__preview">
        {file && preview?.file === file ? (
          <img src={preview.address} alt={texts.preview} onError={() => setPreview(null)} />
        ) : (
          current
        )}
      </div>
      <div>
        <Button component="label" variant="outlined">
          {file ? texts.another : texts.choose}
          <input
            className="vh"
            type="file"
            name={name}
            accept={PICTURE_TYPES.join(',')}
            aria-describedby={note}
            aria-invalid={Boolean(wrong)}
            onChange={choose}
          />
        </Button>
        <p
          id={note}
          role={wrong ? 'alert' : undefined}
          className={wrong ? 'picture-field__error' : undefined}
        >
          {typeof wrong === 'string' ? wrong : (file?.name ?? texts.rule)}
        </p>
      </div>
    </div>
  );
}

/** What the API takes. It checks the content, here only the type that the browser gives is known. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** What is wrong with a chosen file, as a sentence; null where it may be sent. */
export function pictureError(file: File): string | null {
  const { wrongType, tooLarge, empty } = formTexts.picture;
  // Some systems do not know AVIF and give its files no type.
  const unnamed = file.type === '' && file.name.toLowerCase().endsWith('.avif');
  if (!unnamed && !PICTURE_TYPES.includes(file.type)) return wrongType;
  if (file.size > PICTURE_MAX_BYTES) return tooLarge;
  return file.size === 0 ? empty : null;
}
