import { SERVICE_STATUSES, VISIBILITIES } from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import { Field } from '../../ui/form/field';
import { ServiceBadge } from '../product-display';
import { productsTexts } from '../products.texts';
import { FormPart, type PartProps, ProductChoice, ProductText, TakaField } from './form-section';
import { takaOf } from './number-text';
import { productFormTexts as texts, productLabels } from './product-form.texts';

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

interface Props extends PartProps {
  /** The day of receipt as it is saved: it stays. */
  received: string | null;
}

/** A unit that a customer brought in. What is due follows from bill and paid. */
export function ServicePart({ received, ...props }: Props) {
  const { values } = props.form;
  const bill = takaOf(values.bill);
  const due = bill === null ? '' : formatTaka(bill - (takaOf(values.paid) ?? 0));
  return (
    <FormPart part="service" aside={values.status && <ServiceBadge status={values.status} />}>
      <div className="span-2">
        <Field label={texts.unitBrand} name="unit_brand" value={values.brand} fixed />
      </div>
      <ProductText of={props} name="product_id" />
      <ProductText of={props} name="ime" />
      <ProductChoice
        of={props}
        name="status"
        choices={SERVICE_STATUSES}
        names={productsTexts.serviceStatus}
      />
      <ProductText
        of={props}
        name="receive_date"
        type="date"
        fixed={received !== null}
        disabled={received !== null}
        hint={received === null ? texts.receiveHint : texts.fixedDate}
      />
      <ProductText of={props} name="delivery_date" type="date" />
      <ProductText of={props} name="customer_name" span={3} />
      <ProductText of={props} name="customer_number" span={3} type="tel" />
      <ProductText of={props} name="problem" span={6} lines={2} />
      <TakaField of={props} name="bill" />
      <TakaField of={props} name="paid" />
      <div className="span-2">
        <Field label={texts.due} name="due" value={due} hint={texts.dueHint} fixed />
      </div>
    </FormPart>
  );
}
