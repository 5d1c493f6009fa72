import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  type Category,
  CATEGORY_GROUP_LABELS,
  CATEGORY_GROUPS,
  CATEGORY_KIND_LABELS,
  CATEGORY_KINDS,
  MENU_GROUPS,
  type Picture,
  STATUSES,
} from '@shishir/contract';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ProductPicture } from '../../platform/ui/catalogue/product-picture';
import { Field } from '../../platform/ui/form/field';
import { FormField, FormSelectField, useField } from '../../platform/ui/form/form-fields';
import { PictureField } from '../../platform/ui/form/picture-field';
import { LibraryPicture, type PictureChoice } from '../../platform/ui/media/library-picture';
import { LibraryButton } from '../../platform/ui/media/media-picker';
import { categoriesTexts, categoryFormTexts as texts } from './categories.texts';
import { following, lastPart, type CategoryFormValues } from './category-form-values';

const { labels } = texts;
const statuses = STATUSES.map((value) => ({ value, label: categoriesTexts.statuses[value] }));
const menus = MENU_GROUPS.map((value) => ({ value, label: texts.menus[value] }));
const kinds = CATEGORY_KINDS.map((value) => ({ value, label: CATEGORY_KIND_LABELS[value] }));
const groups = CATEGORY_GROUPS.map((value) => ({ value, label: CATEGORY_GROUP_LABELS[value] }));
const CHANGE = { shouldDirty: true } as const;

/** The fields of a category; a new one's path and panel follow its title until they are edited. */
export function CategoryFields({ saved }: { saved: Category | null }) {
  const { getValues, setValue } = useFormContext<CategoryFormValues>();
  const isNew = saved === null;
  const changeTitle = (title: string) => {
    const { path, has_panel } = following(getValues(), title);
    setValue('title', title, CHANGE);
    if (!isNew) return;
    setValue('path', path, CHANGE);
    setValue('has_panel', has_panel, CHANGE);
  };
  return (
    <div className="category-fields">
      <FormField name="title" label={labels.title} onChange={changeTitle} />
      <PathField saved={saved} />
      <KindField saved={saved} />
      <GroupField />
      <StatusField />
      <FormField
        name="position"
        label={labels.position}
        inputMode="numeric"
        hint={isNew ? texts.positionAtEnd : texts.positionHint}
      />
      <div className="category-fields__wide">
        <FormField name="description" label={labels.description} lines={2} />
      </div>
      <FormField name="type" label={labels.type} />
      {isNew && (
        <FormSelectField
          name="menu"
          label={labels.menu}
          choices={menus}
          hint={texts.menuHint}
          clearable
        />
      )}
      <div className={isNew ? 'category-fields__wide' : undefined}>
        <FormField name="aliases" label={labels.aliases} hint={texts.aliasesHint} />
      </div>
      <PanelBox />
    </div>
  );
}

function PathField({ saved }: { saved: Category | null }) {
  const { setValue } = useFormContext<CategoryFormValues>();
  const path = useWatch<CategoryFormValues, 'path'>({ name: 'path' });
  const moved = saved !== null && path !== saved.slug;
  return (
    <FormField
      name="path"
      label={labels.path}
      start={<span className="category-fields__root">/products/</span>}
      hint={moved ? texts.oldPathNote(saved.slug) : undefined}
      onChange={(address) => setValue('path', lastPart(address), CHANGE)}
    />
  );
}

/** Chosen once. */
function KindField({ saved }: { saved: Category | null }) {
  const { kind: label } = labels;
  if (saved === null) {
    return <FormSelectField name="kind" label={label} choices={kinds} hint={texts.kindHint} />;
  }
  const value = CATEGORY_KIND_LABELS[saved.kind];
  return <Field name="kind" label={label} value={value} hint={texts.kindStays} readOnly />;
}

function GroupField() {
  const group = useWatch<CategoryFormValues, 'group'>({ name: 'group' });
  return (
    <div>
      <FormSelectField
        name="group"
        label={labels.group}
        choices={groups}
        hint={texts.groupHint}
        clearable
      />
      {group && <p className="category-fields__note">{texts.groupNote(group)}</p>}
    </div>
  );
}

function StatusField() {
  const status = useWatch<CategoryFormValues, 'status'>({ name: 'status' });
  return (
    <div>
      <FormSelectField name="status" label={labels.status} choices={statuses} />
      <p className="category-fields__note">{texts.statusNotes[status]}</p>
    </div>
  );
}

function PanelBox() {
  const id = useId();
  const { value, change } = useField<boolean>('has_panel');
  return (
    <div className="category-fields__wide category-fields__panel">
      <FormControlLabel
        label={labels.has_panel}
        control={
          <Checkbox
            name="has_panel"
            checked={value}
            onChange={(_event, on) => change(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <p id={id}>{texts.panelHint}</p>
    </div>
  );
}

/** The picture is chosen, replaced by another, or taken away when the form is saved; `picture` is the saved one. */
export function CategoryPictureField({ picture }: { picture: Picture | null }) {
  const { value: image, change, error } = useField<PictureChoice | null>('image');
  const { value: removed, change: remove } = useField<boolean>('remove_image');
  const choose = (file: PictureChoice | null, isRemoved: boolean) => {
    change(file);
    remove(isRemoved);
  };
  return (
    <div role="group" aria-label={labels.image} className="category-picture-field">
      <PictureField
        name="image"
        file={image instanceof File ? image : null}
        current={
          <ProductPicture
            picture={
              image instanceof LibraryPicture
                ? image.picture
                : removed
                  ? undefined
                  : (picture ?? undefined)
            }
            sizes="96px"
            className="category-picture category-picture--large"
            alt=""
          />
        }
        error={error}
        onChoose={(file) => choose(file, false)}
      />
      <LibraryButton onChoose={(chosen) => choose(chosen, false)} />
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
