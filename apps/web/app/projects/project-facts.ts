import type { VrfProject } from '@shishir/contract';

/** The address of a project on the page of projects, which shows it above the list. */
export const projectAddress = ({ id }: Pick<VrfProject, 'id'>) => `/our-projects?project=${id}`;

type Dates = Pick<VrfProject, 'status' | 'completed_date'>;

/** When a project was completed or, while it is under way, when it is handed over; null where that is not known. */
export function projectYear({ status, completed_date }: Dates) {
  if (completed_date === null) return null;
  return {
    label: status === 'ongoing' ? 'Handover' : 'Completed',
    value: completed_date.slice(0, 4),
  };
}

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
