import type { Picture } from '@shishir/contract';
import { ProductPicture } from '../catalogue/product-picture';
import { useField } from '../form/form-fields';
import { PictureField } from '../form/picture-field';
import './record.css';

interface Props {
  label: string;
  /** The saved one. */
  picture: Picture | null;
}

/** The picture of a record, in the field `image` of the form around it: chosen, or replaced by another. */
export function RecordPictureField({ label, picture }: Props) {
  const { value: image, change, error } = useField<File | null>('image');
  return (
    <div role="group" aria-label={label} className="record-picture-field">
      <p aria-hidden="true">{label}</p>
      <PictureField
        name="image"
        file={image}
        error={error}
        onChoose={change}
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
