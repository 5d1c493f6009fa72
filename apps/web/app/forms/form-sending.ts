import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** A form that is sent beside the page, without leaving it: what `useFetcher` gives. */
export interface Sender {
  state: 'idle' | 'submitting' | 'loading';
}

/**
 * Whether the form of this page, or that of `sender`, is on its way, and an `onSubmit` that lets each press
 * count once: the second click of a double click comes before the button can be seen to be disabled.
 */
export function useFormSending(answer: unknown, sender?: Sender) {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const started = useRef(false);
  const sending = sender
    ? sender.state !== 'idle'
    : navigation.formMethod === 'POST' && navigation.formAction?.split('?')[0] === pathname;

  useEffect(() => {
    if (!sending) started.current = false;
  }, [sending, answer]);

  const onSubmit = (event: FormEvent) => {
    if (started.current) event.preventDefault();
    else started.current = true;
  };
  return { sending, onSubmit };
}
