import type { VrfProject } from '@shishir/contract';
import { tonsOf } from '@shishir/format';
import { projectsTexts as texts } from './projects.texts';

/** Fields of a project that the page of projects shows. They are sent with the page, so only these. */
const SUMMARY = [
  ...(['id', 'project_name', 'location', 'brand', 'capacity', 'indoor_type'] as const),
  ...(['outdoor_type', 'start_date', 'completed_date', 'status', 'category'] as const),
  ...(['description', 'picture'] as const),
] as const;
export type ProjectSummary = Pick<VrfProject, (typeof SUMMARY)[number]>;

export const toSummary = (project: VrfProject) =>
  Object.fromEntries(SUMMARY.map((name) => [name, project[name]])) as unknown as ProjectSummary;

/** Fields of a project that its card shows. */
export type CardProject = Pick<
  VrfProject,
  | 'id'
  | 'project_name'
  | 'location'
  | 'capacity'
  | 'status'
  | 'completed_date'
  | 'category'
  | 'picture'
>;

/** Leaves out the fields that a card does not need, because they are sent with the page. */
export function toCardProject(project: CardProject): CardProject {
  const { id, project_name, location, capacity, status } = project;
  const { completed_date, category, picture } = project;
  return { id, project_name, location, capacity, status, completed_date, category, picture };
}

/** Returns the name of a type of building in addresses, such as `shopping-complex`. */
export const slugOf = (category: string) => category.toLowerCase().replace(/[^a-z]+/g, '-');

/** Sorts projects with a picture before those with a drawing. */
export const picturedFirst = <Project extends Pick<VrfProject, 'picture'>>(projects: Project[]) =>
  projects.toSorted((one, other) => Number(!one.picture) - Number(!other.picture));

/** Returns the address of the drawing that a project without a picture shows. */
export const drawingOf = ({ category }: Pick<VrfProject, 'category'>) =>
  `/images/buildings/${slugOf(category ?? 'Commercial / Corporate')}.svg`;

/** The address of a project on the page of projects, which shows it above the list. */
export const projectAddress = ({ id }: Pick<VrfProject, 'id'>) => `/our-projects?project=${id}`;

/** Label of the end date, which is planned for a project under way. */
export const endLabel = ({ status }: Pick<VrfProject, 'status'>) =>
  status === 'ongoing' ? texts.facts.handover : texts.facts.completed;

/**
 * Sums up the TR of projects. Capacities are free text such as '296 TR': null if one of them has none in TR, since the
 * sum would be too small.
 */
export function totalTr(projects: Pick<VrfProject, 'capacity'>[]): number | null {
  let total = 0;
  for (const { capacity } of projects) {
    const tr = tonsOf(capacity);
    if (tr === null) return null;
    total += tr;
  }
  return total;
}
