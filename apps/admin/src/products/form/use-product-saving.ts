import type { contract, Product } from '@shishir/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorBodyOf, statusOf } from '../../api/failure';
import { UploadStopped } from '../../api/upload-call';
import { useRefreshCatalogue } from '../../categories/categories.queries';
import type { Sides } from '../../ui/form/conflict-dialog';
import { type FormProblems, serverProblems } from '../../ui/form/form-problems';
import type { Form } from '../../ui/form/use-form';
import { useUpload } from '../../ui/form/use-upload';
import { useOutcomeToasts } from '../../ui/toast/outcome-toasts';
import { useToast } from '../../ui/toast/toast';
import { bodyProblems, createBody, formOf, updateBody } from './product-body';
import { isSame, mergedProduct } from './product-conflict';
import { newWarnings } from './product-figures';
import {
  emptyProduct,
  PRODUCT_FIELDS,
  type ProductField,
  typedProduct,
  type TypedProduct,
} from './product-form-values';
import { productFormTexts as texts } from './product-form.texts';

type Asked =
  | { about: 'figures'; warnings: string[]; typed: TypedProduct; base: Product | null }
  | { about: 'conflict'; current: Product };

const IMAGES = ['image_1', 'image_2', 'image_3'] as const;

/** Checks, asks, sends, and tells how it ended. What was typed stays until it is saved. */
export function useProductSaving(
  form: Form<TypedProduct>,
  product: Product | null,
  onAdded: () => void,
) {
  const [saved, setSaved] = useState(product);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { send, busy, progress, stop } = useProductSave(product?.id ?? null);
  const outcome = useOutcomeToasts();
  const toast = useToast();

  const succeed = (answer: Product) => {
    outcome.succeeded(product ? texts.updated : texts.added);
    if (!product) {
      form.restart(emptyProduct);
      return onAdded();
    }
    setSaved(answer);
    form.restart(typedProduct(answer));
  };
  const fail = (error: unknown) => {
    if (error instanceof UploadStopped) return toast(texts.stopped);
    const current = errorBodyOf(error)?.current as Product | undefined;
    if (statusOf(error) === 409 && current) return setAsked({ about: 'conflict', current });
    outcome.failed(error, { text: product ? texts.updateFailed : texts.addFailed });
    if (statusOf(error) !== 401) form.refuse(withPictures(error));
  };
  /** `accepted` are the contradictions that a person stands by. */
  const save = (typed: TypedProduct, base: Product | null, accepted: readonly string[] = []) => {
    const changed = changesFrom(typed, base);
    if (base && changed.length === 0) return toast(texts.nothing);
    const body = base ? updateBody(typed, changed, base) : createBody(typed);
    const fields = bodyProblems(body, base === null);
    if (fields) return form.refuse({ form: texts.checkMarked, fields });
    const warnings = newWarnings(typed, changed);
    if (warnings.some((warning) => !accepted.includes(warning))) {
      return setAsked({ about: 'figures', warnings, typed, base });
    }
    form.accept();
    send(formOf(body, typed), { onSuccess: succeed, onError: fail });
  };
  return {
    /** The record that the form began from, as the server gave it last. */
    saved,
    busy,
    progress,
    /** Null while there is nothing on its way that could be stopped. */
    stop,
    asked,
    save: () => save(form.values, saved),
    back: () => setAsked(null),
    acceptFigures: () => {
      if (asked?.about !== 'figures') return;
      setAsked(null);
      save(asked.typed, asked.base, asked.warnings);
    },
    /** Goes on from the record as it is now, with what was chosen of both. */
    merge: (sides: Sides<ProductField>) => {
      if (asked?.about !== 'conflict') return;
      const { current } = asked;
      const merged = mergedProduct(form.values, current, sides);
      setAsked(null);
      setSaved(current);
      form.restart(typedProduct(current), merged);
      save(merged, current);
    },
  };
}

function changesFrom(typed: TypedProduct, base: Product | null): ProductField[] {
  const before = base ? typedProduct(base) : emptyProduct;
  return PRODUCT_FIELDS.filter((name) => !isSame(typed, before, name));
}

/** What the server says of a picture's upload belongs to the pictures. */
function withPictures(error: unknown): FormProblems<ProductField> {
  const { form, fields } = serverProblems(error, [...PRODUCT_FIELDS, ...IMAGES], null);
  const { image_1, image_2, image_3, ...others } = fields;
  const pictures = others.pictures ?? image_1 ?? image_2 ?? image_3;
  return { form, fields: { ...others, pictures } };
}

/** Sends a new product, or a change of one, tells how far the upload is, and can stop it. */
function useProductSave(id: number | null) {
  const refresh = useRefreshCatalogue();
  const { upload, share, stop } = useUpload();
  const call = useMutation({
    mutationFn: (form: FormData): Promise<Product> =>
      id === null
        ? upload<typeof contract.products.create>('POST', '/products', form)
        : upload<typeof contract.products.update>('PUT', `/products/${id}`, form),
    onSettled: refresh,
  });
  return { send: call.mutate, busy: call.isPending, progress: share, stop };
}
