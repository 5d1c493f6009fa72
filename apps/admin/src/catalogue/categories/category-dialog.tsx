import Button from '@mui/material/Button';
import { CreateCategory, UpdateCategory, type Category } from '@shishir/contract';
import { useState } from 'react';
import { DocumentsDialog } from '../documents/documents-dialog';
import { documentsTexts } from '../documents/documents.texts';
import { FormDialog } from '../../platform/ui/form/form-dialog';
import { useRecordSave } from '../../platform/ui/form/use-record-save';
import { useCategorySave, useRefreshCatalogue } from './categories.queries';
import { categoryFormTexts as texts, conflictTexts } from './categories.texts';
import { CategoryCommercial } from './category-commercial';
import { CategoryFields, CategoryPictureField } from './category-fields';
import { categoryConflicts, mergedCategory, toBody, toFormValues } from './category-form-values';

interface Props {
  /** Null for a new category. */
  category: Category | null;
  onClose: () => void;
}

/** Adds a category, or edits one and sends only its changes. */
export function CategoryDialog({ category, onClose }: Props) {
  const isNew = category === null;
  const title = isNew ? texts.addTitle : texts.editTitle(category.title);
  const refresh = useRefreshCatalogue();
  const save = useRecordSave({
    record: category,
    schema: isNew ? CreateCategory : UpdateCategory,
    toValues: toFormValues,
    toBody,
    send: useCategorySave(category?.id ?? null),
    conflicts: categoryConflicts,
    merge: mergedCategory,
    texts: {
      saved: isNew ? texts.added : texts.saved,
      failed: texts.failed,
      broken: texts.failed,
    },
    onSaved: () => {
      refresh();
      onClose();
    },
    onUnchanged: onClose,
    onConflict: refresh,
  });
  const [showsDocuments, setShowsDocuments] = useState(false);

  return (
    <>
      <FormDialog
        title={title}
        save={save}
        conflict={conflictTexts.title}
        actions={
          category && (
            <Button sx={{ mr: 'auto' }} onClick={() => setShowsDocuments(true)}>
              {documentsTexts.button}
            </Button>
          )
        }
        onClose={onClose}
      >
        <CategoryPictureField picture={save.saved?.picture ?? null} />
        <CategoryFields saved={save.saved} />
        <CategoryCommercial />
      </FormDialog>
      {category && showsDocuments && (
        <DocumentsDialog
          owner={{ category_id: category.id }}
          name={category.title}
          onClose={() => setShowsDocuments(false)}
        />
      )}
    </>
  );
}
