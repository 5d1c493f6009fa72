import type { ProductImport } from '@shishir/contract';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog';
import { useForget } from './product-imports.queries';
import { forgetTexts as texts } from './product-imports.texts';

interface Props {
  of: ProductImport;
  ends: Parameters<typeof useForget>[1];
  onCancel: () => void;
}

/** Asks before a preview is forgotten. */
export function ForgetDialog({ of, ends, onCancel }: Props) {
  const { forget, pending } = useForget(of, ends);
  return (
    <ConfirmDialog
      question={texts.question}
      confirm={texts.confirm}
      busy={pending && texts.busy}
      onConfirm={forget}
      onCancel={onCancel}
    >
      <b className="import-file">{of.file_name}</b>
      <p>{texts.note}</p>
    </ConfirmDialog>
  );
}
