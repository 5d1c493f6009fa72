import { groupThousands, inDigits, pictureMainPath } from '@shishir/format';
import { Suspense } from 'react';
import { data, Link } from 'react-router';
import { languageOf } from '../../platform/locale/language-of';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { ClosingCall } from '../../platform/ui/closing-call';
import { lazyDialog } from '../../platform/ui/dialog/dialog-form';
import { useViewer } from '../../platform/ui/dialog/use-viewer';
import { EmptyState, StatePage } from '../../platform/ui/empty-state';
import { Facts } from '../../platform/ui/facts';
import { FailedPage } from '../../platform/ui/failed-state';
import { PageBanner } from '../../platform/ui/page-banner';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import { ServerHtml } from '../../platform/ui/server-html';
import { Panel } from '../../platform/ui/panel';
import { PillNav } from '../../platform/ui/pill-nav';
import { ScrollRow } from '../../platform/ui/scroll-row';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import type { Route } from './+types/projects.route';
import { ProjectCard } from './project-card';
import { picturedFirst } from './project-facts';
import { ProjectView } from './project-view';
import { loadProjectsPage, type ProjectGroup, type ProjectsPage } from './projects-page.server';
import { projectsTexts as texts } from './projects.texts';
import styles from './projects.module.css';
import mapStyles from './town-map.module.css';
import projectCardStyles from './project-card.module.css';

const projectDialog = lazyDialog(() => import('./project-dialog'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadProjectsPage(apiOf(context).api, url.searchParams);
  const { publicUrl } = siteOf(context);
  return data({ page, publicUrl }, { status: page.isMissing ? 404 : 200 });
}

/** Passes on the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteName = siteNameOf(matches);
  if (!loaderData) return [{ title: siteName }, { name: 'robots', content: 'noindex' }];
  const { page, publicUrl } = loaderData;
  const { totals, group, project } = page;
  const about = project?.project_name ?? group?.title;
  const picture = (project ?? page.groups[0]?.projects[0])?.picture;
  return pageMeta({
    title: about ? texts.titleOf(about) : texts.title,
    description: texts.description(totals.count),
    // One page for search engines: filtered pages show a part of it.
    path: '/our-projects',
    publicUrl,
    siteName,
    image: picture ? `/storage/${pictureMainPath(picture.key, picture.width)}` : undefined,
    robots: page.isMissing ? 'noindex' : undefined,
    jsonLd: {
      '@type': 'CollectionPage',
      name: texts.title,
      url: `${publicUrl}/our-projects`,
    },
  });
}

export default function ProjectsPageView({ loaderData: { page } }: Route.ComponentProps) {
  const { totals, groups, project, isMissing } = page;
  return (
    <>
      <PageBanner
        crumbs={[{ title: texts.home, path: '/' }]}
        here={texts.here}
        title={texts.title}
        text={texts.lead}
        actions={totals.count > 0 && <Totals {...totals} />}
        aside={
          page.map && (
            <ServerHtml className={`${mapStyles.towns} ${styles.towns}`} html={page.map} />
          )
        }
      />
      {totals.count > 0 ? (
        <>
          <GroupBar page={page} />
          <div className={`wrap ${styles.projects}`}>
            {isMissing && (
              <p className={styles.missing} role="alert">
                {texts.project.missing}
              </p>
            )}
            {project && (
              <Panel as="section" className={styles.single} aria-label={texts.project.label}>
                <ProjectView
                  project={project}
                  heading={<h2 lang={languageOf(project.project_name)}>{project.project_name}</h2>}
                />
              </Panel>
            )}
            <Groups groups={groups} />
          </div>
        </>
      ) : (
        <StatePage>
          <EmptyState heading={texts.empty.title} text={texts.empty.text}>
            <Link className="button button--main" to="/contact-us">
              {texts.empty.sales}
            </Link>
          </EmptyState>
        </StatePage>
      )}
      <ClosingCall {...texts.call} />
    </>
  );
}

export { FailedPage as ErrorBoundary };
export { shouldRevalidate } from '../../platform/ui/browser/hash-change';
export const handle: PageHandle = {
  failed: <FailedPage />,
  cache: { query: ['group', 'project'] },
};

function Totals({ count, tr, ongoing }: ProjectsPage['totals']) {
  return (
    <Facts
      className={styles.totals}
      figures
      facts={[
        [texts.totals.projects, inDigits(count)],
        [texts.totals.cooling, tr !== null && `${groupThousands(Math.round(tr))} TR`],
        [texts.totals.ongoing, ongoing > 0 && inDigits(ongoing)],
      ]}
    />
  );
}

/** Links to the projects of each type of building. */
function GroupBar({ page: { choices, group, groups } }: { page: ProjectsPage }) {
  const count = groups.reduce((sum, { projects }) => sum + projects.length, 0);
  return (
    <PillNav filled className={styles.filter} aria-label={texts.groups.label}>
      <div className="wrap">
        <ScrollRow className={styles.types} current={group?.slug}>
          <ul>
            {[null, ...choices].map((choice) => (
              <li key={choice?.slug ?? ''}>
                <Link
                  to={choice ? `/our-projects?group=${choice.slug}` : '/our-projects'}
                  preventScrollReset
                  aria-current={choice?.slug === group?.slug ? 'true' : undefined}
                >
                  {choice?.title ?? texts.groups.all}
                </Link>
              </li>
            ))}
          </ul>
        </ScrollRow>
        <VisuallyHidden as="p" role="status">
          {group ? texts.groups.countIn(count, group.title) : texts.groups.count(count)}
        </VisuallyHidden>
      </div>
    </PillNav>
  );
}

/** Groups with their cards. A card opens the dialog; before hydration it links to a page with the same facts. */
function Groups({ groups }: { groups: ProjectGroup[] }) {
  const { load, Dialog } = projectDialog;
  const { viewed, linkTo, controls } = useViewer(load);
  const all = groups.flatMap(({ projects }) => projects);
  return (
    <>
      {groups.map(({ slug, title, projects, tr }) => (
        <section key={slug} className={styles.group} aria-labelledby={slug}>
          <div className={styles.groupHeader}>
            <h2 id={slug}>{title}</h2>
            <span className="quiet number">
              {tr === null
                ? texts.groups.count(projects.length)
                : texts.groups.countAndTr(projects.length, groupThousands(Math.round(tr)))}
            </span>
          </div>
          <div className={`${projectCardStyles.cards} ${projectCardStyles.threeCards}`}>
            {picturedFirst(projects).map((project) => (
              <ProjectCard key={project.id} project={project} link={linkTo(project.id)} />
            ))}
          </div>
        </section>
      ))}
      {viewed !== null && all.some(({ id }) => id === viewed) && (
        <Suspense fallback={null}>
          <Dialog projects={all} id={viewed} {...controls} />
        </Suspense>
      )}
    </>
  );
}
