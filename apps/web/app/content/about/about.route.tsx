import { groupThousands } from '@shishir/format';
import { Link } from 'react-router';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { ProjectCard } from '../projects/project-card';
import { SectionText } from '../sections/section-text';
import { ClosingCall } from '../../platform/ui/closing-call';
import { Facts } from '../../platform/ui/facts';
import { FailedPage } from '../../platform/ui/failed-state';
import { Icon } from '../../platform/ui/icon';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import type { Route } from './+types/about.route';
import { AboutHero } from './about-hero';
import { aboutTexts as texts } from './about.texts';
import { Highlights } from './highlights';
import { type AboutPage, type AboutProjects, loadAbout } from './load-about.server';
import { Principles } from './principles';
import styles from './about.module.css';
import projectCardStyles from '../projects/project-card.module.css';

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
    image: '/images/lobby/1280.webp',
  });
}

export default function About({ loaderData: page }: Route.ComponentProps) {
  const { company } = useShell();
  const { title, lead, clients, contact, service, steps, projects, closing } = page;
  return (
    <>
      <AboutHero title={title} lead={lead} />
      <Highlights {...{ clients, contact, service, steps, company }} />
      <Story story={page.story} />
      {projects && <Projects {...projects} />}
      <Principles principles={page.principles} />
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

/** The first text in large letters, the others next to it. */
function Story({ story: [statement, ...more] }: Pick<AboutPage, 'story'>) {
  if (statement === undefined) return null;
  return (
    <section className={styles.story}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.statement}>
          <SectionText html={statement} />
        </div>
        <div className={styles.text}>
          <SectionText html={more.join('')} />
        </div>
      </div>
    </section>
  );
}

/** Figures of all projects, and those completed last. */
function Projects({ total, ongoing, tr, latest }: AboutProjects) {
  return (
    <section className={`wrap ${styles.works}`}>
      <div className={styles.worksHeader}>
        <h2>{texts.projects.title}</h2>
        <Facts
          figures
          facts={[
            [texts.projects.total, groupThousands(total)],
            [texts.projects.cooling, tr !== null && `${groupThousands(tr)} TR`],
            [texts.projects.ongoing, ongoing > 0 && groupThousands(ongoing)],
          ]}
        />
      </div>
      {latest.length > 0 && (
        <div className={`${projectCardStyles.cards} ${projectCardStyles.threeCards}`}>
          {latest.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </div>
      )}
      <Link className="link" to="/our-projects">
        {texts.projects.all} <Icon name="arrow" />
      </Link>
    </section>
  );
}
