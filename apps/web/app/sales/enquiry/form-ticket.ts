import { fetchApi } from '@shishir/contract/client';
import type { EnquiryContent } from './enquiry-kinds';

/** When a form was opened, signed by the API. Without it, which is blank, a message is checked by its content alone. */
export async function stampOf(): Promise<string> {
  const response = await fetchApi('GET /api/v1/contact-message/stamp').catch(() => null);
  return response?.ok ? response.body.stamp : '';
}

/** Forms about the same thing share their draft, in a dialog and on a page. */
export const draftNameOf = ({ kind, subject, opening }: EnquiryContent) =>
  ['enquiry', kind, subject ?? opening?.id].filter(Boolean).join(' ');
