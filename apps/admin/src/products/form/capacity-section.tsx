import Button from '@mui/material/Button';
import { INVERTER_TYPES, REFRIGERANTS } from '@shishir/contract';
import { kwToBtu, kwToTr } from '@shishir/format';
import { WarningIcon } from '../../theme/icons';
import { FormPart, ProductChoice, ProductText, type PartProps } from './form-section';
import { copOf, warningsOf } from './product-figures';
import { productFormTexts as texts } from './product-form.texts';
import { numberOf } from './number-text';

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
