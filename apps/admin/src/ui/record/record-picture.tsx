import Button from '@mui/material/Button';
import type { Picture } from '@shishir/contract';
import { ProductPicture } from '../catalogue/product-picture';
import { useField } from '../form/form-fields';
import { PictureField } from '../form/picture-field';
import { recordTexts as texts } from './record.texts';
import './record.css';

interface Props {
  label: string;
  /** The saved one. */
  picture: Picture | null;
  /** After another one was chosen. */
  onChoose?: () => void;
}

/** The picture of a record, in the field `image` of the form around it: chosen, or replaced by another. */
export function RecordPictureField({ label, picture, onChoose }: Props) {
  const { value: image, change, error } = useField<File | null>('image');
  return (
    <div role="group" aria-label={label} className="record-picture-field">
      <p aria-hidden="true">{label}</p>
      <PictureField
        name="image"
        file={image}
        error={error}
        onChoose={(file) => {
          change(file);
          onChoose?.();
        }}
        current={
          <ProductPicture
            picture={picture ?? undefined}
            sizes="160px"
            className="record-picture record-picture--large"
          />
        }
      />
    </div>
  );
}

/** The same for a record that may be without a picture: it is removed by the field `remove_image`. */
export function RemovablePictureField({ label, picture }: Omit<Props, 'onChoose'>) {
  const { value: image, change } = useField<File | null>('image');
  const { value: removed, change: remove } = useField<boolean>('remove_image');
  const discard = () => {
    remove(image === null);
    change(null);
  };
  return (
    <div>
      <RecordPictureField
        label={label}
        picture={removed ? null : picture}
        onChoose={() => remove(false)}
      />
      {removed && <p role="status">{texts.pictureRemoved}</p>}
      {(image || (picture && !removed)) && (
        <Button color="error" onClick={discard}>
          {texts.removePicture}
        </Button>
      )}
      {removed && <Button onClick={() => remove(false)}>{texts.keepPicture}</Button>}
    </div>
  );
}
