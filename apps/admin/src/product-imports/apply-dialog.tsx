import type { ProductImport } from '@shishir/contract';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog';
import { EffectLines } from './effect-lines';
import { useApply } from './product-imports.queries';
import { applyTexts as texts } from './product-imports.texts';

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
