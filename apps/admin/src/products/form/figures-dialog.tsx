import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { productFormTexts } from './product-form.texts';

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
