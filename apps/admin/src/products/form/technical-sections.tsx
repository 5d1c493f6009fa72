import Button from '@mui/material/Button';
import {
  INVERTER_TYPES,
  PANEL_COLORS,
  PANEL_TYPES,
  PRODUCT_TYPES,
  REFRIGERANTS,
} from '@shishir/contract';
import { kwToBtu, kwToTr } from '@shishir/format';
import type { Ref } from 'react';
import { WarningIcon } from '../../theme/icons';
import { SelectField } from '../../ui/form/select-field';
import { FormPart, type PartProps, ProductChoice, ProductText } from './form-section';
import { asksForPanel, categoryOf } from './form-sections';
import { numberOf } from './number-text';
import { copOf, warningsOf } from './product-figures';
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

/** What the product does. The figures are one capacity in three units, so they are held against each other. */
export function CapacityPart(props: PartProps) {
  const { form } = props;
  const { values } = form;
  const kw = numberOf(values.cooling_kw);
  const cop = copOf(values);
  const warnings = warningsOf(values);
  const fill = (known: number) => {
    form.change('cooling_btu', String(Math.round(kwToBtu(known))));
    form.change('cooling_tr', String(Number(kwToTr(known).toFixed(2))));
  };
  return (
    <FormPart
      part="capacity"
      aside={
        <Button variant="outlined" disabled={kw === null} onClick={() => kw !== null && fill(kw)}>
          {texts.fillFromKw}
        </Button>
      }
    >
      <ProductText of={props} name="cooling_kw" unit="kW" />
      <ProductText of={props} name="cooling_tr" unit="TR" />
      <ProductText of={props} name="cooling_btu" unit="BTU/h" />
      <ProductText of={props} name="horsepower" unit="HP" />
      <ProductText
        of={props}
        name="power_input_w"
        unit="W"
        hint={cop === null ? undefined : texts.cop(cop.toFixed(2))}
      />
      <ProductChoice of={props} name="refrigerant" choices={REFRIGERANTS} />
      {values.category !== '' && (
        <ProductChoice of={props} name="inverter_type" choices={INVERTER_TYPES} />
      )}
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
    </FormPart>
  );
}

export function AirPart(props: PartProps) {
  return (
    <FormPart part="air">
      <ProductText of={props} name="air_flow_high_cfm" unit="cfm" />
      <ProductText of={props} name="air_flow_medium_cfm" unit="cfm" />
      <ProductText of={props} name="air_flow_low_cfm" unit="cfm" />
      <ProductText of={props} name="size_width_mm" unit="mm" />
      <ProductText of={props} name="size_height_mm" unit="mm" />
      <ProductText of={props} name="size_depth_mm" unit="mm" />
    </FormPart>
  );
}

/** The panel of cassettes and fan coil units. */
export function PanelPart(props: PartProps) {
  const { form, categories } = props;
  if (!asksForPanel(categories, form.values)) return null;
  const meant = categoryOf(categories, form.values)?.has_panel;
  return (
    <FormPart part="panel" note={meant ? texts.notes.panel : texts.notes.panelLeft}>
      <ProductText of={props} name="panel_model" />
      <ProductChoice of={props} name="panel_type" choices={PANEL_TYPES} />
      <ProductChoice of={props} name="panel_color" choices={PANEL_COLORS} />
    </FormPart>
  );
}
