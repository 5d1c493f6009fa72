import { useState } from 'react';
import { data } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { callsFromServer } from '../enquiry/enquiry-calls';
import type { EnquirySent } from '../enquiry/submit-enquiry';
import { termsFrom } from '../enquiry/enquiry-terms';
import { ticketFor } from '../enquiry/form-ticket.server';
import { PageBanner } from '../../platform/ui/page-banner';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import { organizationData } from '../../platform/ui/page/structured-data';
import type { Route } from './+types/contact.route';
import { CallSales, ContactDetails, hasContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import { ContactMap } from './contact-map';
import { ContactSent } from './contact-sent';
import { contactMessageTexts as texts } from './contact-message.texts';
import { mapEmbed } from './map-embed.server';
import { submitContact } from './submit-contact';
import styles from './contact.module.css';

const PATH = '/contact-us';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const [ticket, terms, about, company] = await Promise.all([
    ticketFor(request, context, url),
    termsFrom(api),
    productNamed(api, url.searchParams.get('product')),
    companyFrom(api),
  ]);
  return {
    ticket,
    terms,
    about,
    embed: mapEmbed(company?.map_url ?? null, siteOf(context).mapEmbedUrl),
  };
}

async function companyFrom(api: ApiClient) {
  const response = await api.company.get().catch(() => null);
  return response?.status === 200 ? response.body.data : null;
}

/** '360 Cassette 4.5 kW (AM045NN4PEH)' for `?product=15`; null if the product does not exist. */
async function productNamed(api: ApiClient, id: string | null): Promise<string | null> {
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const found = await api.products.get({ params: { id: Number(id) } }).catch(() => null);
  return found?.status === 200 ? `${found.body.title} (${found.body.model})` : null;
}

/** Handles a form that is posted without JavaScript or before hydration. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { api } = apiOf(context);
  const { status, result } = await submitContact(
    await request.formData(),
    url.pathname + url.search,
    callsFromServer(api),
  );
  return data(result, { status });
}

/** The signed time belongs to one visitor, so the page must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => {
  const { publicUrl, company } = matches[1].loaderData;
  const siteName = siteNameOf(matches);
  return pageMeta({
    title: texts.title,
    description: texts.lead,
    path: PATH,
    publicUrl,
    siteName,
    jsonLd: company ? organizationData(company, siteName, publicUrl) : undefined,
  });
};

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { company } = useShell();
  const { ticket, terms, about, embed } = loaderData;
  const [sentHere, setSentHere] = useState<EnquirySent | null>(null);
  const posted = actionData?.state === 'sent' ? actionData : null;
  const sent = sentHere ?? posted;
  const form = { ticket, terms, onSent: setSentHere };
  if (sent) {
    return (
      <ContactSent {...{ sent, terms, company }} inPage={sent === posted}>
        <ContactForm key={sent.reference} {...form} posted={sent} />
      </ContactSent>
    );
  }
  const details = company && hasContactDetails(company) && <ContactDetails company={company} />;
  return (
    <>
      <PageBanner
        crumbs={[{ title: texts.home, path: '/' }]}
        title={texts.title}
        text={texts.lead}
        aside={<CallSales company={company} />}
      />
      <section className={`block ${styles.section}`}>
        <div
          className={
            details ? `wrap ${styles.contact}` : `wrap ${styles.contact} ${styles.formOnly}`
          }
        >
          <ContactForm {...form} about={about} posted={actionData} />
          {details}
        </div>
      </section>
      {company && <ContactMap company={company} embed={embed} />}
    </>
  );
}
