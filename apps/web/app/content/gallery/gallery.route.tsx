import type { GalleryItem } from '@shishir/contract';
import { pictureMainPath } from '@shishir/format';
import { down, up } from '@shishir/tokens';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { ClosingCall } from '../../platform/ui/closing-call';
import { lazyDialog } from '../../platform/ui/dialog/dialog-form';
import { useViewer } from '../../platform/ui/dialog/use-viewer';
import { EmptyState, StatePage } from '../../platform/ui/empty-state';
import { FailedPage } from '../../platform/ui/failed-state';
import { PageBanner } from '../../platform/ui/page-banner';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import { Picture } from '../../platform/ui/picture';
import { SectionHeader } from '../../platform/ui/section-header';
import { loadResponse } from '../../platform/api/load-response.server';
import { ProjectCard } from '../projects/project-card';
import { type CardProject, toCardProject } from '../projects/project-facts';
import type { Route } from './+types/gallery.route';
import type { GalleryPicture } from './gallery-viewer';
import { galleryTexts as texts } from './gallery.texts';
import projectCardStyles from '../projects/project-card.module.css';
import styles from './gallery.module.css';

/** One row on wide screens. */
const BUILDINGS = 4;

const galleryViewer = lazyDialog(() => import('./gallery-viewer'));

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const [items, projects] = await Promise.all([loadGallery(api), loadProjects(api)]);
  const shown = new Set(items.map(({ picture }) => picture.key));
  const buildings = projects.filter(({ picture }) => picture && !shown.has(picture.key));
  return { items, buildings: buildings.slice(0, BUILDINGS), publicUrl: siteOf(context).publicUrl };
}

async function loadGallery(api: ApiClient): Promise<GalleryPicture[]> {
  const response = await loadResponse(api.gallery.list({ query: {} }));
  return (response?.body.data ?? []).map(({ id, title, description, picture, ...item }) => ({
    id,
    title,
    description,
    place: placeOf(item),
    picture,
  }));
}

/** The projects completed last; an empty list if they could not be loaded. */
async function loadProjects(api: ApiClient): Promise<CardProject[]> {
  const query = { sort: '-completed_date', pageSize: 100 } as const;
  const response = await api.vrfProject.list({ query }).catch(() => null);
  const projects = response?.status === 200 ? response.body.data : [];
  return projects.filter(({ status }) => status === 'completed').map(toCardProject);
}

/** 'Kushtia Auditorium, Kushtia', without unknown parts. */
const placeOf = (item: Pick<GalleryItem, 'project_name' | 'project_location'>) =>
  [item.project_name, item.project_location].filter(Boolean).join(', ');

/** Passes on the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteName = siteNameOf(matches);
  if (!loaderData) return [{ title: siteName }, { name: 'robots', content: 'noindex' }];
  const { items, publicUrl } = loaderData;
  const [first] = items;
  return pageMeta({
    title: texts.title,
    description: texts.description,
    path: '/gallery',
    publicUrl,
    siteName,
    image: first && largeFile(first),
    jsonLd: {
      '@type': 'ImageGallery',
      name: texts.title,
      url: `${publicUrl}/gallery`,
      image: items.map((item) => ({
        '@type': 'ImageObject',
        name: item.title,
        caption: item.description ?? undefined,
        contentUrl: publicUrl + largeFile(item),
      })),
    },
  });
}

const largeFile = ({ picture }: GalleryPicture) =>
  `/storage/${pictureMainPath(picture.key, picture.width)}`;

export default function GalleryPage({ loaderData: { items, buildings } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        crumbs={[{ title: texts.home, path: '/' }]}
        title={texts.title}
        text={texts.lead}
      />
      {items.length > 0 ? (
        <Mosaic items={items} />
      ) : (
        <StatePage>
          <EmptyState heading={texts.empty.title} text={texts.empty.text}>
            <Link className="button button--main" to="/contact-us">
              {texts.empty.sales}
            </Link>
          </EmptyState>
        </StatePage>
      )}
      {buildings.length > 0 && (
        <section className="band block">
          <div className="wrap">
            <SectionHeader
              title={texts.buildings.title}
              link={{ to: '/our-projects', text: texts.buildings.all }}
            />
            <div className={projectCardStyles.cards}>
              {buildings.map((project) => (
                <ProjectCard key={project.id} project={project} />
              ))}
            </div>
          </div>
        </section>
      )}
      <ClosingCall {...texts.call} />
    </>
  );
}

export { FailedPage as ErrorBoundary };
export { shouldRevalidate } from '../../platform/ui/browser/hash-change';
export const handle: PageHandle = { failed: <FailedPage />, cache: { query: [] } };

/** The pictures. Each opens in the viewer; before hydration it links to its large file. */
function Mosaic({ items }: { items: GalleryPicture[] }) {
  const { load, Dialog } = galleryViewer;
  const { viewed, linkTo, controls } = useViewer(load);
  const start = items.findIndex(({ id }) => id === viewed);
  return (
    <div className={`wrap ${styles.gallery}`}>
      <ul className={styles.grid}>
        {items.map((item, index) => (
          <li key={item.id}>
            <a
              href={largeFile(item)}
              {...linkTo(item.id)}
              aria-label={texts.open([item.title, item.place].filter(Boolean).join(', '))}
            >
              <Picture
                picture={item.picture}
                sizes={
                  index === 0
                    ? `${up('lg')} 820px, ${up('md')} 64vw, 94vw`
                    : `${up('lg')} 400px, ${up('md')} 31vw, ${down('md')} ${index === 1 ? '94vw' : '46vw'}, 46vw`
                }
                eager={index === 0}
              />
              <span>
                {item.title}
                {item.place && <small>{item.place}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {start >= 0 && (
        <Suspense fallback={null}>
          <Dialog items={items} start={start} {...controls} />
        </Suspense>
      )}
    </div>
  );
}
