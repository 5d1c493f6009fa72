import { SERVICE_STATUSES } from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import { Field } from '../../ui/form/field';
import { FormPart, ProductChoice, ProductText, type PartProps } from './form-section';
import { productFormTexts as texts } from './product-form.texts';
import { ServiceBadge } from '../service-badge';
import { TakaField } from './taka-field';
import { takaOf } from './number-text';
import { productsTexts } from '../products.texts';

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
