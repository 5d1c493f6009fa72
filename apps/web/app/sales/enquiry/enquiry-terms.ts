import type { EnquiryTerms } from '@shishir/contract';
import { fetchApi } from '@shishir/contract/client';
import type { ApiClient } from '../../platform/api/api-client';

/** For loaders; null while the API is down. Pages then leave the figures out. */
export async function termsFrom(api: ApiClient): Promise<EnquiryTerms | null> {
  const response = await api.contactMessage.terms().catch(() => null);
  return response?.status === 200 ? response.body.data : null;
}

/** The terms, once a dialog has asked for them. */
export const knownTerms: { current: EnquiryTerms | null } = { current: null };

const WAIT_MS = 2000;
let asked: Promise<void> | undefined;

/** For dialogs: asks once, and holds none up for long where the API is slow. */
export const loadTerms = (): Promise<void> => (asked ??= askTerms());

async function askTerms(): Promise<void> {
  const signal = AbortSignal.timeout(WAIT_MS);
  const response = await fetchApi('GET /api/v1/contact-message/terms', { signal }).catch(
    () => null,
  );
  if (response?.ok) knownTerms.current = response.body.data;
}

/** 'one working day' */
export function replyTime({ reply_working_days: days }: EnquiryTerms): string {
  return days === 1 ? 'one working day' : `${days} working days`;
}
