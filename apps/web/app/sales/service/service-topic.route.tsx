import { SERVICE_TOPIC_PATHS, type ServiceTopic } from '@shishir/contract/rules';
import { pictureMainPath } from '@shishir/format';
import { Link, redirect } from 'react-router';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { Part, Questions } from '../../content/information/part';
import { SectionText } from '../../content/sections/section-text';
import { pagePath } from '../../platform/locale/site-path';
import { ClosingCall } from '../../platform/ui/closing-call';
import { PhoneLink, WhatsAppLink } from '../../platform/ui/contact-link';
import { FailedPage } from '../../platform/ui/failed-state';
import { Icon } from '../../platform/ui/icon';
import { PageBanner } from '../../platform/ui/page-banner';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import { faqData } from '../../platform/ui/page/structured-data';
import type { Route } from './+types/service-topic.route';
import { Lists, MaintenancePlans } from './service-parts';
import { loadServiceTopic, topicAt } from './service-topic.server';
import { serviceTexts as texts } from './service.texts';
import styles from './service.module.css';

const PARENTS = [
  { title: texts.home, path: '/' },
  { title: texts.title, path: '/service' },
];

/** Forms that the pages lead to. */
const FORMS: Record<ServiceTopic, string> = {
  warranty: '/service#request',
  spare_parts: '/service?fault=Spare+part#request',
  maintenance: `/enquiry/price?${new URLSearchParams({ subject: texts.contract }).toString()}`,
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { publicUrl } = siteOf(context);
  const address = pagePath(url.pathname);
  const topic = topicAt(address);
  const path = SERVICE_TOPIC_PATHS[topic];
  if (address !== path) throw redirect(path, 301);
  const page = await loadServiceTopic(apiOf(context).api, topic, publicUrl);
  return { ...page, publicUrl, jsonLd: faqData(page.questions) };
}

/** Passes on the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [{ title: siteNameOf(matches) }, { name: 'robots', content: 'noindex' }];
  const { topic, search, picture, publicUrl, jsonLd } = page;
  return pageMeta({
    title: search.title,
    description: search.text,
    path: SERVICE_TOPIC_PATHS[topic],
    publicUrl,
    siteName: siteNameOf(matches),
    ...(picture && { image: `/storage/${pictureMainPath(picture.key, picture.width)}` }),
    jsonLd,
  });
}

/** Page about warranty, spare parts or maintenance contracts. */
export default function ServiceTopicPage({ loaderData: page }: Route.ComponentProps) {
  const { topic, title, lead, action, picture, lists, parts, questions, plans, closing } = page;
  const form = FORMS[topic];
  return (
    <>
      <PageBanner
        crumbs={PARENTS}
        title={title}
        text={lead}
        picture={picture}
        actions={
          <Link className="button button--main" to={form}>
            {action ?? texts.form.title}
          </Link>
        }
      />
      <div className="block wrap">
        <Lists lists={lists} heading="h2" />
      </div>
      <div className="block band">
        <div className={`wrap ${styles.more}`}>
          {parts.map(({ id, title, html }) => (
            <Part key={id} title={title}>
              <SectionText html={html} />
            </Part>
          ))}
          {questions.length > 0 && <Questions questions={questions} />}
        </div>
      </div>
      {plans && <MaintenancePlans head={plans.head} plans={plans.plans} />}
      {closing && (
        <ClosingCall title={closing.title} text={closing.text}>
          <Ways form={form} action={closing.action ?? texts.form.title} />
        </ClosingCall>
      )}
    </>
  );
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage />, cache: { query: [] } };

/** The form, and the phone numbers of the workshop. */
function Ways({ form, action }: { form: string; action: string }) {
  const { company } = useShell();
  const phone = company?.warehouse?.phones[0] ?? company?.sales_phones[0];
  return (
    <>
      <Link className="button button--go" to={form}>
        {action} <Icon name="arrow" />
      </Link>
      {phone && <PhoneLink className="button button--line" number={phone} />}
      {phone && <WhatsAppLink className="button button--line" number={phone} />}
      {company?.sales_hours && (
        <p className="quiet">
          <Icon name="clock" small />
          {company.sales_hours}
        </p>
      )}
    </>
  );
}
