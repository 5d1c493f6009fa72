import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { ProductFormValues } from './product-form-values';
import { productFormTexts as texts } from './product-form.texts';

interface Props {
  isNew: boolean;
  busy: boolean;
  onDiscard: () => void;
  /** Null while nothing is on its way that could be stopped. */
  onStop: (() => void) | null;
}

/** Stays in view: how much is not saved, and the button that saves it. */
export function SaveBar({ isNew, busy, onDiscard, onStop }: Props) {
  const { dirtyFields, errors } = useFormState<ProductFormValues>();
  const pictures = useWatch<ProductFormValues, 'pictures'>({ name: 'pictures' });
  const changes = Object.keys(dirtyFields).length;
  const wrong = Object.keys(errors).filter((name) => name !== 'root').length;
  // Without pictures it is sent in a blink.
  const canStop = onStop !== null && pictures.some((picture) => 'file' in picture);
  const pressed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  // A button that was disabled meanwhile has lost the focus.
  useEffect(() => {
    if (!busy && document.activeElement === document.body && pressed.current) {
      button.current?.focus({ preventScroll: true });
    }
    pressed.current = busy;
  }, [busy]);
  return (
    <div className="save-bar">
      <p className="num" role="status">
        <b>{changes > 0 ? texts.changes(changes) : texts.noChanges}</b>
        {wrong > 0 && <span>{texts.attention(wrong)}</span>}
      </p>
      {canStop ? (
        <Button onClick={onStop}>{texts.stop}</Button>
      ) : (
        changes > 0 && (
          <Button disabled={busy} onClick={onDiscard}>
            {isNew ? texts.clear : texts.discard}
          </Button>
        )
      )}
      <Button ref={button} type="submit" variant="contained" disabled={busy}>
        {busy ? texts.submitting : isNew ? texts.add : texts.save}
        {!busy && <kbd>Ctrl S</kbd>}
      </Button>
    </div>
  );
}
