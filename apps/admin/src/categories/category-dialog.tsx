import Button from '@mui/material/Button';
import type { Category } from '@shishir/contract';
import { useState } from 'react';
import { DialogFrame } from '../ui/dialog/dialog-frame';
import { ConflictDialog, type Sides } from '../ui/form/conflict-dialog';
import { FormFrame } from '../ui/form/form-frame';
import { sharedTexts } from '../ui/shared.texts';
import { useUnsaved } from '../ui/form/unsaved-changes';
import { useForm } from '../ui/form/use-form';
import { categoryFormTexts as texts, conflictTexts } from './categories.texts';
import { createFields, fieldProblems, formOf, updateFields } from './category-body';
import { categoryDisputes, mergedCategory, type SharedField } from './category-conflict';
import { CategoryFields, CategoryPictureField } from './category-fields';
import { useCategorySave } from './category-save.queries';
import { newCategory, typedOf, type TypedCategory } from './category-form-values';
import './category-dialog.css';

interface Props {
  /** Null for a new one. */
  category: Category | null;
  onClose: () => void;
}

/** Adds a category, or changes one; of a change only what differs is sent. */
export function CategoryDialog({ category, onClose }: Props) {
  const form = useForm<TypedCategory>(category ? typedOf(category) : newCategory);
  const [saved, setSaved] = useState(category);
  /** The record as somebody else has saved it meanwhile. */
  const [current, setCurrent] = useState<Category | null>(null);
  const title = category ? texts.editTitle(category.title) : texts.addTitle;
  const ask = useUnsaved(form.changed.length > 0);
  const { send, pending } = useCategorySave(category?.id ?? null, {
    onSaved: onClose,
    onProblems: (problems) => form.refuse(problems),
    onConflict: setCurrent,
  });
  const close = () => !pending && ask(onClose);

  const save = (typed: TypedCategory, base: Category | null) => {
    const fields = base ? updateFields(typed, base) : createFields(typed);
    if (!fields) return onClose();
    const problems = fieldProblems(fields, base === null);
    if (problems) return form.refuse(problems);
    form.accept();
    send(formOf(fields, typed.image));
  };
  /** Goes on from the record as it is now, with what was chosen of both. */
  const merge = (sides: Sides<SharedField>) => {
    if (!current) return;
    const merged = mergedCategory(form.values, current, sides);
    setCurrent(null);
    setSaved(current);
    form.restart(typedOf(current), merged);
    save(merged, current);
  };

  return (
    <DialogFrame title={title} width="sm" onClose={close}>
      <FormFrame label={title} form={form} busy={pending} onSend={() => save(form.values, saved)}>
        <CategoryPictureField form={form} picture={saved?.picture ?? null} />
        <CategoryFields form={form} base={saved} />
        <div className="form__buttons dialog__buttons--kept">
          <Button variant="outlined" disabled={pending} onClick={close}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={pending}>
            {pending ? texts.saving : texts.save}
          </Button>
        </div>
      </FormFrame>
      {current && (
        <ConflictDialog
          title={conflictTexts.title}
          savedAt={current.updated_at}
          disputes={categoryDisputes(form.values, form.changed, current)}
          onMerge={merge}
          onBack={() => setCurrent(null)}
        />
      )}
    </DialogFrame>
  );
}
