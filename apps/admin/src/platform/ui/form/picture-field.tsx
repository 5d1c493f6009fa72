import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { formTexts } from './form.texts';

const texts = formTexts.picture;

interface Props {
  name: string;
  file: File | null;
  /** Shown until another picture is chosen. */
  current: ReactNode;
  /** The server's error message. */
  error?: string | true;
  onChoose: (file: File) => void;
}

const previewSx = {
  display: 'grid',
  placeItems: 'center',
  '& img': { width: 72, height: 72, borderRadius: '50%', objectFit: 'cover' },
} as const;
// The button is the label of the focused input.
const buttonSx = {
  '&:focus-within': { outline: '2px solid var(--palette-primary-main)', outlineOffset: 2 },
};

/** Chooses a picture and previews it before it is sent. Rejects files that the server would reject. */
export function PictureField({ name, file, current, error, onChoose }: Props) {
  const note = useId();
  const [preview, setPreview] = useState<{ file: File; address: string } | null>(null);
  const [rejected, setRejected] = useState<string | null>(null);
  const wrong = rejected ?? error;
  useEffect(() => () => URL.revokeObjectURL(preview?.address ?? ''), [preview]);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // Resets the input, so that the same file can be chosen again.
    event.target.value = '';
    if (!chosen) return;
    const message = pictureError(chosen);
    setRejected(message);
    if (message) return;
    setPreview({ file: chosen, address: URL.createObjectURL(chosen) });
    onChoose(chosen);
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={previewSx}>
        {file && preview?.file === file ? (
          <img src={preview.address} alt={texts.preview} onError={() => setPreview(null)} />
        ) : (
          current
        )}
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Button component="label" variant="outlined" sx={buttonSx}>
          {file ? texts.another : texts.choose}
          <Box
            component="input"
            sx={visuallyHidden}
            type="file"
            name={name}
            accept={PICTURE_TYPES.join(',')}
            aria-describedby={note}
            aria-invalid={Boolean(wrong)}
            onChange={choose}
          />
        </Button>
        <Typography
          id={note}
          role={wrong ? 'alert' : undefined}
          variant="body2"
          sx={{
            mt: 0.75,
            color: wrong ? 'error.main' : 'text.third',
            fontWeight: wrong ? 500 : 400,
            overflowWrap: 'anywhere',
          }}
        >
          {typeof wrong === 'string' ? wrong : (file?.name ?? texts.rule)}
        </Typography>
      </Box>
    </Stack>
  );
}

/** Types that the API accepts. The API checks the content; here only the type given by the browser is known. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** Returns the error message for a chosen file; null if it may be sent. */
export function pictureError(file: File): string | null {
  const { wrongType, tooLarge, empty } = formTexts.picture;
  // Some systems report no type for AVIF files.
  const unnamed = file.type === '' && file.name.toLowerCase().endsWith('.avif');
  if (!unnamed && !PICTURE_TYPES.includes(file.type)) return wrongType;
  if (file.size > PICTURE_MAX_BYTES) return tooLarge;
  return file.size === 0 ? empty : null;
}
