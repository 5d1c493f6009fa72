import { groupThousands } from '@shishir/format';
import { Link } from 'react-router';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { ServerHtml } from '../../platform/ui/server-html';
import { ProjectCard } from '../projects/project-card';
import { SectionText } from '../sections/section-text';
import { ClosingCall } from '../../platform/ui/closing-call';
import { Facts } from '../../platform/ui/facts';
import { FailedPage } from '../../platform/ui/failed-state';
import { Icon } from '../../platform/ui/icon';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import type { Route } from './+types/about.route';
import { AboutHero } from './about-hero';
import { aboutTexts as texts } from './about.texts';
import { type AboutPage, type AboutProjects, loadAbout } from './load-about.server';
import { Principles } from './principles';
import { ServicePlan } from './service-plan';
import { Team } from './team';
import styles from './about.module.css';
import projectCardStyles from '../projects/project-card.module.css';
import mapStyles from '../projects/town-map.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = siteOf(context);
  return { ...(await loadAbout(apiOf(context).api, publicUrl)), publicUrl };
}

/** Passes on the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: siteNameOf(matches) }, { name: 'robots', content: 'noindex' }];
  const { name, description, publicUrl } = loaderData;
  return pageMeta({
    title: name,
    description,
    path: '/about-us',
    publicUrl,
    siteName: siteNameOf(matches),
    image: '/images/warehouse/1280.webp',
  });
}

export default function About({ loaderData: page }: Route.ComponentProps) {
  const { title, lead, clients, contact, people, service, steps, projects, closing } = page;
  return (
    <>
      <AboutHero title={title} lead={lead} />
      <Story story={page.story} history={page.history} />
      <Team contact={contact} people={people} />
      <Work projects={projects} clients={clients} />
      <ServicePlan service={service} steps={steps} />
      <Principles {...page} />
      {closing && (
        <ClosingCall
          title={closing.title}
          text={closing.text ?? ''}
          action={closing.link_text ?? undefined}
        />
      )}
    </>
  );
}

export { FailedPage as ErrorBoundary };
export const handle: PageHandle = { failed: <FailedPage />, cache: { query: [] } };

/** The first text in large letters, the others next to it, and the dates of the company below. */
function Story({ story, history }: Pick<AboutPage, 'story' | 'history'>) {
  const [statement, ...more] = story;
  if (statement === undefined) return null;
  return (
    <section className="block">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.statement}>
          <SectionText html={statement} />
        </div>
        <div className={styles.text}>
          <SectionText html={more.join('')} />
        </div>
      </div>
      {history.length > 0 && (
        <ol className={`wrap ${styles.history}`}>
          {history.map(({ id, year, title, html }) => (
            <li key={id}>
              <b className="number">{year}</b>
              <h2>{title}</h2>
              <SectionText html={html} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Map and figures of all projects, the clients, and the projects completed last. */
function Work({ projects, clients }: Pick<AboutPage, 'projects' | 'clients'>) {
  if (!projects && !clients) return null;
  return (
    <section className="block wrap">
      <div className={styles.overview}>
        {projects?.map && <ServerHtml className={mapStyles.towns} html={projects.map} />}
        <div>
          {projects && (
            <>
              <h2>{texts.projects.title}</h2>
              <Figures {...projects} />
            </>
          )}
          {clients && (
            <div className={styles.clients}>
              <h3>
                {clients.label && <span className="number">{clients.label}</span>} {clients.title}
              </h3>
              <SectionText html={clients.html} />
            </div>
          )}
          {projects && (
            <Link className="link" to="/our-projects">
              {texts.projects.all} <Icon name="arrow" />
            </Link>
          )}
        </div>
      </div>
      {projects && projects.latest.length > 0 && (
        <div className={`${projectCardStyles.cards} ${projectCardStyles.threeCards}`}>
          {projects.latest.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </div>
      )}
    </section>
  );
}

const Figures = ({ total, ongoing, tr }: AboutProjects) => (
  <Facts
    figures
    facts={[
      [texts.projects.total, groupThousands(total)],
      [texts.projects.cooling, tr !== null && `${groupThousands(tr)} TR`],
      [texts.projects.ongoing, ongoing > 0 && groupThousands(ongoing)],
    ]}
  />
);
