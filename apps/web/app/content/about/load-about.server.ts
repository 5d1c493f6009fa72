import { totalOf } from '@shishir/contract';
import type { ApiClient } from '../../platform/api/api-client';
import type { CardProject } from '../projects/project-card';
import { totalTr } from '../projects/project-facts';

const SHOWN = 3;

/** Loads figures and latest projects; null if none exist or they could not be loaded. */
export async function loadProjects(api: ApiClient) {
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
    latest: latest.slice(0, SHOWN).map(toCard),
  };
}

export type AboutProjects = NonNullable<Awaited<ReturnType<typeof loadProjects>>>;

/** Reduces a project to the fields that are sent with the page. */
function toCard(project: CardProject): CardProject {
  const { id, project_name, location, capacity, status, completed_date, picture } = project;
  return { id, project_name, location, capacity, status, completed_date, picture };
}
