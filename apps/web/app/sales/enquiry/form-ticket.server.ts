import type { RouterContextProvider } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { leadSourceFrom } from './lead-source';
import type { FormTicket } from './submit-enquiry';

/** Returns the ticket of a form that the server renders. Its page belongs to one visitor and must not be cached. */
export async function ticketFor(
  request: Request,
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<FormTicket> {
  const { api } = apiOf(context);
  const [stamp, categories] = await Promise.all([stampFrom(api), categoriesFrom(api)]);
  const { publicUrl } = siteOf(context);
  return { stamp, source: leadSourceFrom(request, url, publicUrl, categories) };
}

/** Without a stamp the message can still be sent; the API then checks only its content. */
async function stampFrom(api: ApiClient): Promise<string> {
  const response = await api.contactMessage.stamp().catch(() => null);
  return response?.status === 200 ? response.body.stamp : '';
}

/** Empty while the API is down; filters then keep the names of the address. */
async function categoriesFrom(api: ApiClient) {
  const response = await api.categories.list().catch(() => null);
  return response?.status === 200 ? response.body.data : [];
}
