import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Category } from '@shishir/contract';
import { systemPart } from '@shishir/contract/rules';
import { formatCapacity, kwToBtu, kwToTr } from '@shishir/format';
import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../../platform/ui/form/field';
import { FormSelectField } from '../../../platform/ui/form/form-fields';
import { nameTexts } from '../../../platform/ui/catalogue/names.texts';
import { numberOf } from '../../../platform/ui/form/number-text';
import { useComparedProducts } from './compared-products';
import { FormSection, ProductInput, SectionFields, useValues } from './form-section';
import { asksForPanel, categoryOf, PANEL_REASONS } from './form-sections';
import { ModelField } from './model-field';
import { copOf, FIGURES, INPUT_FIGURES, isOldInput, warningsOf } from './product-figures';
import type { ProductFormValues } from './product-form-values';
import { productFormTexts as texts, productLabels } from './product-form.texts';
import { FormCell } from '../../../platform/ui/form/long-form';

interface Props {
  categories: Category[];
}

interface IdentityProps extends Props {
  /** Null for a new product. */
  id: number | null;
}

/** Fields by which visitors and engineers identify the product. */
export const IdentitySection = memo(function IdentitySection({ id, categories }: IdentityProps) {
  const category = (
    <FormCell span={2}>
      <FormSelectField
        label={productLabels.category}
        name="category"
        choices={categories.map(({ id, title }) => ({ value: String(id), label: title }))}
        hint={texts.choose}
        required
      />
    </FormCell>
  );
  return (
    <FormSection section="identity">
      <SectionFields
        section="identity"
        own={{
          model: <ModelField id={id} />,
          category: (
            <>
              {category}
              <Type categories={categories} />
            </>
          ),
        }}
      />
    </FormSection>
  );
});

/** The role of the category's units in a VRF system; not shown for other products. */
function Type({ categories }: Props) {
  const category = categoryOf(categories, useValues(CATEGORY));
  const part = category && systemPart(category.kind);
  if (!part) return null;
  return (
    <FormCell span={2}>
      <Field
        label={productLabels.type}
        name="type"
        value={nameTexts.value(part)}
        hint={texts.typeHint}
        readOnly
      />
    </FormCell>
  );
}
const CATEGORY = ['category'] as const;

/** The figures are one capacity in three units, so they are checked against each other. */
export const CapacitySection = memo(function CapacitySection({ categories }: Props) {
  return (
    <FormSection section="capacity" aside={<FillFromKilowatts />}>
      <SectionFields
        section="capacity"
        own={{
          power_input_w: <PowerInput categories={categories} />,
          inverter_type: <InverterType />,
        }}
      />
      <FigureWarnings categories={categories} />
    </FormSection>
  );
});

function FillFromKilowatts() {
  const { setValue } = useFormContext<ProductFormValues>();
  const kw = numberOf(useWatch<ProductFormValues, 'cooling_kw'>({ name: 'cooling_kw' }));
  const fill = (kilowatts: number) => {
    const change = { shouldDirty: true } as const;
    setValue('cooling_btu', String(Math.round(kwToBtu(kilowatts))), change);
    setValue('cooling_tr', String(Number(kwToTr(kilowatts).toFixed(2))), change);
  };
  return (
    <Button variant="outlined" disabled={kw === null} onClick={() => kw !== null && fill(kw)}>
      {texts.fillFromKw}
    </Button>
  );
}

function PowerInput({ categories }: Props) {
  const values = useValues(INPUT_FIGURES);
  const cop = copOf(values, categories);
  const isOld = isOldInput(values, categories);
  const hint = isOld ? texts.oldInput : cop === null ? undefined : texts.cop(cop.toFixed(2));
  return <ProductInput name="power_input_w" hint={hint} warns={isOld} />;
}

function InverterType() {
  const category = useWatch<ProductFormValues, 'category'>({ name: 'category' });
  return category !== '' && <ProductInput name="inverter_type" />;
}

function FigureWarnings({ categories }: Props) {
  const warnings = warningsOf(useValues(FIGURES), categories);
  return (
    <Box role="status" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
      {warnings.length > 0 && (
        <Alert severity="warning" role="none">
          <b>{texts.figures.title}</b>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
    </Box>
  );
}

export const AirSection = memo(function AirSection({ id }: { id: number | null }) {
  const { same_cabinet: other } = useComparedProducts(id);
  const warning = other
    ? texts.sameCabinet(other.model, formatCapacity(other.cooling_kw ?? 0))
    : undefined;
  return (
    <FormSection section="air">
      <SectionFields
        section="air"
        own={{
          size_width_mm: (
            <ProductInput name="size_width_mm" warns={warning !== undefined} hint={warning} />
          ),
        }}
      />
    </FormSection>
  );
});

/** A section without special inputs. */
export const PlainSection = memo(function PlainSection({ section }: PlainProps) {
  return (
    <FormSection section={section}>
      <SectionFields section={section} />
    </FormSection>
  );
});
interface PlainProps {
  section: 'electrical' | 'installation' | 'system' | 'water';
}

/** The panel of cassettes and fan coil units. */
export const PanelSection = memo(function PanelSection({ categories }: Props) {
  const values = useValues(PANEL_REASONS);
  if (!asksForPanel(categories, values)) return null;
  const { panel, panelLeft } = texts.notes;
  return (
    <FormSection
      section="panel"
      note={categoryOf(categories, values)?.has_panel ? panel : panelLeft}
    >
      <SectionFields section="panel" />
    </FormSection>
  );
});
