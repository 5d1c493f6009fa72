import { SERVICE_TOPIC_PATHS, SERVICE_TOPICS, type ServiceTopic } from '@shishir/contract';
import { data } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { companyValues } from '../../content/sections/company-values.server';
import { itemsOf, loadSections } from '../../content/sections/page-sections.server';
import { plansOf } from './service-page.server';

/** Returns the topic whose page is at a path. Throws a 404 if there is none. */
export function topicAt(path: string): ServiceTopic {
  const page = path.toLowerCase().replace(/\/+$/, '');
  const topic = SERVICE_TOPICS.find((one) => SERVICE_TOPIC_PATHS[one] === page);
  if (!topic) throw data(null, { status: 404 });
  return topic;
}

/** Loads the texts of a page below `/service`. Throws a 404 if staff have hidden its head. */
export async function loadServiceTopic(api: ApiClient, topic: ServiceTopic, publicUrl: string) {
  const values = companyValues(api, publicUrl);
  const [{ all, first }, service] = await Promise.all([
    loadSections(api, topic, values),
    // The plans are sections of the page of service.
    topic === 'maintenance' ? loadSections(api, 'service', values) : null,
  ]);
  const banner = first('banner');
  if (!banner) throw data(null, { status: 404 });
  const search = first('search');
  const closing = first('closing');
  return {
    topic,
    title: banner.title,
    lead: banner.text ?? '',
    action: banner.link_text,
    picture: banner.picture,
    search: { title: search?.title ?? banner.title, text: search?.text ?? banner.text ?? '' },
    lists: all('list').map((list) => ({ id: list.id, title: list.title, items: itemsOf(list) })),
    parts: all('block').map(({ id, title, html }) => ({ id, title, html })),
    questions: all('question').map(({ title, text }) => ({ question: title, answer: text ?? '' })),
    plans: service && plansOf(service),
    closing: closing && {
      ...{ title: closing.title, text: closing.text ?? '', action: closing.link_text },
    },
  };
}
