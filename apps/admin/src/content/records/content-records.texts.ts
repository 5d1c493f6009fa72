import type { DeclaredSubject } from '@shishir/contract';

interface RecordTitles {
  /** Name in the media library. */
  title: string;
  listTitle: string;
}

/** Titles of the declared records. */
export const contentRecordTexts: Record<DeclaredSubject, RecordTitles> = {
  gallery: { title: 'Gallery', listTitle: 'Gallery List' },
  'vrf-project': { title: 'Project', listTitle: 'Project List' },
  post: { title: 'Post', listTitle: 'Posts' },
  opening: { title: 'Opening', listTitle: 'Openings' },
  section: { title: 'Page Text', listTitle: 'Page Texts' },
  customer: { title: 'Customer', listTitle: 'Customers' },
  unit: { title: 'Installed unit', listTitle: 'Installed Units' },
  'maintenance-contract': { title: 'Maintenance contract', listTitle: 'Maintenance Contracts' },
  visit: { title: 'Visit', listTitle: 'Visits' },
  industry: { title: 'Industry', listTitle: 'Industries' },
};
