import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type PropsWithChildren,
  type SubmitEvent,
} from 'react';
import { FormProblem } from './field';
import type { Form } from './use-form';
import './form.css';

interface Props<V extends object> {
  label: string;
  form: Form<V>;
  /** It is being sent: sending again does nothing. */
  busy: boolean;
  onSend: () => void;
}

/**
 * The frame of every form: what is wrong with it as a whole stands above the fields, the focus goes to the
 * first wrong one, and Ctrl+S or Cmd+S sends it as the button does.
 */
export function FormFrame<V extends object>(props: PropsWithChildren<Props<V>>) {
  const { form, busy } = props;
  const frame = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.refusals === 0) return;
    frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) props.onSend();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    frame.current?.requestSubmit();
  };
  return (
    <form
      ref={frame}
      className="form"
      noValidate
      aria-label={props.label}
      aria-busy={busy}
      onSubmit={send}
      onKeyDown={sendByKey}
    >
      <FormProblem>{form.problems.form}</FormProblem>
      {props.children}
    </form>
  );
}
