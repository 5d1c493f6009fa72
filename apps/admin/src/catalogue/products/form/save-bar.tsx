import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { SaveBar } from '../../../platform/ui/form/long-form';
import type { ProductFormValues } from './product-form-values';
import { productFormTexts as texts } from './product-form.texts';

interface Props {
  isNew: boolean;
  busy: boolean;
  onDiscard: () => void;
  /** Null unless an upload is running. */
  onStop: (() => void) | null;
}

/** The save bar of a product; an upload with pictures can be stopped. */
export function ProductSaveBar({ isNew, busy, onDiscard, onStop }: Props) {
  const pictures = useWatch<ProductFormValues, 'pictures'>({ name: 'pictures' });
  // Without pictures, sending is over in an instant.
  const canStop = onStop !== null && pictures.some((picture) => 'file' in picture);
  return (
    <SaveBar
      busy={busy}
      onDiscard={onDiscard}
      labels={{
        discard: isNew ? texts.clear : texts.discard,
        save: isNew ? texts.add : texts.save,
        submitting: texts.submitting,
      }}
      action={canStop ? <Button onClick={onStop}>{texts.stop}</Button> : undefined}
    />
  );
}
