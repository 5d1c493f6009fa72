import Button from '@mui/material/Button';
import type { Category } from '@shishir/contract';
import { useState } from 'react';
import { DialogFrame } from '../dialog/dialog-frame';
import { FormFrame } from '../form/form-frame';
import { formTexts } from '../form/form.texts';
import { useUnsaved } from '../form/unsaved-changes';
import { useForm } from '../form/use-form';
import { categoryFormTexts as texts } from './categories.texts';
import { createFields, fieldProblems, formOf, updateFields } from './category-body';
import { conflictOf, mergedOf, type Conflict } from './category-conflict';
import { CategoryConflict } from './category-conflict-part';
import { CategoryFields } from './category-fields';
import { CategoryPictureField } from './category-picture-field';
import { useCategorySave } from './category-save.queries';
import { newCategory, typedOf, type TypedCategory } from './typed-category';
import './category-dialog.css';

interface Props {
  /** Null for a new one. */
  category: Category | null;
  onClose: () => void;
}

/** Adds a category, or changes one; of a change only what differs is sent. */
export function CategoryDialog({ category, onClose }: Props) {
  const form = useForm<TypedCategory>(category ? typedOf(category) : newCategory);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const base = conflict?.current ?? category;
  const isNew = base === null;
  const title = category ? texts.editTitle(category.title) : texts.addTitle;
  const ask = useUnsaved(form.changed.length > 0);
  const { send, pending } = useCategorySave(base, {
    onSaved: onClose,
    onProblems: (problems) => form.refuse(problems),
    onConflict: (current) => {
      const found = conflictOf(base!, form.values, current);
      setConflict(found);
      form.restart(found.theirs, mergedOf(base!, found));
    },
  });
  const close = () => !pending && ask(onClose);

  const save = () => {
    if (!isNew && form.changed.length === 0) return onClose();
    const fields = isNew
      ? createFields(form.values)
      : updateFields(form.values, form.changed, base);
    const problems = fieldProblems(fields, isNew);
    if (problems) return form.refuse(problems);
    form.accept();
    send(formOf(fields, form.values.image));
  };

  return (
    <DialogFrame title={title} width="sm" onClose={close}>
      <FormFrame label={title} form={form} busy={pending} onSend={save}>
        {conflict && <CategoryConflict conflict={conflict} form={form} />}
        <CategoryPictureField form={form} picture={base?.picture ?? null} />
        <CategoryFields form={form} base={base} />
        <div className="form__buttons">
          <Button variant="outlined" disabled={pending} onClick={close}>
            {formTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={pending}>
            {pending ? texts.saving : texts.save}
          </Button>
        </div>
      </FormFrame>
    </DialogFrame>
  );
}
