import type { VrfProject } from '@shishir/contract';

/** The fields of a project that the page of projects shows. They are sent with the page, so nothing more. */
export type ProjectSummary = Pick<
  VrfProject,
  | 'id'
  | 'project_name'
  | 'location'
  | 'brand'
  | 'capacity'
  | 'indoor_type'
  | 'outdoor_type'
  | 'start_date'
  | 'completed_date'
  | 'status'
  | 'category'
  | 'description'
  | 'picture'
>;

/** The address of a project on the page of projects, which shows it above the list. */
export const projectAddress = ({ id }: Pick<VrfProject, 'id'>) => `/our-projects?project=${id}`;

/** What the end of a project is called: for one under way it is planned. */
export const endLabel = ({ status }: Pick<VrfProject, 'status'>) =>
  status === 'ongoing' ? 'Handover' : 'Completed';

/**
 * The TR of several projects together. Capacities are free text such as '296 TR': null where one of them states none
 * in TR, since the sum would be too small.
 */
export function totalTr(projects: Pick<VrfProject, 'capacity'>[]): number | null {
  let total = 0;
  for (const { capacity } of projects) {
    const figure = /^\s*(\d[\d,]*(?:\.\d+)?)\s*TR\s*$/i.exec(capacity ?? '')?.[1];
    if (figure === undefined) return null;
    total += Number(figure.replaceAll(',', ''));
  }
  return total;
}
