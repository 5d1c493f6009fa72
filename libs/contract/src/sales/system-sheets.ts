import { z } from 'zod';
import { plainText } from '../platform/fields';
import { LocaleQuery } from '../platform/locales';
import { routes } from '../platform/policy';
import { SizeProject, SizeSystem } from './sizing';

/** A system or a project to export as a file, with its name and the address that opens it again. */
export const PrintSystem = SizeSystem.extend({
  name: plainText(80).default(''),
  rooms: SizeSystem.shape.rooms.default([]),
  /** The systems of a project. Without them, `rooms` and the fields next to it are the only system. */
  systems: SizeProject.shape.systems.optional(),
  /** Path and query on the site. */
  address: z
    .string()
    .max(8000)
    .regex(/^\/tools\/vrf(\?|$)/, 'Enter an address of the system builder')
    .default('/tools/vrf'),
}).strict();
export type PrintSystem = z.infer<typeof PrintSystem>;

/**
 * A system as files. Separate from `sizing` because the API implements them in the module that knows the company
 * details. Our clients read them as a Blob.
 */
export const systemSheets = routes({
  /** 503 while too many PDFs are being rendered. */
  pdf: {
    method: 'POST',
    path: '/sizing/system/pdf',
    summary: 'A VRF system or project with its drawings and bill of quantities as a PDF',
    metadata: { access: 'public', limit: 'read', download: ['application/pdf'] },
    query: LocaleQuery,
    body: PrintSystem,
    responses: { 200: z.unknown() },
  },
  csv: {
    method: 'POST',
    path: '/sizing/system/csv',
    summary: 'The bill of quantities of a VRF system or project for spreadsheets',
    metadata: { access: 'public', limit: 'read', download: ['text/csv'] },
    query: LocaleQuery,
    body: PrintSystem,
    responses: { 200: z.unknown() },
  },
});
