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
  /** The saved one. */
  picture: Picture | null;
  required?: boolean;
}

/** The picture of a record, in the field `image` of the form around it: chosen, or replaced by another. */
export function RecordPictureField(props: Props) {
  const { value: file, change } = useField<PictureChoice | null>('image');
  return <PictureCard {...props} onChoose={change} onRemove={file ? () => change(null) : null} />;
}

/** The same for a record that may be without a picture: it is removed by the field `remove_image`. */
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
  /** Null where there is nothing that could be removed. */
  onRemove: (() => void) | null;
  children?: React.ReactNode;
}

/** Shows the picture that is saved or chosen, and takes another. A file that the server would reject is not taken. */
function PictureCard({ label, picture, required, onChoose, onRemove, children }: CardProps) {
  const note = useId();
  const { value: file, error } = useField<PictureChoice | null>('image');
  const [rejected, setRejected] = useState<string | null>(null);
  const preview = usePreview(file instanceof File ? file : null);
  const shown = file instanceof LibraryPicture ? file.picture : picture;
  const wrong = rejected ?? error;
  const choose = ([chosen]: File[]) => {
    const found = pictureError(chosen!);
    setRejected(found);
    if (!found) onChoose(chosen!);
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
        note={has ? texts.drop.replaces : texts.drop.orChoose}
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

/** The address of a chosen picture, for as long as it is displayed. */
export function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  const address = useRef<string | null>(null);
  useEffect(() => {
    address.current = file && URL.createObjectURL(file);
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- an address that is made while rendering could not be revoked where React drops that rendering
    setPreview(address.current);
    return () => {
      if (address.current) URL.revokeObjectURL(address.current);
    };
  }, [file]);
  return preview;
}
