import { IMPORT_EFFECTS, type ImportRow, type ProductImport } from '@shishir/contract';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog';
import { useApply, useForget, useUndo } from './product-imports.queries';
import { applyTexts as texts, forgetTexts, undoTexts } from './product-imports.texts';

interface Props {
  of: ProductImport;
  ends: Parameters<typeof useApply>[1];
  onCancel: () => void;
}

/** Says in numbers what is about to be written, and writes it. */
export function ApplyDialog({ of, ends, onCancel }: Props) {
  const { apply, pending } = useApply(of, ends);
  const { counts } = of;
  return (
    <ConfirmDialog
      question={texts.question}
      destructive={false}
      confirm={texts.confirm(counts.new + counts.changed)}
      busy={pending && texts.busy}
      onConfirm={() => apply(counts.wrong > 0 ? 'valid' : 'all')}
      onCancel={onCancel}
    >
      <b className="import-file">{of.file_name}</b>
      <EffectLines counts={counts} lines={texts.lines} />
      <p>{texts.note}</p>
    </ConfirmDialog>
  );
}

interface UndoDialogProps {
  of: ProductImport;
  ends: Parameters<typeof useUndo>[1];
  onCancel: () => void;
}

/** Asks before an import is taken back as a whole. */
export function UndoDialog({ of, ends, onCancel }: UndoDialogProps) {
  const { undo, pending } = useUndo(of, ends);
  return (
    <ConfirmDialog
      question={undoTexts.question}
      confirm={undoTexts.confirm}
      busy={pending && undoTexts.busy}
      onConfirm={undo}
      onCancel={onCancel}
    >
      <b className="import-file">{of.file_name}</b>
      <EffectLines counts={of.counts} lines={undoTexts.lines} />
      <p>{undoTexts.note}</p>
    </ConfirmDialog>
  );
}

interface ForgetDialogProps {
  of: ProductImport;
  ends: Parameters<typeof useForget>[1];
  onCancel: () => void;
}

/** Asks before a preview is forgotten. */
export function ForgetDialog({ of, ends, onCancel }: ForgetDialogProps) {
  const { forget, pending } = useForget(of, ends);
  return (
    <ConfirmDialog
      question={forgetTexts.question}
      confirm={forgetTexts.confirm}
      busy={pending && forgetTexts.busy}
      onConfirm={forget}
      onCancel={onCancel}
    >
      <b className="import-file">{of.file_name}</b>
      <p>{forgetTexts.note}</p>
    </ConfirmDialog>
  );
}

type Lines = Partial<Record<ImportRow['effect'], (count: number) => string>>;

/** What something does in numbers, one line each; what it does to none is left out. */
function EffectLines({ counts, lines }: Pick<ProductImport, 'counts'> & { lines: Lines }) {
  const told = IMPORT_EFFECTS.filter((effect) => counts[effect] > 0 && lines[effect]);
  return (
    <ul className="effect-lines num">
      {told.map((effect) => (
        <li key={effect} className={`effect-lines__${effect}`}>
          {lines[effect]?.(counts[effect])}
        </li>
      ))}
    </ul>
  );
}
