import type { VrfProject } from '@shishir/contract';
import { counted } from '@shishir/format';
import type { ReactNode } from 'react';

type Hidden = (text: string) => ReactNode;

/** A type of building. */
export type ProjectCategory = NonNullable<VrfProject['category']>;

/** Texts of the projects. */
export const projectsTexts = {
  home: 'Home',
  here: 'Projects',
  title: 'Our Projects',
  /** `about` is the name of a project or of a group. */
  titleOf: (about: string) => `Our Projects: ${about}`,
  description: (count: number) =>
    `${counted(count, 'air conditioning project')} in Bangladesh by type of building, with location, cooling capacity and year.`,
  lead: 'Buildings we have cooled or are cooling now, with location, capacity and year.',
  map: {
    label: 'Map of our projects in Bangladesh, with the cooling capacity by town in TR',
    town: (name: string, tr: string) => `${name} ${tr}`,
    sketch: 'Installed cooling by town, in TR. Sketch, not to scale.',
  },
  totals: {
    projects: 'Projects',
    cooling: 'Total cooling',
    ongoing: 'Under way',
  },
  groups: {
    label: 'Type of building',
    all: 'All',
    other: 'Other',
    title: (group: ProjectCategory): string => group,
    count: (count: number) => counted(count, 'project'),
    countIn: (count: number, group: string) => `${counted(count, 'project')} in ${group}`,
    countAndTr: (count: number, tr: string) => `${counted(count, 'project')}, ${tr} TR`,
  },
  empty: {
    title: 'No projects to show yet',
    text: 'Ask us about buildings like yours: a sales engineer can name some.',
    sales: 'Talk to sales',
  },
  project: {
    label: 'Project',
    missing: 'This project is no longer shown. Here are the others.',
    ongoing: 'Ongoing',
    ask: 'Ask about a similar building',
    previous: (hidden: Hidden) => <>Previous{hidden(' project')}</>,
    next: (hidden: Hidden) => <>Next{hidden(' project')}</>,
    close: 'Close',
  },
  facts: {
    location: 'Location',
    cooling: 'Cooling',
    outdoor: 'Outdoor',
    indoor: 'Indoor',
    brand: 'Brand',
    started: 'Started',
    completed: 'Completed',
    handover: 'Handover',
  },
  call: {
    title: 'Planning a building? Send us the drawing.',
    text: 'We’ll reply with zones, capacities and a price range, and can show you a similar project.',
    action: 'Get a quotation',
  },
};
