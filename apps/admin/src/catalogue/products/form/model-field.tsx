import { foldText } from '@shishir/format';
import { useFormState } from 'react-hook-form';
import { useProductProposals } from '../../../platform/ui/catalogue/product-proposals';
import { ProductInput, useValues } from './form-section';
import type { ProductFormValues } from './product-form-values';
import { productFormTexts as texts } from './product-form.texts';

const WATCHED = ['model', 'brand'] as const;

/** The model, with a warning if another product has it. `id` is the product itself, null for a new one. */
export function ModelField({ id }: { id: number | null }) {
  const { model, brand } = useValues(WATCHED);
  const { dirtyFields } = useFormState<ProductFormValues>();
  const isChanged = Boolean(dirtyFields.model || dirtyFields.brand);
  const [key, ofBrand] = [foldText(model), foldText(brand)];
  const same = useProductProposals(isChanged ? model.trim() : '').find(
    (other) =>
      other.id !== id &&
      foldText(other.model) === key &&
      // As in the import, a missing brand matches any.
      (!ofBrand || !other.brand || foldText(other.brand) === ofBrand),
  );
  const warning = isChanged && same ? texts.modelExists(same.title, same.id) : undefined;
  return <ProductInput name="model" warns={warning !== undefined} hint={warning} />;
}
