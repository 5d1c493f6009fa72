import { FormDone } from '../forms/form-done';
import { SENT } from './contact-outcome';

interface SentNoticeProps {
  reference: string | null;
  /** Without JavaScript there is no toast: the page says the same words. */
  inPage: boolean;
}

export function SentNotice({ reference, inPage }: SentNoticeProps) {
  if (!inPage && !reference) return null;
  return (
    <FormDone announced={inPage}>
      {inPage && (
        <p>
          <b className="done__title">{SENT.title}</b>
          {SENT.text}
        </p>
      )}
      {reference && (
        <p>
          Your reference is <b className="num">{reference}</b>
        </p>
      )}
    </FormDone>
  );
}
