import { VRF_PROJECT_CATEGORIES } from '@shishir/contract';
import type { ApiClient } from '../../platform/api/api-client';
import { loadResponse } from '../../platform/api/load-response.server';
import { type ProjectSummary, slugOf, toSummary, totalTr } from './project-facts';
import { townMap } from './town-map.server';
import { type ProjectCategory, projectsTexts as texts } from './projects.texts';

/** Projects of one type of building. */
export interface ProjectGroup {
  /** Value of `?group=` in the address. */
  slug: string;
  title: string;
  projects: ProjectSummary[];
  /** Null if a project lacks its capacity. */
  tr: number | null;
}

/** The group of projects that belong to none of the others. */
const OTHER = 'Other' as const;

/** Loads the content of `/our-projects`: all groups or one of them, and a project above them. */
export async function loadProjectsPage(api: ApiClient, query: URLSearchParams) {
  const response = await loadResponse(api.vrfProject.list({ query: {} }));
  const projects = (response?.body.data ?? []).map(toSummary).sort(byCompletion);
  const groups = [...VRF_PROJECT_CATEGORIES, OTHER]
    .map((category) => groupOf(category, projects))
    .filter((group) => group.projects.length > 0);
  const group = groups.find(({ slug }) => slug === query.get('group')) ?? null;
  const asked = query.get('project');
  return {
    groups: group ? [group] : groups,
    /** The choices of the group bar. */
    choices: groups.map(({ slug, title }) => ({ slug, title })),
    group: group && { slug: group.slug, title: group.title },
    totals: {
      count: projects.length,
      tr: totalTr(projects),
      ongoing: projects.filter(({ status }) => status === 'ongoing').length,
    },
    map: townMap(projects),
    project: projects.find(({ id }) => String(id) === asked) ?? null,
    /** True if the project of the address does not exist. */
    isMissing: asked !== null && !projects.some(({ id }) => String(id) === asked),
  };
}

export type ProjectsPage = Awaited<ReturnType<typeof loadProjectsPage>>;

function groupOf(group: ProjectCategory | typeof OTHER, all: ProjectSummary[]): ProjectGroup {
  const projects = all.filter(({ category }) => (category ?? OTHER) === group);
  const title = group === OTHER ? texts.groups.other : texts.groups.title(group);
  return { slug: slugOf(group), title, projects, tr: totalTr(projects) };
}

/** Sorts the last completed project first, and those under way at the end. */
function byCompletion(one: ProjectSummary, other: ProjectSummary): number {
  const key = ({ status, completed_date }: ProjectSummary) =>
    status === 'ongoing' ? '' : (completed_date ?? '');
  return key(other).localeCompare(key(one)) || other.id - one.id;
}
