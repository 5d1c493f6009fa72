import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { productFormTexts as texts } from './product-form.texts';

interface Props {
  isNew: boolean;
  busy: boolean;
  changes: number;
  problems: number;
  onDiscard: () => void;
  /** Null while nothing is on its way that could be stopped. */
  onStop: (() => void) | null;
}

/** Stays in view: how much is not saved, and the button that saves it. */
export function SaveBar({ isNew, busy, changes, problems, onDiscard, onStop }: Props) {
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
        {problems > 0 && <span>{texts.attention(problems)}</span>}
      </p>
      {onStop ? (
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
