import { pictureMainPath } from '@shishir/format';
import { redirect } from 'react-router';
import { pagePath } from '../../platform/locale/site-path';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { EnquiryButton } from '../../sales/enquiry/enquiry-button';
import { Part } from '../information/part';
import { SectionText } from '../sections/section-text';
import { Breadcrumb } from '../../platform/ui/breadcrumb';
import { Icon } from '../../platform/ui/icon';
import { FailedPage } from '../../platform/ui/failed-state';
import { Notes } from '../../platform/ui/notes';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import { Panel } from '../../platform/ui/panel';
import type { Route } from './+types/sector.route';
import { FitsList } from './fits-list';
import { loadSector, sectorAt } from './load-sector.server';
import { SectionPage } from './section-page';
import { sectorTexts as texts } from './sector.texts';
import styles from './sector.module.css';

const PARENTS = [
  { title: texts.home, path: '/' },
  { title: texts.industries, path: '/#industries' },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await loadSector(apiOf(context).api, sectorAt(pagePath(url.pathname)));
  if (pagePath(url.pathname) !== page.path) throw redirect(page.path, 301);
  return { ...page, publicUrl: siteOf(context).publicUrl };
}

/** Passes on the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  if (!page) return [{ title: siteNameOf(matches) }, { name: 'robots', content: 'noindex' }];
  const { path, publicUrl, picture } = page;
  return pageMeta({
    title: page.label,
    description: page.description,
    path,
    publicUrl,
    siteName: siteNameOf(matches),
    ...(picture && { image: `/storage/${pictureMainPath(picture.key, picture.width)}` }),
  });
}

/** The page about one kind of building. */
export default function Sector({ loaderData: page }: Route.ComponentProps) {
  const { name, label, title, lead, design, retrofit, consultancy, notes } = page;
  const ask = (
    <EnquiryButton kind="consultation" subject={label}>
      {texts.consultation}
    </EnquiryButton>
  );
  return (
    <>
      <SectionPage
        drawing={page.drawing}
        head={
          <>
            <Breadcrumb crumbs={[...PARENTS, { title: name }]} />
            <span className={styles.label}>{label}</span>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            <div className={`actions ${styles.actions}`}>
              {ask}
              <a className="button button--line" href="#fit">
                {texts.fits.title}
              </a>
            </div>
          </>
        }
        intro={page.intro}
        contents={
          <nav className={`screen-only ${styles.contents}`} aria-label={texts.onThisPage}>
            <ul className="rows">
              {[
                ...(design ? [{ id: 'design', text: design.title }] : []),
                { id: 'fit', text: texts.fits.title },
                ...(retrofit ? [{ id: 'retrofit', text: retrofit.title }] : []),
              ].map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {text} <Icon name="arrow" small />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        }
        blocks={page.blocks}
      />
      {design && (
        <section className="block band" id="design">
          <div className="wrap">
            <Part title={design.title}>
              <SectionText html={design.html} />
            </Part>
          </div>
        </section>
      )}
      <FitsList path={page.path} fits={page.fits} />
      <section className={`wrap ${styles.closing}`}>
        {retrofit && (
          <Panel className={styles.card} id="retrofit">
            <h2>{texts.retrofit.title}</h2>
            <SectionText html={retrofit.html} />
            <EnquiryButton
              kind="consultation"
              subject={texts.retrofit.subject(label)}
              className="button button--line"
            >
              {texts.retrofit.ask}
            </EnquiryButton>
          </Panel>
        )}
        {consultancy && (
          <Panel className={`${styles.card} ${styles.darkCard}`}>
            <h2>{consultancy.title}</h2>
            <SectionText html={consultancy.html} />
            {ask}
          </Panel>
        )}
        {notes.length > 0 && (
          <div className={styles.notes}>
            <Notes notes={notes} />
          </div>
        )}
      </section>
    </>
  );
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage />, cache: { query: [] } };
