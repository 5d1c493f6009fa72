import { PRODUCT_TYPES } from '@shishir/contract';
import type { Ref } from 'react';
import { SelectField } from '../../ui/form/select-field';
import { FormPart, ProductChoice, ProductText, type PartProps } from './form-section';
import { productFormTexts as texts, productLabels } from './product-form.texts';

interface Props extends PartProps {
  /** Where the next product begins. */
  titleRef: Ref<HTMLInputElement>;
}

/** What the product is: by these a visitor and an engineer find it. */
export function IdentityPart({ titleRef, ...props }: Props) {
  const { form, isNew, categories } = props;
  return (
    <FormPart part="identity">
      <ProductText of={props} name="title" span={6} inputRef={titleRef} />
      <ProductText of={props} name="model" span={3} />
      <ProductText of={props} name="brand" span={3} />
      <div className="span-2">
        <SelectField
          label={productLabels.category}
          name="category"
          value={form.values.category}
          choices={categories.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChoose={(id) => form.change('category', id)}
          hint={texts.choose}
          changed={!isNew && form.changed.includes('category')}
          problem={form.problems.fields.category}
        />
      </div>
      <ProductChoice of={props} name="type" choices={PRODUCT_TYPES} hint={texts.choose} required />
      <ProductText of={props} name="wind_free" hint={texts.labelHint} />
    </FormPart>
  );
}
