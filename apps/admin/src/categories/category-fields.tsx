import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type Category, MENU_GROUPS, type Picture, STATUSES } from '@shishir/contract';
import { useId } from 'react';
import { ProductPicture } from '../ui/catalogue/product-picture';
import { Field } from '../ui/form/field';
import { PictureField } from '../ui/form/picture-field';
import { SelectField } from '../ui/form/select-field';
import type { Form } from '../ui/form/use-form';
import { categoriesTexts, categoryFormTexts as texts } from './categories.texts';
import { following, lastPart, type TypedCategory } from './category-form-values';

const { labels } = texts;
const statuses = STATUSES.map((value) => ({ value, label: categoriesTexts.statuses[value] }));
const menus = MENU_GROUPS.map((value) => ({ value, label: texts.menus[value] }));

interface Props {
  form: Form<TypedCategory>;
  /** Null for a new one. */
  base: Category | null;
}

/** The fields of a category; a new one's path and panel follow its title until somebody says otherwise. */
export function CategoryFields({ form, base }: Props) {
  const { values, problems } = form;
  const isNew = base === null;
  const typeTitle = (title: string) => {
    form.change('title', title);
    if (!isNew) return;
    const { path, has_panel } = following(values, title);
    form.change('path', path);
    form.change('has_panel', has_panel);
  };
  const moved = base !== null && values.path !== base.slug;
  return (
    <div className="category-fields">
      <Field {...form.text('title')} label={labels.title} onType={typeTitle} />
      <Field
        {...form.text('path')}
        label={labels.path}
        start={<span className="category-fields__root">/products/</span>}
        hint={moved ? texts.pathKept(base.slug) : undefined}
        onType={(typed) => form.change('path', lastPart(typed))}
      />
      <div>
        <SelectField
          name="status"
          label={labels.status}
          value={values.status}
          choices={statuses}
          problem={problems.fields.status}
          onChoose={(status) => status && form.change('status', status)}
        />
        <p className="category-fields__note">{texts.statusNotes[values.status]}</p>
      </div>
      <Field
        {...form.text('position')}
        label={labels.position}
        inputMode="numeric"
        hint={isNew ? texts.positionAtEnd : texts.positionHint}
      />
      <div className="category-fields__wide">
        <Field {...form.text('description')} label={labels.description} lines={2} />
      </div>
      <Field {...form.text('type')} label={labels.type} />
      {isNew && (
        <SelectField
          name="menu"
          label={labels.menu}
          value={values.menu}
          choices={menus}
          hint={texts.menuHint}
          clearable
          problem={problems.fields.menu}
          onChoose={(menu) => form.change('menu', menu)}
        />
      )}
      <div className={isNew ? 'category-fields__wide' : undefined}>
        <Field {...form.text('aliases')} label={labels.aliases} hint={texts.aliasesHint} />
      </div>
      <PanelBox
        checked={values.has_panel}
        onTurn={(has_panel) => form.change('has_panel', has_panel)}
      />
    </div>
  );
}

function PanelBox({ checked, onTurn }: { checked: boolean; onTurn: (on: boolean) => void }) {
  const id = useId();
  return (
    <div className="category-fields__wide category-fields__panel">
      <FormControlLabel
        label={labels.has_panel}
        control={
          <Checkbox
            name="has_panel"
            checked={checked}
            onChange={(_event, on) => onTurn(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <p id={id}>{texts.panelHint}</p>
    </div>
  );
}

interface CategoryPictureFieldProps {
  form: Form<TypedCategory>;
  /** The one that is saved. */
  picture: Picture | null;
}

/** The picture is chosen, replaced by another, or taken away when the form is saved. */
export function CategoryPictureField({ form, picture }: CategoryPictureFieldProps) {
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
