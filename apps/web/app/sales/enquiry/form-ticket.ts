import { fetchApi } from '@shishir/contract/client';
import type { EnquiryContent } from './enquiry-kinds';

/** The signed time at which a form was opened. The API checks a message with a blank stamp only by its content. */
export async function stampOf(): Promise<string> {
  const response = await fetchApi('GET /api/v1/contact-message/stamp').catch(() => null);
  return response?.ok ? response.body.stamp : '';
}

/** Forms about the same thing share their draft, in a dialog and on a page. */
export const draftNameOf = ({ kind, subject, opening }: EnquiryContent) =>
  ['enquiry', kind, subject ?? opening?.id].filter(Boolean).join(' ');
