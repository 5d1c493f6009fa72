import { fetchApi } from '@shishir/contract/client';
import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import type { ApiClient } from '../api/api-client';
import { apiOf } from '../api/api-context';
import { PageBanner } from '../ui/page-banner';
import { pageMeta } from '../ui/page/page-meta';
import { siteNameOf, useShell } from '../ui/page/shell-data';
import type { Route } from './+types/contact.route';
import { ContactDetails, ContactMap } from './contact-details';
import { ContactForm } from './contact-form';
import './contact.css';
import { submitContact } from './submit-contact';

const LEAD = 'Ask about a unit, a price or a whole building. A sales engineer reads every message.';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const [stamp, about] = await Promise.all([
    stampFrom(api),
    productNamed(api, url.searchParams.get('product')),
  ]);
  return { ticket: { key: randomUUID(), stamp }, about };
}

/** '360 Cassette 4.5 kW (AM045NN4PEH)' for `?product=15`; null where there is no such product. */
async function productNamed(api: ApiClient, id: string | null): Promise<string | null> {
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const found = await api.products.get({ params: { id: Number(id) } }).catch(() => null);
  return found?.status === 200 ? `${found.body.title} (${found.body.model})` : null;
}

/** Without a stamp the message can still be sent; the API then checks its content alone. */
async function stampFrom(api: ApiClient): Promise<string> {
  const response = await api.contactMessage.stamp().catch(() => null);
  return response?.status === 200 ? response.body.stamp : '';
}

/** Handles a form that is posted without JavaScript or before hydration. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { api } = apiOf(context);
  const { status, result } = await submitContact(
    await request.formData(),
    url.pathname + url.search,
    (body, key) => api.contactMessage.create({ body, headers: { 'idempotency-key': key } }),
  );
  return data({ ...result, inPage: true }, { status });
}

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const { status, result } = await submitContact(
    await request.formData(),
    url.pathname + url.search,
    (body, key) =>
      fetchApi('POST /api/v1/contact-message', { body, headers: { 'idempotency-key': key } }),
  );
  return data({ ...result, inPage: false }, { status });
}

/** Key and stamp belong to one visitor, so the page must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Contact Us',
    description: LEAD,
    path: '/contact-us',
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
  });

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { company } = useShell();
  return (
    <>
      <PageBanner crumbs={[{ title: 'Home', path: '/' }]} title="Contact Us" text={LEAD} />
      <section className="block block--contact">
        <div className="wrap contact">
          <ContactForm {...loaderData} result={actionData} />
          <ContactDetails company={company} />
        </div>
      </section>
      {company && <ContactMap company={company} />}
    </>
  );
}
