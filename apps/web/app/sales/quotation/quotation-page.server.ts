import type { QuotationView, RevisionState } from '@shishir/contract';
import { formatDate, formatDateTime, formatDay } from '@shishir/format';
import type { ApiClient } from '../../platform/api/api-client';

/** A revision with the texts of the card and the forms. */
export interface Revision {
  view: QuotationView;
  token: string;
  number: string;
  revision: number;
  state: RevisionState;
  title: string;
  /** 'Nadia Rahman, Padma Design Studio' */
  recipient: string;
  /** Initial name in the form for accepting. */
  name: string;
  /** '22 Nov 2026'; null in a preview. */
  sent: string | null;
  validUntil: string;
  /** Counted by the API in Dhaka's time zone. */
  daysLeft: number;
  accepted: { at: string; name: string; purchaseOrder: string | null } | null;
  /** The revision that replaced this one. */
  replacedBy: { revision: number; sent: string | null } | null;
  /** Name of the sender; null if unknown. */
  contact: string | null;
  /** True if the last message is a question. */
  isAsked: boolean;
  /** Number of questions; a change of it resets the form. */
  questions: number;
}

/** `none`: an address without a token; `broken`: an invalid link; `down`: it could not be loaded. */
export type QuotationPage =
  { kind: 'revision'; revision: Revision } | { kind: 'none' | 'broken' | 'down' };

export const STATUS = { revision: 200, none: 200, broken: 404, down: 503 };

/** Loads the page of a signed link. */
export async function loadQuotation(api: ApiClient, token: string): Promise<QuotationPage> {
  if (token === '') return { kind: 'none' };
  const response = await api.quotations.view({ query: { token } }).catch(() => null);
  if (response?.status === 200) {
    return { kind: 'revision', revision: toRevision(response.body.data, token) };
  }
  const isBroken = response?.status === 404 || response?.status === 400;
  return { kind: isBroken ? 'broken' : 'down' };
}

function toRevision(view: QuotationView, token: string): Revision {
  const { number, revision, state, title, recipient, accepted, current, contact, messages } = view;
  return {
    ...{ view, token, number, revision, state, title },
    recipient: [recipient.name, recipient.company].filter(Boolean).join(', '),
    name: recipient.name,
    sent: view.sent_at && formatDate(view.sent_at),
    validUntil: formatDay(view.valid_until),
    daysLeft: view.days_left,
    accepted: accepted && {
      ...{ at: formatDateTime(accepted.at), name: accepted.name },
      purchaseOrder: accepted.purchase_order,
    },
    replacedBy:
      current.revision === revision
        ? null
        : { revision: current.revision, sent: current.sent_at && formatDate(current.sent_at) },
    contact: contact.name,
    isAsked: messages.at(-1)?.kind === 'question',
    questions: messages.filter(({ kind }) => kind === 'question').length,
  };
}
