import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { PRODUCT_SECTIONS, VISIBILITIES } from '@shishir/contract/product-fields';
import type { Category } from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '../../../platform/ui/form/field';
import { FormDayField } from '../../../platform/ui/form/day-field';
import { useField } from '../../../platform/ui/form/form-fields';
import { takaOf } from '../../../platform/ui/form/number-text';
import { SmallLine } from '../../../platform/ui/page/small-line';
import { categoryOffNote, ServiceBadge } from '../product-display';
import { productsTexts } from '../products.texts';
import { useComparedProducts } from './compared-products';
import { FormSection, ProductInput, SectionFields, useValues } from './form-section';
import { categoryOf } from './form-sections';
import type { ProductFormValues } from './product-form-values';
import { SuccessorField } from './successor-field';
import { productFormTexts as texts, productLabels } from './product-form.texts';
import { FormCell } from '../../../platform/ui/form/long-form';

export const PriceSection = memo(function PriceSection({ id }: { id: number | null }) {
  const { smaller_costs_more: smaller } = useComparedProducts(id);
  const cheap = smaller
    ? texts.cheaperThanSmaller(smaller.model, formatTaka(smaller.price ?? 0))
    : undefined;
  return (
    <FormSection section="price">
      <SectionFields
        section="price"
        own={{
          regular_price: <RegularPrice cheap={cheap} />,
          offer_price: <OfferPrice cheap={cheap} />,
        }}
      />
    </FormSection>
  );
});

interface PriceProps {
  /** Warning about a price below that of a smaller product; it is shown at the price that visitors pay. */
  cheap: string | undefined;
}

function RegularPrice({ cheap }: PriceProps) {
  const { offer_price } = useValues(PRODUCT_SECTIONS.price);
  if (takaOf(offer_price) !== null) return <ProductInput name="regular_price" />;
  return (
    <ProductInput name="regular_price" warns={cheap !== undefined} hint={cheap ?? texts.noPrice} />
  );
}

function OfferPrice({ cheap }: PriceProps) {
  const { regular_price, offer_price } = useValues(PRODUCT_SECTIONS.price);
  const regular = takaOf(regular_price);
  const offer = takaOf(offer_price);
  const isAbove = regular !== null && offer !== null && offer > regular;
  const warning = isAbove
    ? texts.offerAbove(formatTaka(offer))
    : offer === null
      ? undefined
      : cheap;
  return <ProductInput name="offer_price" warns={warning !== undefined} hint={warning} />;
}

const CATEGORY = ['category'] as const;

interface VisibilityProps {
  /** Null for a new product. */
  id: number | null;
  categories: Category[];
}

export const VisibilitySection = memo(function VisibilitySection({
  id,
  categories,
}: VisibilityProps) {
  const off = categoryOffNote(categoryOf(categories, useValues(CATEGORY)));
  const hint = id === null ? texts.positionAtEnd : texts.positionHint;
  return (
    <FormSection section="visibility" note={off ?? undefined}>
      <SectionFields
        section="visibility"
        own={{
          visibility: <Visibility />,
          publish_at: <PublishDate />,
          successor_id: <SuccessorField id={id} />,
          position: <ProductInput name="position" hint={hint} />,
        }}
      />
    </FormSection>
  );
});

function Visibility() {
  const { value: chosen, change } = useField<ProductFormValues['visibility']>('visibility');
  return (
    <FormCell span={4}>
      <RadioGroup
        name="visibility"
        aria-label={productLabels.visibility}
        value={chosen}
        onChange={(_event, value) => change(value as typeof chosen)}
      >
        {VISIBILITIES.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" sx={{ p: 0 }} />}
            label={
              <>
                <Box component="b" sx={{ display: 'block', fontWeight: 500 }}>
                  {productsTexts[value]}
                </Box>
                <SmallLine>{texts[value]}</SmallLine>
              </>
            }
            sx={{ gap: 1.25, alignItems: 'flex-start', minHeight: 44, py: 0.75 }}
          />
        ))}
      </RadioGroup>
    </FormCell>
  );
}

const VISIBILITY = ['visibility'] as const;

/** Date on which a hidden product is published automatically. */
function PublishDate() {
  if (useValues(VISIBILITY).visibility !== 'hidden') return null;
  const label = productLabels.publish_at;
  return (
    <FormCell span={4}>
      <FormDayField name="publish_at" label={label} hint={texts.publishHint} withTime />
    </FormCell>
  );
}

interface ServiceProps {
  /** The saved receive date, which cannot be changed; null if there is none. */
  received: string | null;
}

/** Service record of a unit that a customer brought in. */
export const ServiceSection = memo(function ServiceSection({ received }: ServiceProps) {
  const isFixed = received !== null;
  const receiveDate = (
    <ProductInput
      name="receive_date"
      readOnly={isFixed}
      disabled={isFixed}
      hint={isFixed ? texts.fixedDate : texts.receiveHint}
    />
  );
  return (
    <FormSection section="service" aside={<Status />}>
      <UnitBrand />
      <SectionFields section="service" own={{ receive_date: receiveDate }} />
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
    <FormCell span={2}>
      <Field label={texts.unitBrand} name="unit_brand" value={brand} readOnly />
    </FormCell>
  );
}

const DUE_FROM = ['bill', 'paid'] as const;

/** The amount due: bill minus paid. */
function Due() {
  const { bill, paid } = useValues(DUE_FROM);
  const billed = takaOf(bill);
  const due = billed === null ? '' : formatTaka(billed - (takaOf(paid) ?? 0));
  return (
    <FormCell span={2}>
      <Field label={productLabels.due} name="due" value={due} hint={texts.dueHint} readOnly />
    </FormCell>
  );
}
