import type { Category } from '@shishir/contract';
import type { ProductFormField } from '@shishir/contract/product-fields';
import { hasCompressor, needsOutdoorUnit } from '@shishir/contract/rules';
import { figureWarnings } from '@shishir/format';
import { isOldFanInput, oldCop } from '@shishir/sizing';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { numberOf } from '../../../platform/ui/form/number-text';
import { categoryOf } from './form-sections';
import type { ProductFormValues } from './product-form-values';
import { productFormTexts } from './product-form.texts';

/** Fields that the check of figures reads. */
export const FIGURES = [
  'category',
  'horsepower',
  'cooling_kw',
  'cooling_btu',
  'cooling_tr',
  'power_input_w',
] as const satisfies ProductFormField[];
type Figures = Pick<ProductFormValues, (typeof FIGURES)[number]>;

/** Returns contradictions between figures as sentences. */
export function warningsOf(values: Figures, categories: Category[]): string[] {
  return figureWarnings({
    has_compressor: isWithCompressor(values, categories),
    horsepower: numberOf(values.horsepower),
    cooling_kw: numberOf(values.cooling_kw),
    cooling_btu: numberOf(values.cooling_btu, { whole: true }),
    cooling_tr: numberOf(values.cooling_tr),
    power_input_w: numberOf(values.power_input_w, { whole: true }),
  });
}

/** Warnings to confirm before saving: new contradictions, not those accepted before. */
export const newWarnings = (
  values: ProductFormValues,
  changed: ProductFormField[],
  categories: Category[],
): string[] =>
  FIGURES.some((name) => changed.includes(name)) ? warningsOf(values, categories) : [];

/** W of cooling per W of input; null if a figure is missing or the input does not include a compressor. */
export function copOf(values: Figures, categories: Category[]): number | null {
  const kw = numberOf(values.cooling_kw);
  const watts = numberOf(values.power_input_w, { whole: true });
  if (!isWithCompressor(values, categories) || kw === null || !watts) return null;
  return (kw * 1000) / watts;
}

/** Fields from which an implausible power input is recognised. */
export const INPUT_FIGURES = [
  ...FIGURES,
  'air_flow_high_cfm',
  'eer',
  'cop',
] as const satisfies ProductFormField[];

/** Returns whether the power input is a calculated one of the old data, which the overview reports too. */
export function isOldInput(
  values: Pick<ProductFormValues, (typeof INPUT_FIGURES)[number]>,
  categories: Category[],
): boolean {
  const kind = categoryOf(categories, values)?.kind;
  if (kind === undefined) return false;
  const figures = {
    cooling_kw: numberOf(values.cooling_kw),
    power_input_w: numberOf(values.power_input_w, { whole: true }),
    air_flow_high_cfm: numberOf(values.air_flow_high_cfm, { whole: true }),
    eer: numberOf(values.eer),
    cop: numberOf(values.cop),
  };
  return (needsOutdoorUnit(kind) && isOldFanInput(figures)) || oldCop(kind, figures) !== null;
}

function isWithCompressor(values: Figures, categories: Category[]): boolean {
  const category = categoryOf(categories, values);
  return category !== undefined && hasCompressor(category.kind);
}

const texts = productFormTexts.figures;

interface Props {
  warnings: string[];
  onAccept: () => void;
  onBack: () => void;
}

/** Asks for confirmation before figures that contradict each other are saved. */
export function FiguresDialog({ warnings, onAccept, onBack }: Props) {
  return (
    <ConfirmDialog
      question={texts.question}
      cancel={texts.back}
      confirm={texts.accept}
      destructive={false}
      onConfirm={onAccept}
      onCancel={onBack}
    >
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
