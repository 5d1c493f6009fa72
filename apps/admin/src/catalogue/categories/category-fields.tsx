import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type Category,
  CATEGORY_GROUPS,
  CATEGORY_KINDS,
  MENU_GROUPS,
  type Picture,
  STATUSES,
} from '@shishir/contract';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../platform/ui/form/field';
import { FormField, FormSelectField, useField } from '../../platform/ui/form/form-fields';
import { PictureField } from '../../platform/ui/form/picture-field';
import { LibraryPicture, type PictureChoice } from '../../platform/ui/media/library-picture';
import { LibraryButton } from '../../platform/ui/media/media-picker';
import { FieldGrid, WIDE } from '../../platform/ui/form/field-grid';
import { FramedPicture } from '../../platform/ui/catalogue/framed-picture';
import { categoriesTexts, categoryFormTexts as texts } from './categories.texts';
import { following, lastPart, type CategoryFormValues } from './category-form-values';
import { nameTexts } from '../../platform/ui/catalogue/names.texts';

const { labels } = texts;
const statuses = STATUSES.map((value) => ({ value, label: categoriesTexts.statuses[value] }));
const menus = MENU_GROUPS.map((value) => ({ value, label: texts.menus[value] }));
const kinds = CATEGORY_KINDS.map((value) => ({ value, label: nameTexts.kinds[value] }));
const groups = CATEGORY_GROUPS.map((value) => ({ value, label: nameTexts.groups[value] }));
const CHANGE = { shouldDirty: true } as const;

/** The fields of a category. Path and panel of a new one follow its title until they are edited. */
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
    <FieldGrid>
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
      <Box sx={WIDE}>
        <FormField name="description" label={labels.description} lines={2} />
      </Box>
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
      <Box sx={isNew ? WIDE : undefined}>
        <FormField name="aliases" label={labels.aliases} hint={texts.aliasesHint} />
      </Box>
      <PanelBox />
    </FieldGrid>
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
      start={
        <Box component="span" sx={{ color: 'text.third' }}>
          /products/
        </Box>
      }
      hint={moved ? texts.oldPathNote(saved.slug) : undefined}
      onChange={(address) => setValue('path', lastPart(address), CHANGE)}
    />
  );
}

/** The kind is chosen once and never changes. */
function KindField({ saved }: { saved: Category | null }) {
  const { kind: label } = labels;
  if (saved === null) {
    return <FormSelectField name="kind" label={label} choices={kinds} hint={texts.kindHint} />;
  }
  const value = nameTexts.kinds[saved.kind];
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
      {group && <FormHelperText>{texts.groupNote(group)}</FormHelperText>}
    </div>
  );
}

function StatusField() {
  const status = useWatch<CategoryFormValues, 'status'>({ name: 'status' });
  return (
    <div>
      <FormSelectField name="status" label={labels.status} choices={statuses} />
      <FormHelperText>{texts.statusNotes[status]}</FormHelperText>
    </div>
  );
}

function PanelBox() {
  const id = useId();
  const { value, change } = useField<boolean>('has_panel');
  return (
    <Box sx={WIDE}>
      <FormControlLabel
        label={labels.has_panel}
        sx={{ ml: -1.5 }}
        control={
          <Checkbox
            name="has_panel"
            checked={value}
            onChange={(_event, on) => change(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <Typography id={id} variant="body2" sx={{ mt: -0.75, ml: 4, color: 'text.third' }}>
        {texts.panelHint}
      </Typography>
    </Box>
  );
}

const PICTURE = {
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
};
const CHOSEN = {
  flex: '1 0 100%',
  '&& img': { width: 120, height: 90, borderRadius: '10px', objectFit: 'cover' },
} as const;

/** Chooses, replaces or removes the picture when the form is saved; `picture` is the saved one. */
export function CategoryPictureField({ picture }: { picture: Picture | null }) {
  const { value: image, change, error } = useField<PictureChoice | null>('image');
  const { value: removed, change: remove } = useField<boolean>('remove_image');
  const choose = (file: PictureChoice | null, isRemoved: boolean) => {
    change(file);
    remove(isRemoved);
  };
  return (
    <Stack role="group" aria-label={labels.image} direction="row" sx={PICTURE}>
      <Box sx={CHOSEN}>
        <PictureField
          name="image"
          file={image instanceof File ? image : null}
          current={
            <FramedPicture
              picture={
                image instanceof LibraryPicture
                  ? image.picture
                  : removed
                    ? undefined
                    : (picture ?? undefined)
              }
              sizes="96px"
              sx={{ width: 120, height: 90, borderRadius: '10px' }}
            />
          }
          error={error}
          onChoose={(file) => choose(file, false)}
        />
      </Box>
      <LibraryButton onChoose={(chosen) => choose(chosen, false)} />
      {removed && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.removed}
        </Typography>
      )}
      {(image || (picture && !removed)) && (
        <Button color="error" onClick={() => choose(null, image === null)}>
          {texts.removePicture}
        </Button>
      )}
      {removed && <Button onClick={() => choose(null, false)}>{texts.keepPicture}</Button>}
    </Stack>
  );
}
