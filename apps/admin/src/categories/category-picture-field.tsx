import Button from '@mui/material/Button';
import type { Picture } from '@shishir/contract';
import { PictureField } from '../ui/form/picture-field';
import type { Form } from '../ui/form/use-form';
import { ProductPicture } from '../ui/catalogue/product-picture';
import { categoryFormTexts as texts } from './categories.texts';
import type { TypedCategory } from './category-form-values';

interface Props {
  form: Form<TypedCategory>;
  /** The one that is saved. */
  picture: Picture | null;
}

/** The picture is chosen, replaced by another, or taken away when the form is saved. */
export function CategoryPictureField({ form, picture }: Props) {
  const { image, remove_image: removed } = form.values;
  const choose = (file: File | null, remove: boolean) => {
    form.change('image', file);
    form.change('remove_image', remove);
  };
  return (
    <div role="group" aria-label={texts.labels.image} className="category-picture-field">
      <PictureField
        name="image"
        file={image}
        current={
          <ProductPicture
            picture={removed ? undefined : (picture ?? undefined)}
            sizes="96px"
            className="category-picture category-picture--large"
            alt=""
          />
        }
        problem={form.problems.fields.image}
        onChoose={(file) => choose(file, false)}
      />
      {removed && <p role="status">{texts.removed}</p>}
      {(image || (picture && !removed)) && (
        <Button color="error" onClick={() => choose(null, image === null)}>
          {texts.removePicture}
        </Button>
      )}
      {removed && <Button onClick={() => choose(null, false)}>{texts.keepPicture}</Button>}
    </div>
  );
}
