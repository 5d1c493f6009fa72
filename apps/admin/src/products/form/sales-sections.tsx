import { SERVICE_STATUSES, VISIBILITIES } from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '../../ui/form/field';
import { useField } from '../../ui/form/form-fields';
import { takaOf } from '../number-text';
import { ServiceBadge } from '../product-display';
import { productsTexts } from '../products.texts';
import { FormSection, ProductChoice, ProductText, TakaField, useValues } from './form-section';
import { PRODUCT_SECTIONS } from './form-sections';
import type { ProductFormValues } from './product-form-values';
import { productFormTexts as texts, productLabels } from './product-form.texts';

export const PriceSection = memo(function PriceSection() {
  const { regular_price, offer_price } = useValues(PRODUCT_SECTIONS.price);
  const regular = takaOf(regular_price);
  const offer = takaOf(offer_price);
  const isAbove = regular !== null && offer !== null && offer > regular;
  return (
    <FormSection section="price">
      <TakaField
        name="regular_price"
        columns={3}
        empty={offer === null ? texts.noPrice : undefined}
      />
      <TakaField
        name="offer_price"
        columns={3}
        warning={isAbove ? `${formatTaka(offer)}. ${texts.offerAbove}` : undefined}
      />
    </FormSection>
  );
});

export const VisibilitySection = memo(function VisibilitySection({ isNew }: { isNew: boolean }) {
  const { value: chosen, change } = useField<ProductFormValues['visibility']>('visibility');
  return (
    <FormSection section="visibility">
      <div className="span-4 radios" role="radiogroup" aria-label={productLabels.visibility}>
        {VISIBILITIES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              className="radio"
              name="visibility"
              value={value}
              checked={chosen === value}
              onChange={() => change(value)}
            />
            <span>
              <b>{productsTexts[value]}</b>
              <span>{texts[value]}</span>
            </span>
          </label>
        ))}
      </div>
      <ProductText
        name="position"
        inputMode="numeric"
        hint={isNew ? texts.positionAtEnd : texts.positionHint}
      />
    </FormSection>
  );
});

interface ServiceProps {
  /** The day of receipt as it is saved: it stays. */
  received: string | null;
}

/** A unit that a customer brought in. */
export const ServiceSection = memo(function ServiceSection({ received }: ServiceProps) {
  return (
    <FormSection section="service" aside={<Status />}>
      <UnitBrand />
      <ProductText name="product_id" />
      <ProductText name="ime" />
      <ProductChoice
        name="status"
        choices={SERVICE_STATUSES}
        labels={productsTexts.serviceStatus}
      />
      <ProductText
        name="receive_date"
        type="date"
        readOnly={received !== null}
        disabled={received !== null}
        hint={received === null ? texts.receiveHint : texts.fixedDate}
      />
      <ProductText name="delivery_date" type="date" />
      <ProductText name="customer_name" columns={3} />
      <ProductText name="customer_number" columns={3} type="tel" />
      <ProductText name="problem" columns={6} lines={2} />
      <TakaField name="bill" />
      <TakaField name="paid" />
      <Due />
    </FormSection>
  );
});

function Status() {
  const status = useWatch<ProductFormValues, 'status'>({ name: 'status' });
  return status && <ServiceBadge status={status} />;
}

function UnitBrand() {
  const brand = useWatch<ProductFormValues, 'brand'>({ name: 'brand' });
  return (
    <div className="span-2">
      <Field label={texts.unitBrand} name="unit_brand" value={brand} readOnly />
    </div>
  );
}

const DUE_FROM = ['bill', 'paid'] as const;

/** What is due follows from bill and paid. */
function Due() {
  const { bill, paid } = useValues(DUE_FROM);
  const billed = takaOf(bill);
  const due = billed === null ? '' : formatTaka(billed - (takaOf(paid) ?? 0));
  return (
    <div className="span-2">
      <Field label={texts.due} name="due" value={due} hint={texts.dueHint} readOnly />
    </div>
  );
}
