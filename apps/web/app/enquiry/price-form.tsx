import { useEffect, useRef, useState } from 'react';
import { useShell } from '../ui/page/shell-data';
import { EnquiryForm } from './enquiry-form';
import { type EnquiryContent, KINDS } from './enquiry-kinds';
import { knownTerms, loadTerms } from './enquiry-terms';
import { randomKey, stampOf } from './form-ticket';
import { leadSourceOf } from './lead-source';
import type { EnquirySent, FormTicket } from './submit-enquiry';

export interface PriceFormProps {
  content: EnquiryContent<'price'>;
  /** Where it is posted to without JavaScript. */
  action: string;
  /** What was typed into the HTML of the form. It is sent at once. */
  typed: Record<string, string>;
  ticket: Pick<FormTicket, 'key' | 'stamp'>;
}

/** The ticket of a form that a visitor begins to use. */
export async function openTicket(): Promise<Pick<FormTicket, 'key' | 'stamp'>> {
  const [stamp] = await Promise.all([stampOf(), loadTerms()]);
  return { key: randomKey(), stamp };
}

/** Takes the place of the HTML of the form when it is sent; after that, its reference number. */
export default function PriceForm({ content, action, typed, ticket }: PriceFormProps) {
  const { categories } = useShell();
  // The address of this moment: that of a tool has changed since its form was opened.
  const [source] = useState(() => leadSourceOf(new URL(window.location.href), categories));
  const [sent, setSent] = useState<EnquirySent | null>(null);
  const thanks = useRef<HTMLHeadingElement>(null);
  useEffect(() => thanks.current?.focus(), [sent]);
  if (sent) {
    return (
      <div className="enquiry-thanks" role="status">
        <h2 ref={thanks} tabIndex={-1}>
          Thank you
        </h2>
        <p>{KINDS.price.sent(knownTerms.current)}</p>
        {sent.reference && (
          <p>
            Your reference number is <b className="num">{sent.reference}</b>
          </p>
        )}
      </div>
    );
  }
  return (
    <EnquiryForm
      content={content}
      ticket={{ ...ticket, source }}
      terms={knownTerms.current}
      typed={typed}
      action={action}
      onSent={setSent}
    />
  );
}
