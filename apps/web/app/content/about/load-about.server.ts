import { totalOf } from '@shishir/contract';
import { data } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { toCardProject, totalTr } from '../projects/project-facts';
import { townMap } from '../projects/town-map.server';
import { companyValues } from '../sections/company-values.server';
import { loadSections, type PageSection } from '../sections/page-sections.server';

const SHOWN = 3;

/** Loads the texts of the page and its projects. Throws a 404 if staff have hidden the head of the page. */
export async function loadAbout(api: ApiClient, publicUrl: string) {
  const [{ all, first }, projects] = await Promise.all([
    loadSections(api, 'about', companyValues(api, publicUrl)),
    loadProjects(api),
  ]);
  const banner = first('banner');
  if (!banner) throw data(null, { status: 404 });
  const search = first('search');
  return {
    name: search?.title ?? banner.title,
    description: search?.text ?? '',
    title: banner.title,
    lead: banner.text ?? '',
    clients: shown(first('figure')),
    contact: shown(first('contact')),
    service: shown(first('service')),
    steps: all('step').map(({ id, title, text }) => ({ id, when: title, what: text ?? '' })),
    story: all('intro').map(({ html }) => html),
    history: all('event').map(({ id, label, title, html }) => ({ id, year: label, title, html })),
    people: all('person').map(({ id, title, label, html }) => ({
      id,
      // The avatar shows the first letters of the words.
      name: label ? [...label].join(' ') : title,
      trade: title,
      html,
    })),
    certificates: all('certificate').map(({ id, label, title, html }) => ({
      ...{ id, title, html },
      year: label,
    })),
    notes: all('note').map(({ title, text }) => ({ text: text ?? title })),
    principles: all('block').map(({ id, title, html }) => ({ id, title, html })),
    closing: first('closing'),
    projects,
  };
}

export type AboutPage = Awaited<ReturnType<typeof loadAbout>>;

const shown = (section: PageSection | null) =>
  section && { label: section.label, title: section.title, html: section.html };

/** Loads figures and latest projects; null if none exist or they could not be loaded. */
async function loadProjects(api: ApiClient) {
  const response = await api.vrfProject.list({ query: {} }).catch(() => null);
  if (response?.status !== 200 || response.body.data.length === 0) return null;
  const { data: projects } = response.body;
  const total = totalOf(response.headers);
  const latest = projects
    .filter(({ status, picture }) => status === 'completed' && picture)
    .sort((one, other) => (other.completed_date ?? '').localeCompare(one.completed_date ?? ''));
  const tr = total === projects.length ? totalTr(projects) : null;
  return {
    total,
    ongoing: projects.filter(({ status }) => status === 'ongoing').length,
    // Null unless every project is loaded with its capacity: a partial sum would be too small.
    tr: tr && Math.round(tr),
    latest: latest.slice(0, SHOWN).map(toCardProject),
    map: townMap(projects),
  };
}

export type AboutProjects = NonNullable<Awaited<ReturnType<typeof loadProjects>>>;
