import { useEffect, useState } from 'react';
import { data, Link } from 'react-router';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { pagePath } from '../../platform/locale/site-path';
import { focusHeading } from '../../platform/ui/browser/focus-heading';
import { PhoneLink, WhatsAppLink } from '../../platform/ui/contact-link';
import { FailedPage } from '../../platform/ui/failed-state';
import { PageBanner } from '../../platform/ui/page-banner';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import { callsFromServer } from '../enquiry/enquiry-calls';
import { SentReference } from '../enquiry/form-parts';
import { ticketFor } from '../enquiry/form-ticket.server';
import type { EnquirySent } from '../enquiry/submit-enquiry';
import type { Route } from './+types/service.route';
import { MaintenancePlans, ServicePrices, SpareParts, Warranty } from './service-parts';
import { ServiceForm } from './service-form';
import { loadService, visitDays } from './service-page.server';
import { serviceTexts as texts } from './service.texts';
import { photosIn, submitService } from './submit-service';
import styles from './service.module.css';

const PATH = '/service';
/** Of the text that a link can enter into the form. */
const LONGEST_MESSAGE = 120;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const [ticket, page] = await Promise.all([
    ticketFor(request, context, url),
    loadService(api, siteOf(context).publicUrl),
  ]);
  const fault = url.searchParams.get('fault');
  const message = url.searchParams.get('message')?.trim().slice(0, LONGEST_MESSAGE) ?? '';
  const unit = await unitIn(api, url);
  const action = pagePath(url.pathname);
  return { ticket, page, fault, message, unit, days: visitDays(new Date()), action };
}

/** Returns the unit whose page led here; null without one, or if its code is unknown. */
async function unitIn(api: ReturnType<typeof apiOf>['api'], url: URL) {
  const code = url.searchParams.get('unit');
  if (!code) return null;
  const response = await api.units.byCode({ params: { code }, query: {} }).catch(() => null);
  return response?.status === 200 ? response.body.data : null;
}

/** Handles a form that is posted without JavaScript or before hydration. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData();
  const calls = callsFromServer(apiOf(context).api);
  const { status, result } = await submitService(form, url.pathname, calls);
  // Browsers do not keep chosen files on the next page.
  if (result.state === 'failed' && photosIn(form).length > 0) {
    const { photos } = result.errors;
    result.errors.photos = [photos, texts.form.photos.chooseAgain].filter(Boolean).join(' ');
  }
  return data(result, { status });
}

/** The signed time belongs to one visitor, so the page must not be cached. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) =>
  errorHeaders ?? { 'Cache-Control': 'no-store' };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: siteNameOf(matches) }, { name: 'robots', content: 'noindex' }];
  const { banner, search } = loaderData.page;
  return pageMeta({
    title: search?.title ?? banner.title,
    description: search?.text ?? banner.text,
    path: PATH,
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
  });
}

export default function ServicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, ticket, days, fault, message, unit } = loaderData;
  const [sentHere, setSentHere] = useState<EnquirySent | null>(null);
  useEffect(() => {
    if (!sentHere) return;
    window.scrollTo({ top: 0 });
    focusHeading();
  }, [sentHere]);
  const sent = sentHere ?? (actionData?.state === 'sent' ? actionData : null);
  if (sent) return <Sent sent={sent} />;
  return (
    <>
      <PageBanner
        crumbs={[{ title: texts.home, path: '/' }]}
        here={texts.title}
        {...page.banner}
        aside={<Call />}
      />
      <div className={`block ${styles.request}`} id="request">
        <div className={`wrap ${styles.columns}`}>
          <ServiceForm
            // A link to another request renders its values.
            key={`${fault} ${message}`}
            {...{ ticket, days, fault, message, unit }}
            tips={page.tips}
            failed={actionData?.state === 'failed' ? actionData : undefined}
            onSent={setSentHere}
          />
          <ServicePrices prices={page.prices} conditions={page.conditions} />
        </div>
      </div>
      <Warranty head={page.warranty} lists={page.lists} />
      <MaintenancePlans {...page.plans} withLink />
      <SpareParts parts={page.parts} />
    </>
  );
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage /> };

/** Phone numbers of the workshop, or of sales if it has none. */
function Call() {
  const { company } = useShell();
  const phone = company?.warehouse?.phones[0] ?? company?.sales_phones[0];
  if (!phone) return null;
  return (
    <div className={styles.call}>
      <PhoneLink className="button button--main" number={phone} />
      <WhatsAppLink className="button button--line" number={phone} />
      <p className="quiet">
        {[company?.sales_hours && `${company.sales_hours}.`, texts.danger]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}

function Sent({ sent }: { sent: EnquirySent }) {
  const { values } = sent;
  return (
    <>
      <PageBanner
        crumbs={[{ title: texts.home, path: '/' }]}
        here={texts.title}
        title={texts.sent.title(values.name?.trim() ?? '')}
      />
      <section className={`block ${styles.sent}`}>
        <div className="wrap" role="status">
          <p className="lead">
            {texts.sent.text(<span className="number">{values.number?.trim()}</span>)}
          </p>
          <SentReference {...sent} />
          <Link className="button button--line" to={PATH} reloadDocument>
            {texts.sent.another}
          </Link>
        </div>
      </section>
    </>
  );
}
