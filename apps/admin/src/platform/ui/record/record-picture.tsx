import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Picture } from '@shishir/contract';
import { TrashIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ProductPicture } from '../catalogue/product-picture';
import { DropZone } from '../form/drop-zone';
import { formTexts } from '../form/form.texts';
import { useField } from '../form/form-fields';
import { PICTURE_TYPES, pictureError } from '../form/picture-field';
import { LibraryPicture, type PictureChoice } from '../media/library-picture';
import { LibraryButton } from '../media/media-picker';
import { PartTitle } from './form-columns';
import { recordTexts as texts } from './record.texts';

interface Props {
  label: string;
  /** The saved picture. */
  picture: Picture | null;
  required?: boolean;
}

/** Picture of a record in the field `image` of the surrounding form. */
export function RecordPictureField(props: Props) {
  const { value: file, change } = useField<PictureChoice | null>('image');
  return <PictureCard {...props} onChoose={change} onRemove={file ? () => change(null) : null} />;
}

/** Optional picture of a record, which the field `remove_image` removes. */
export function RemovablePictureField({ label, picture }: Omit<Props, 'required'>) {
  const { value: file, change } = useField<PictureChoice | null>('image');
  const { value: removed, change: remove } = useField<boolean>('remove_image');
  const discard = () => {
    remove(file === null);
    change(null);
  };
  return (
    <PictureCard
      label={label}
      picture={removed ? null : picture}
      onChoose={(chosen) => {
        change(chosen);
        remove(false);
      }}
      onRemove={file || (picture && !removed) ? discard : null}
    >
      {removed && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.pictureRemoved} <Button onClick={() => remove(false)}>{texts.keepPicture}</Button>
        </Typography>
      )}
    </PictureCard>
  );
}

interface CardProps extends Props {
  onChoose: (chosen: PictureChoice) => void;
  /** Null if there is nothing to remove. */
  onRemove: (() => void) | null;
  children?: React.ReactNode;
}

/** Shows the saved or chosen picture and accepts another. Rejects files that the server would reject. */
function PictureCard({ label, picture, required, onChoose, onRemove, children }: CardProps) {
  const note = useId();
  const { value: file, error } = useField<PictureChoice | null>('image');
  const [rejected, setRejected] = useState<string | null>(null);
  const preview = usePreview(file instanceof File ? file : null);
  const shown = file instanceof LibraryPicture ? file.picture : picture;
  const wrong = rejected ?? error;
  const choose = ([chosen]: File[]) => {
    const message = pictureError(chosen!);
    setRejected(message);
    if (!message) onChoose(chosen!);
  };
  const has = file !== null || picture !== null;
  return (
    <Paper component="section" aria-label={label} sx={cardLook}>
      <PartTitle note={formTexts.picture.rule}>
        {label}
        {required && (
          <Box component="span" aria-hidden="true" sx={{ color: 'error.main' }}>
            {' *'}
          </Box>
        )}
      </PartTitle>
      {has && (
        <Box component="figure" sx={figureLook}>
          {preview ? (
            <img src={preview} alt={formTexts.picture.preview} />
          ) : (
            <ProductPicture picture={shown ?? undefined} sizes="320px" />
          )}
          <Stack component="figcaption" direction="row" sx={captionLook}>
            <Typography noWrap component="span" variant="body2">
              {file?.name ?? texts.savedPicture}
            </Typography>
            {onRemove && (
              <IconButton aria-label={texts.removePicture} onClick={onRemove}>
                <TrashIcon />
              </IconButton>
            )}
          </Stack>
        </Box>
      )}
      {children}
      <DropZone
        name="image"
        title={has ? texts.drop.another : texts.drop.one}
        note={texts.drop.orChoose}
        choose={has ? formTexts.picture.another : formTexts.picture.choose}
        accept={PICTURE_TYPES.join(',')}
        describedBy={wrong ? note : undefined}
        invalid={Boolean(wrong)}
        onFiles={choose}
      />
      <LibraryButton
        onChoose={(chosen) => {
          setRejected(null);
          onChoose(chosen);
        }}
      />
      {typeof wrong === 'string' && (
        <FormHelperText error id={note} role="alert" sx={{ m: 0 }}>
          {wrong}
        </FormHelperText>
      )}
    </Paper>
  );
}

const cardLook = {
  display: 'grid',
  gap: 2,
  p: 2.5,
  // The button of the drop zone.
  '& label.MuiButton-root': { flexBasis: '100%' },
};

const figureLook = {
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& img': { width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' },
};

const captionLook = {
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 48,
  p: '4px 4px 4px 12px',
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.third',
};

/** Returns the URL of a chosen picture while it is displayed. */
export function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  const address = useRef<string | null>(null);
  useEffect(() => {
    address.current = file && URL.createObjectURL(file);
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- a URL created in a dropped render could not be revoked
    setPreview(address.current);
    return () => {
      if (address.current) URL.revokeObjectURL(address.current);
    };
  }, [file]);
  return preview;
}
