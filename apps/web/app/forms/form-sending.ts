import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Whether a form of this page is on its way, and an `onSubmit` that lets each press count once: the second
 * click of a double click comes before the button can be seen to be disabled. Where a page has several forms,
 * the field `intent` tells which one it is.
 */
export function useFormSending(answer: unknown, intent?: string) {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const started = useRef(false);
  const sending =
    navigation.formMethod === 'POST' &&
    navigation.formAction?.split('?')[0] === pathname &&
    (intent === undefined || navigation.formData?.get('intent') === intent);

  useEffect(() => {
    if (!sending) started.current = false;
  }, [sending, answer]);

  const onSubmit = (event: FormEvent) => {
    if (started.current) event.preventDefault();
    else started.current = true;
  };
  return { sending, onSubmit };
}
