import { galleryRecord } from './gallery';
import { sectionRecord } from './sections';
import { industryRecord } from './industries';
import { openingRecord } from './openings';
import { postRecord } from './posts';
import { vrfProjectRecord } from './vrf-project';
import { customerRecord } from '../sales/customers';
import { unitRecord } from '../sales/units';
import { maintenanceContractRecord } from '../sales/maintenance';
import { visitRecord } from '../sales/visits';

export * from './gallery';
export * from './sections';
export * from './industries';
export * from './openings';
export * from './posts';
export * from './vrf-project';

/** Records that visitors see. Their texts have translations. */
export const CONTENT_RECORDS = [
  galleryRecord,
  sectionRecord,
  vrfProjectRecord,
  postRecord,
  openingRecord,
  industryRecord,
] as const;
export type ContentSubject = (typeof CONTENT_RECORDS)[number]['options']['subject'];

/** Records with a declaration. Audit log, history, media library and housekeeping read this list. */
export const DECLARED_RECORDS = [
  ...CONTENT_RECORDS,
  customerRecord,
  unitRecord,
  maintenanceContractRecord,
  visitRecord,
] as const;
export type DeclaredSubject = (typeof DECLARED_RECORDS)[number]['options']['subject'];
export const DECLARED_SUBJECTS = DECLARED_RECORDS.map(({ options }) => options.subject) as [
  DeclaredSubject,
  ...DeclaredSubject[],
];

/** Returns the declaration of a record by its subject; undefined if the subject has none. */
export const declaredRecord = (subject: string) =>
  DECLARED_RECORDS.find(({ options }) => options.subject === subject);
