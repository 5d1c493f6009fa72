import { VISIBILITIES } from '@shishir/contract';
import { FormPart, ProductText, type PartProps } from './form-section';
import { productFormTexts as texts, productLabels } from './product-form.texts';
import { productsTexts } from '../products.texts';

export function VisibilityPart(props: PartProps) {
  const { form, isNew } = props;
  return (
    <FormPart part="visibility">
      <div className="span-4 radios" role="radiogroup" aria-label={productLabels.visibility}>
        {VISIBILITIES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              className="radio"
              name="visibility"
              value={value}
              checked={form.values.visibility === value}
              onChange={() => form.change('visibility', value)}
            />
            <span>
              <b>{productsTexts[value]}</b>
              <span>{texts[value]}</span>
            </span>
          </label>
        ))}
      </div>
      <ProductText
        of={props}
        name="position"
        inputMode="numeric"
        hint={isNew ? texts.positionAtEnd : texts.positionHint}
      />
    </FormPart>
  );
}
