import { figureWarnings } from '@shishir/format';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { numberOf } from './number-text';
import type { ProductField, TypedProduct } from './product-form-values';
import { productFormTexts } from './product-form.texts';

/** The fields that the check looks at. */
const FIGURES: readonly ProductField[] = [
  'type',
  'horsepower',
  'cooling_kw',
  'cooling_btu',
  'cooling_tr',
  'power_input_w',
];

/** Where the figures contradict each other, as sentences. */
export function warningsOf(typed: TypedProduct): string[] {
  return figureWarnings({
    type: typed.type,
    horsepower: numberOf(typed.horsepower),
    cooling_kw: numberOf(typed.cooling_kw),
    cooling_btu: numberOf(typed.cooling_btu),
    cooling_tr: numberOf(typed.cooling_tr),
    power_input_w: numberOf(typed.power_input_w),
  });
}

/** What somebody has to stand by: contradictions that are new, not those that were accepted before. */
export const newWarnings = (typed: TypedProduct, changed: ProductField[]): string[] =>
  changed.some((name) => FIGURES.includes(name)) ? warningsOf(typed) : [];

/** W of cooling per W of input; only an outdoor unit's input is that of the whole system. */
export function copOf(typed: TypedProduct): number | null {
  const kw = numberOf(typed.cooling_kw);
  const watts = numberOf(typed.power_input_w);
  if (typed.type !== 'Outdoor Unit' || kw === null || !watts) return null;
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
