import { formatPhone, phoneLink } from '@shishir/format';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { FailedPage } from '../../platform/ui/failed-state';
import { PageBanner } from '../../platform/ui/page-banner';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import { Part } from '../information/part';
import { SectionText } from '../sections/section-text';
import type { Route } from './+types/privacy.route';
import { loadPrivacy } from './load-privacy.server';
import { privacyTexts as texts } from './privacy.texts';
import styles from './privacy.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadPrivacy(apiOf(context).api);
  return { ...page, publicUrl: siteOf(context).publicUrl };
}

/** Passes on the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [{ title: siteNameOf(matches) }, { name: 'robots', content: 'noindex' }];
  const { title, description, publicUrl } = page;
  return pageMeta({
    title,
    description,
    path: '/privacy',
    publicUrl,
    siteName: siteNameOf(matches),
  });
}

export default function PrivacyPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        crumbs={[{ title: texts.home, path: '/' }]}
        title={page.title}
        text={page.lead}
        aside={<Contents sections={page.sections} />}
      />
      <div className={`block ${styles.privacy}`}>
        <div className={`wrap ${styles.parts}`}>
          {page.sections.map(({ id, title, html }) => (
            <Part key={id} id={`part-${id}`} title={title}>
              <SectionText html={html} />
            </Part>
          ))}
          <WhomToAsk reply={page.reply} />
        </div>
      </div>
    </>
  );
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage />, cache: { query: [] } };

/** Links to the sections of the page. */
function Contents({ sections }: Pick<Route.ComponentProps['loaderData'], 'sections'>) {
  const links = sections.map(({ id, title }) => [`part-${id}`, title] as const);
  return (
    <nav aria-label={texts.contents}>
      <ul className={styles.contents}>
        {[...links, ['whom', texts.contact.title] as const].map(([id, title]) => (
          <li key={id}>
            <a className="link" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Contact for questions, with the address of the company's row. */
function WhomToAsk({ reply }: { reply: string }) {
  const { company, siteName } = useShell();
  const office = company?.head_office;
  const email = office?.email ?? company?.sales_email;
  const phone = company?.sales_phones[0];
  const address = [office?.street, office?.city].filter(Boolean).join(', ');
  return (
    <Part id="whom" title={texts.contact.title}>
      <p>
        {texts.contact.responsible(siteName)} {texts.contact.reply(reply)}
      </p>
      <ul className={styles.contact}>
        {email && (
          <li>
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a className="link number" href={phoneLink(phone)}>
              {formatPhone(phone)}
            </a>
          </li>
        )}
        {address && <li>{address}</li>}
      </ul>
    </Part>
  );
}
