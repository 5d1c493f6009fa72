import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useShell } from '../ui/page/shell-data';
import { ServerHtml } from '../ui/server-html';
import sheet from './enquiry.css?url';
import type { EnquiryContent } from './enquiry-kinds';
import type { PriceFormProps } from './price-form';

const load = () => import('./price-form');
const PriceForm = lazy(load);

/** What `askForPrice` of `price-form.server.tsx` made. */
export interface PriceFormInPlace {
  html: string;
  content: EnquiryContent<'price'>;
  /** Where it is posted to without JavaScript. */
  action: string;
}

interface FormInPlaceProps {
  form: PriceFormInPlace;
  /** The values of its hidden fields at the time it is sent, where they have changed since. */
  given?: () => Record<string, string>;
}

/**
 * A request for a price as part of a page. The page has the form as HTML, which works without JavaScript too; the code
 * that sends it is loaded once somebody uses it, and takes its place with what was typed.
 */
export function FormInPlace({ form, given }: FormInPlaceProps) {
  const { content, action } = form;
  // Another text would discard what was typed.
  const [html] = useState(form.html);
  const { user } = useShell();
  const box = useRef<HTMLDivElement>(null);
  const opened = useRef<ReturnType<typeof open>>(null);
  const [sent, setSent] = useState<Pick<PriceFormProps, 'typed' | 'ticket'> | null>(null);

  useEffect(() => {
    const fields = box.current?.querySelector('form')?.elements;
    if (!user || !fields) return;
    const known = { name: user.name, email: user.email, number: user.number };
    for (const [name, value] of Object.entries(known)) {
      const input = fields.namedItem(name);
      if (input instanceof HTMLInputElement && input.value === '') input.value = value;
    }
  }, [user]);

  const open = () => load().then(({ openTicket }) => openTicket());
  const onFocus = () => {
    // The time since then tells people from bots.
    opened.current ??= open();
    opened.current.catch(() => (opened.current = null));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const element = event.target as HTMLFormElement;
    for (const [name, value] of Object.entries(given?.() ?? {})) {
      const field = element.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    const typed = Object.fromEntries(new FormData(element)) as Record<string, string>;
    (opened.current ?? open()).then(
      (ticket) => setSent({ typed, ticket }),
      // Without the code the browser sends it as it does without JavaScript.
      () => element.submit(),
    );
  };

  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      {sent ? (
        <Suspense fallback={<ServerHtml html={html} />}>
          <PriceForm content={content} action={action} {...sent} />
        </Suspense>
      ) : (
        <div ref={box} onFocus={onFocus} onSubmit={onSubmit}>
          <ServerHtml html={html} />
        </div>
      )}
    </>
  );
}
