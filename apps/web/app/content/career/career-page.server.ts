import type { Opening } from '@shishir/contract';
import { inItsLanguage } from '../../platform/locale/in-its-language';
import { withSitePaths } from '../../platform/locale/site-path';
import type { ApiClient } from '../../platform/api/api-client';
import { loadResponse } from '../../platform/api/load-response.server';
import { markdown } from '@shishir/markdown';

/** Fields of an opening that the page shows; its description is HTML. */
export type CareerOpening = Pick<
  Opening,
  'id' | 'title' | 'location' | 'type' | 'summary' | 'description' | 'posted_date' | 'closing_date'
>;

/** Loads the openings, and the terms promised to applicants. */
export async function loadCareerPage(api: ApiClient) {
  const [openings, terms] = await Promise.all([
    loadResponse(api.openings.list({ query: {} })),
    loadResponse(api.contactMessage.terms()),
  ]);
  if (!openings || !terms) throw new Error('The API has no openings or no terms of enquiries.');
  return { openings: openings.body.data.map(toCareerOpening), terms: terms.body.data };
}

const toCareerOpening = (opening: Opening): CareerOpening => ({
  id: opening.id,
  title: opening.title,
  location: opening.location,
  type: opening.type,
  summary: opening.summary,
  description: inItsLanguage(
    withSitePaths(markdown(opening.description, { level: 4, ids: false }).html),
    opening,
    'description',
  ),
  posted_date: opening.posted_date,
  closing_date: opening.closing_date,
});
