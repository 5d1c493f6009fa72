import type { EnquiryTerms } from '@shishir/contract';
import { useEffect, useRef, useState } from 'react';
import { EnquiryForm } from './enquiry-form';
import { type EnquiryContent, KINDS } from './enquiry-kinds';
import { enquiryTexts as texts } from './enquiry.texts';
import { SentReference } from './form-parts';
import type { EnquirySent, LeadSource } from './submit-enquiry';
import styles from './enquiry.module.css';

export interface AskedPrice extends Pick<EnquiryContent, 'questions'> {
  subject: string;
  /** The page of the form. */
  source: LeadSource;
  terms: EnquiryTerms | null;
}

interface PriceFormProps extends AskedPrice {
  /** The values of its hidden fields. */
  given?: Record<string, string>;
}

/** Price request in the page itself; after sending, shows the reference number. */
export function PriceForm({ subject, questions, source, terms, given }: PriceFormProps) {
  const [sent, setSent] = useState<EnquirySent | null>(null);
  const thanks = useRef<HTMLHeadingElement>(null);
  useEffect(() => thanks.current?.focus(), [sent]);
  if (sent) {
    return (
      <div className={styles.thanks} role="status">
        <h2 ref={thanks} tabIndex={-1}>
          {texts.thanks}
        </h2>
        <p>{KINDS.price.sent(terms)}</p>
        <SentReference {...sent} />
      </div>
    );
  }
  const content: EnquiryContent = { kind: 'price', subject, ...(questions && { questions }) };
  const query = new URLSearchParams({ subject, ...(questions && { questions }) });
  return (
    <EnquiryForm
      content={content}
      ticket={{ stamp: '', source }}
      terms={terms}
      given={given}
      action={`/enquiry/price?${query.toString()}`}
      onSent={setSent}
    >
      <p className="full quiet">{KINDS.price.text(content, terms)}</p>
    </EnquiryForm>
  );
}
