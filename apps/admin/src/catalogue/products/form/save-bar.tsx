import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { SaveBar } from '../../../platform/ui/form/long-form';
import type { ProductFormValues } from './product-form-values';
import { productFormTexts as texts } from './product-form.texts';

interface Props {
  isNew: boolean;
  busy: boolean;
  onDiscard: () => void;
  /** Null while nothing is on its way that could be stopped. */
  onStop: (() => void) | null;
}

/** The save bar of a product; while its pictures are sent they can be stopped. */
export function ProductSaveBar({ isNew, busy, onDiscard, onStop }: Props) {
  const pictures = useWatch<ProductFormValues, 'pictures'>({ name: 'pictures' });
  // Without pictures it is sent in a blink.
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
