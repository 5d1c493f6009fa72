import type { EnquiryTerms } from '@shishir/contract';
import { data } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { loadResponse } from '../../platform/api/load-response.server';
import { replyTime } from '../../sales/enquiry/enquiry-terms';
import { loadSections } from '../sections/page-sections.server';

/** Loads the texts of the page, with the periods of the settings. Throws a 404 if staff have hidden its head. */
export async function loadPrivacy(api: ApiClient) {
  const loading = loadTerms(api);
  const [{ all, first }, terms] = await Promise.all([
    loadSections(api, 'privacy', loading),
    loading,
  ]);
  const banner = first('banner');
  if (!banner) throw data(null, { status: 404 });
  return {
    title: banner.title,
    lead: banner.text ?? '',
    description: first('search')?.text ?? '',
    sections: all('block').map(({ id, title, html }) => ({ id, title, html })),
    reply: replyTime(terms),
  };
}

async function loadTerms(api: ApiClient): Promise<EnquiryTerms> {
  const response = await loadResponse(api.contactMessage.terms());
  if (!response) throw new Error('The API has no terms of enquiries.');
  return response.body.data;
}
