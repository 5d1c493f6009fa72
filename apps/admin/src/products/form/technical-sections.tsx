import Button from '@mui/material/Button';
import {
  INVERTER_TYPES,
  PANEL_COLORS,
  PANEL_TYPES,
  PRODUCT_TYPES,
  REFRIGERANTS,
  type Category,
} from '@shishir/contract';
import { kwToBtu, kwToTr } from '@shishir/format';
import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { WarningIcon } from '../../theme/icons';
import { FormSelectField } from '../../ui/form/form-fields';
import { numberOf } from '../number-text';
import { FormSection, ProductChoice, ProductText, useValues } from './form-section';
import { asksForPanel, categoryOf, PANEL_REASONS } from './form-sections';
import { copOf, FIGURES, warningsOf } from './product-figures';
import type { ProductFormValues } from './product-form-values';
import { productFormTexts as texts, productLabels } from './product-form.texts';

interface Props {
  categories: Category[];
}

/** What the product is and what it can do. */
export const TechnicalSections = memo(function TechnicalSections({ categories }: Props) {
  return (
    <>
      <IdentitySection categories={categories} />
      <CapacitySection />
      <AirSection />
      <PanelSection categories={categories} />
    </>
  );
});

/** By these a visitor and an engineer find the product. */
function IdentitySection({ categories }: Props) {
  return (
    <FormSection section="identity">
      <ProductText name="title" columns={6} />
      <ProductText name="model" columns={3} />
      <ProductText name="brand" columns={3} />
      <div className="span-2">
        <FormSelectField
          label={productLabels.category}
          name="category"
          choices={categories.map(({ id, title }) => ({ value: String(id), label: title }))}
          hint={texts.choose}
        />
      </div>
      <ProductChoice name="type" choices={PRODUCT_TYPES} hint={texts.choose} required />
      <ProductText name="wind_free" hint={texts.labelHint} />
    </FormSection>
  );
}

/** The figures are one capacity in three units, so they are held against each other. */
function CapacitySection() {
  return (
    <FormSection section="capacity" aside={<FillFromKilowatts />}>
      <ProductText name="cooling_kw" unit="kW" />
      <ProductText name="cooling_tr" unit="TR" />
      <ProductText name="cooling_btu" unit="BTU/h" />
      <ProductText name="horsepower" unit="HP" />
      <PowerInput />
      <ProductChoice name="refrigerant" choices={REFRIGERANTS} />
      <InverterType />
      <FigureWarnings />
    </FormSection>
  );
}

function FillFromKilowatts() {
  const { setValue } = useFormContext<ProductFormValues>();
  const kw = numberOf(useWatch<ProductFormValues, 'cooling_kw'>({ name: 'cooling_kw' }));
  const fill = (known: number) => {
    const change = { shouldDirty: true } as const;
    setValue('cooling_btu', String(Math.round(kwToBtu(known))), change);
    setValue('cooling_tr', String(Number(kwToTr(known).toFixed(2))), change);
  };
  return (
    <Button variant="outlined" disabled={kw === null} onClick={() => kw !== null && fill(kw)}>
      {texts.fillFromKw}
    </Button>
  );
}

function PowerInput() {
  const cop = copOf(useValues(FIGURES));
  const hint = cop === null ? undefined : texts.cop(cop.toFixed(2));
  return <ProductText name="power_input_w" unit="W" hint={hint} />;
}

function InverterType() {
  const category = useWatch<ProductFormValues, 'category'>({ name: 'category' });
  return category !== '' && <ProductChoice name="inverter_type" choices={INVERTER_TYPES} />;
}

function FigureWarnings() {
  const warnings = warningsOf(useValues(FIGURES));
  return (
    <div className="span-6 form-warnings" role="status">
      {warnings.length > 0 && (
        <>
          <WarningIcon />
          <div>
            <b>{texts.figures.title}</b>
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </div>
        </>
      )}
    </div>
  );
}

function AirSection() {
  return (
    <FormSection section="air">
      <ProductText name="air_flow_high_cfm" unit="cfm" />
      <ProductText name="air_flow_medium_cfm" unit="cfm" />
      <ProductText name="air_flow_low_cfm" unit="cfm" />
      <ProductText name="size_width_mm" unit="mm" />
      <ProductText name="size_height_mm" unit="mm" />
      <ProductText name="size_depth_mm" unit="mm" />
    </FormSection>
  );
}

/** The panel of cassettes and fan coil units. */
function PanelSection({ categories }: Props) {
  const values = useValues(PANEL_REASONS);
  if (!asksForPanel(categories, values)) return null;
  const { panel, panelLeft } = texts.notes;
  return (
    <FormSection
      section="panel"
      note={categoryOf(categories, values)?.has_panel ? panel : panelLeft}
    >
      <ProductText name="panel_model" />
      <ProductChoice name="panel_type" choices={PANEL_TYPES} />
      <ProductChoice name="panel_color" choices={PANEL_COLORS} />
    </FormSection>
  );
}
