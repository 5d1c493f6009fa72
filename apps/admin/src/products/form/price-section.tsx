import { formatTaka } from '@shishir/format';
import { FormPart, type PartProps } from './form-section';
import { productFormTexts as texts } from './product-form.texts';
import { TakaField } from './taka-field';
import { takaOf } from './number-text';

export function PricePart(props: PartProps) {
  const regular = takaOf(props.form.values.regular_price);
  const offer = takaOf(props.form.values.offer_price);
  const slip = regular !== null && offer !== null && offer > regular;
  return (
    <FormPart part="price">
      <TakaField
        of={props}
        name="regular_price"
        span={3}
        empty={offer === null ? texts.noPrice : undefined}
      />
      <TakaField
        of={props}
        name="offer_price"
        span={3}
        warning={slip ? `${formatTaka(offer)}. ${texts.slip}` : undefined}
      />
    </FormPart>
  );
}
