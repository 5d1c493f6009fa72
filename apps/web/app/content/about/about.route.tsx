import type { Company } from '@shishir/contract';
import { aboutPage } from '@shishir/contract/about-page';
import { groupThousands } from '@shishir/format';
import { Link } from 'react-router';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { ProjectCard } from '../projects/project-card';
import { ClosingCall } from '../../platform/ui/closing-call';
import { Facts } from '../../platform/ui/facts';
import { Icon } from '../../platform/ui/icon';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf, useShell } from '../../platform/ui/page/shell-data';
import type { Route } from './+types/about.route';
import { AboutHero } from './about-hero';
import { aboutTexts as texts } from './about.texts';
import { Highlights } from './highlights';
import { type AboutProjects, loadProjects } from './load-about.server';
import { Principles } from './principles';
import styles from './about.module.css';
import projectCardStyles from '../projects/project-card.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const projects = await loadProjects(apiOf(context).api);
  return { projects, publicUrl: siteOf(context).publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: siteNameOf(matches) }, { name: 'robots', content: 'noindex' }];
  const { publicUrl } = loaderData;
  return pageMeta({
    title: texts.title,
    description: texts.description,
    path: '/about-us',
    publicUrl,
    siteName: siteNameOf(matches),
    image: '/images/lobby/1280.webp',
  });
}

export default function AboutPage({ loaderData: { projects } }: Route.ComponentProps) {
  const { company } = useShell();
  return (
    <>
      <AboutHero />
      <Highlights company={company} />
      <Story company={company} />
      {projects && <Projects {...projects} />}
      <Principles />
      <ClosingCall {...texts.call} />
    </>
  );
}

export const handle: PageHandle = { cache: { query: [] } };

/** The company in one sentence and two paragraphs. */
function Story({ company }: { company: Company | null }) {
  const { story } = aboutPage;
  return (
    <section className={styles.story}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.statement}>{story.line(company?.name ?? null)}</p>
        <div className={styles.text}>
          {story.text(company?.warehouse?.city ?? null).map((text) => (
            <p key={text}>{text}</p>
          ))}
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
