import type { Category, Commercial } from '@shishir/contract';
import { COMMERCIAL_COLUMNS, isTaka, productField } from '@shishir/contract/product-fields';
import { formatNumericDate, groupLakh } from '@shishir/format';
import { memo } from 'react';
import { FormSection, ProductInput, useValues } from './form-section';
import { categoryOf } from './form-sections';
import { nameTexts } from '../../../platform/ui/catalogue/names.texts';
import { productFormTexts as texts } from './product-form.texts';

const WATCHED = ['category', 'brand'] as const;

/** Facts that buyers ask about. An empty field shows the category's value, which then applies. */
export const CommercialSection = memo(function CommercialSection({
  categories,
}: {
  categories: Category[];
}) {
  const values = useValues(WATCHED);
  const inherited = inheritedFacts(categoryOf(categories, values), values.brand);
  return (
    <FormSection section="commercial">
      {COMMERCIAL_COLUMNS.map((name) => {
        const value = inherited[name] ?? null;
        const text = value === null ? undefined : factText(name, value);
        const isChoice = productField(name).kind === 'choice';
        return (
          <ProductInput
            key={name}
            name={name}
            // Lists of choices and dates have no placeholder.
            {...(isChoice || productField(name).kind === 'day'
              ? { hint: text && texts.fromCategory(nameTexts.value(text)) }
              : { placeholder: text })}
          />
        );
      })}
    </FormSection>
  );
});

/** Facts that a product of this category and maker inherits if it has none. */
function inheritedFacts(category: Category | undefined, brand: string): Partial<Commercial> {
  const wanted = brand.trim().toLowerCase();
  const ofBrand = category?.brand_warranties?.find((one) => one.brand.toLowerCase() === wanted);
  if (!ofBrand) return category?.commercial ?? {};
  const { warranty, warranty_terms, warranty_since } = ofBrand;
  return { ...category?.commercial, warranty, warranty_terms, warranty_since };
}

function factText(name: keyof Commercial, value: string | number): string {
  const field = productField(name);
  if (typeof value === 'number') return isTaka(field) ? groupLakh(value) : String(value);
  return field.kind === 'day' ? formatNumericDate(value) : value;
}
