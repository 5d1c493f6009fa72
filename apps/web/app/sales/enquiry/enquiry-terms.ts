import type { EnquiryTerms } from '@shishir/contract';
import { fetchApi } from '@shishir/contract/client';
import type { ApiClient } from '../../platform/api/api-client';
import { enquiryTermsTexts as texts } from './enquiry-terms.texts';

/** For loaders. Returns null while the API is down; pages then omit the figures. */
export async function termsFrom(api: ApiClient): Promise<EnquiryTerms | null> {
  const response = await api.contactMessage.terms().catch(() => null);
  return response?.status === 200 ? response.body.data : null;
}

/** The terms, after a dialog has loaded them. */
export const knownTerms: { current: EnquiryTerms | null } = { current: null };

const WAIT_MS = 2000;
let loading: Promise<void> | undefined;

/** For dialogs: loads the terms once, and does not wait long for a slow API. */
export const loadTerms = (): Promise<void> => (loading ??= askTerms());

async function askTerms(): Promise<void> {
  const signal = AbortSignal.timeout(WAIT_MS);
  const response = await fetchApi('GET /api/v1/contact-message/terms', { signal }).catch(
    () => null,
  );
  if (response?.ok) knownTerms.current = response.body.data;
}

/** 'one working day' */
export function replyTime({ reply_working_days: days }: EnquiryTerms): string {
  return texts.workingDays(days);
}
