import type { ProductFormField } from '@shishir/contract/product-fields';
import { figureWarnings } from '@shishir/format';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { numberOf } from '../../ui/form/number-text';
import type { ProductFormValues } from './product-form-values';
import { productFormTexts } from './product-form.texts';

/** The fields that the check looks at. */
export const FIGURES = [
  'type',
  'horsepower',
  'cooling_kw',
  'cooling_btu',
  'cooling_tr',
  'power_input_w',
] as const satisfies ProductFormField[];
type Figures = Pick<ProductFormValues, (typeof FIGURES)[number]>;

/** Where the figures contradict each other, as sentences. */
export function warningsOf(values: Figures): string[] {
  return figureWarnings({
    type: values.type,
    horsepower: numberOf(values.horsepower),
    cooling_kw: numberOf(values.cooling_kw),
    cooling_btu: numberOf(values.cooling_btu, { whole: true }),
    cooling_tr: numberOf(values.cooling_tr),
    power_input_w: numberOf(values.power_input_w, { whole: true }),
  });
}

/** What somebody has to stand by: contradictions that are new, not those that were accepted before. */
export const newWarnings = (values: ProductFormValues, changed: ProductFormField[]): string[] =>
  FIGURES.some((name) => changed.includes(name)) ? warningsOf(values) : [];

/** W of cooling per W of input; only an outdoor unit's input is that of the whole system. */
export function copOf(values: Figures): number | null {
  const kw = numberOf(values.cooling_kw);
  const watts = numberOf(values.power_input_w, { whole: true });
  if (values.type !== 'Outdoor Unit' || kw === null || !watts) return null;
  return (kw * 1000) / watts;
}

const texts = productFormTexts.figures;

interface Props {
  warnings: string[];
  onAccept: () => void;
  onBack: () => void;
}

/** Figures that contradict each other are saved only where a person stands by them. */
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
