import type { ProductImport } from '@shishir/contract';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog';
import { EffectLines } from './effect-lines';
import { useUndo } from './product-imports.queries';
import { undoTexts as texts } from './product-imports.texts';

interface Props {
  of: ProductImport;
  ends: Parameters<typeof useUndo>[1];
  onCancel: () => void;
}

/** Asks before an import is taken back as a whole. */
export function UndoDialog({ of, ends, onCancel }: Props) {
  const { undo, pending } = useUndo(of, ends);
  return (
    <ConfirmDialog
      question={texts.question}
      confirm={texts.confirm}
      busy={pending && texts.busy}
      onConfirm={undo}
      onCancel={onCancel}
    >
      <b className="import-file">{of.file_name}</b>
      <EffectLines counts={of.counts} lines={texts.lines} />
      <p>{texts.note}</p>
    </ConfirmDialog>
  );
}
