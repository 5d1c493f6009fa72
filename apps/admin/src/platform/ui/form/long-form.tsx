import Button from '@mui/material/Button';
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { formTexts } from './form.texts';
import './long-form.css';

interface SectionProps {
  id: string;
  title: string;
  note: string;
  /** Beside the title. */
  aside?: ReactNode;
}

/** A titled section of a long form, its fields on six columns. */
export function TitledSection({
  id,
  title,
  note,
  aside,
  children,
}: PropsWithChildren<SectionProps>) {
  return (
    <section id={id} className="paper form-section" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="form-section__header">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{note}</p>
        </div>
        {aside}
      </div>
      <div className="form-section__fields">{children}</div>
    </section>
  );
}

const texts = formTexts.saveBar;

interface SaveBarProps {
  busy: boolean;
  onDiscard: () => void;
  labels: { discard: string; save: string; submitting: string };
  /** In place of the button that discards. */
  action?: ReactNode;
}

/** Stays in view below a long form: how much is not saved, and the button that saves it. */
export function SaveBar({ busy, onDiscard, labels, action }: SaveBarProps) {
  const { dirtyFields, errors } = useFormState();
  const changes = Object.keys(dirtyFields).length;
  const wrong = Object.keys(errors).filter((name) => name !== 'root').length;
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
        {(changes > 0 || wrong === 0) && (
          <b>{changes > 0 ? texts.changes(changes) : texts.noChanges}</b>
        )}
        {wrong > 0 && <span>{texts.attention(wrong)}</span>}
      </p>
      {action ??
        (changes > 0 && (
          <Button disabled={busy} onClick={onDiscard}>
            {labels.discard}
          </Button>
        ))}
      <Button ref={button} type="submit" variant="contained" disabled={busy}>
        {busy ? labels.submitting : labels.save}
        {!busy && <kbd>Ctrl S</kbd>}
      </Button>
    </div>
  );
}
