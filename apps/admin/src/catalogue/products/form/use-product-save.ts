import type { Category, Product } from '@shishir/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { UploadStopped } from '../../../platform/api/upload-call';
import { useRefreshCatalogue } from '../../categories/categories.queries';
import { toFormData } from '../../../platform/ui/form/schema-form';
import { useRecordSave } from '../../../platform/ui/form/use-record-save';
import { useUpload } from '../../../platform/ui/form/use-upload';
import { paths } from '../../../platform/ui/page/paths';
import { recordTexts } from '../../../platform/ui/record/record.texts';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { UNDO_MS, useToast } from '../../../platform/ui/toast/toast';
import { slotFiles, UPLOAD_FIELDS } from '../pictures/picture-slots';
import { mergedProduct, productConflicts } from './product-conflict';
import { newWarnings } from './product-figures';
import {
  changesFrom,
  CreateProductForm,
  toBody,
  toFormValues,
  UpdateProductForm,
  type ProductFormValues,
} from './product-form-values';
import { productFormTexts as texts } from './product-form.texts';

interface FiguresQuestion {
  warnings: string[];
  resolve: (accepted: boolean) => void;
}

/** Errors of uploaded files are shown with the pictures. */
const PICTURE_FIELDS = Object.fromEntries(UPLOAD_FIELDS.map((name) => [name, 'pictures' as const]));

/** Checks the form of a product, asks about figures that contradict each other, and saves it with its pictures. */
export function useProductSave(product: Product | null, categories: Category[]) {
  const [question, setQuestion] = useState<FiguresQuestion | null>(null);
  const { upload, progress, stop } = useProductUpload(product?.id ?? null);
  const toast = useToast();
  const navigate = useNavigate();
  const isNew = product === null;

  /** Resolves to true if the figures are consistent or were confirmed. */
  const confirm = (values: ProductFormValues, saved: Product | null): Promise<boolean> => {
    const warnings = newWarnings(values, changesFrom(saved, values), categories);
    if (warnings.length === 0) return Promise.resolve(true);
    return new Promise((settle) =>
      setQuestion({
        warnings,
        resolve: (accepted) => {
          setQuestion(null);
          settle(accepted);
        },
      }),
    );
  };
  const save = useRecordSave({
    record: product,
    schema: isNew ? CreateProductForm : UpdateProductForm,
    toValues: toFormValues,
    toBody,
    confirm,
    send: (body, key, { pictures }) =>
      upload({
        form: toFormData(body, body['pictures'] === undefined ? {} : slotFiles(pictures)),
        key,
      }),
    conflicts: (mine, current) => productConflicts(mine, current, categories),
    merge: mergedProduct,
    apiFields: PICTURE_FIELDS,
    texts: {
      saved: isNew ? texts.added : texts.updated,
      failedToast: isNew ? texts.addFailed : texts.updateFailed,
      invalid: texts.checkMarked,
    },
    onSaved: ({ id }) => {
      if (!isNew) return;
      // Focuses the title for the next product, and offers the Bangla texts of this one.
      save.form.setFocus('title');
      toast({
        title: sharedTexts.success,
        description: texts.added,
        duration: UNDO_MS,
        action: {
          label: recordTexts.actions.translate,
          onPress: () => void navigate(paths.translate('product', id)),
        },
      });
    },
    onUnchanged: () => toast(texts.nothing),
    onError: (error) => {
      if (!(error instanceof UploadStopped)) return false;
      toast(texts.stopped);
      return true;
    },
  });
  return { ...save, question, progress, stop };
}

/** Sends a new product or a change; reports the progress of the upload, and can stop it. */
function useProductUpload(id: number | null) {
  const refresh = useRefreshCatalogue();
  const { upload, share, stop } = useUpload();
  const call = useMutation({
    mutationFn: ({ form, key }: { form: FormData; key: string }): Promise<Product> =>
      id === null
        ? upload('POST /api/v1/products', {}, form, key)
        : upload('PUT /api/v1/products/:id', { params: { id } }, form),
    onSettled: refresh,
  });
  return { upload: call.mutateAsync, progress: share, stop };
}
