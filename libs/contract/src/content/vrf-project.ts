import { z } from 'zod';
import { choice, day, longText, moment, text } from '../platform/field-kinds';
import { IdParams, jsonList, moment as isoMoment, nameList, plainText } from '../platform/fields';
import { routes } from '../platform/policy';
import { record } from '../platform/record';
import { recordRoutes } from '../platform/record-routes';
import { DRAWING_FILE } from '../platform/rules';
import { contentLabels as texts } from './content-labels.texts';

export const VRF_PROJECT_STATUSES = [
  'active',
  'pending',
  'ongoing',
  'completed',
  'cancelled',
] as const;

/** Statuses that visitors can see. */
export const PUBLIC_VRF_PROJECT_STATUSES = ['active', 'ongoing', 'completed'] as const;

/** Groups of the public page, in its order. */
export const VRF_PROJECT_CATEGORIES = [
  'Shopping Complex',
  'Commercial / Corporate',
  'Residential / Real Estate',
  'Government Projects',
  'Education',
  'Medical',
  'Religious',
  'Industrial / Factory',
  'Event / Convention Hall',
] as const;

/** An uploaded file of a project. Only staff can download it. */
export const DrawingFile = z
  .object({
    name: z.string().min(1).max(200),
    /** Name in the storage, random so that it cannot be guessed. */
    file: z.string().regex(/^[0-9a-f]{32}\.[a-z]{3,4}$/, 'This is not an uploaded file'),
    bytes: z.number().int(),
    uploaded_at: isoMoment,
  })
  .strict();
export type DrawingFile = z.infer<typeof DrawingFile>;

/** An uploaded file, or the name of a drawing that is kept elsewhere. */
export const Drawing = z.union([plainText(200), DrawingFile]);
export type Drawing = string | DrawingFile;

export const drawingName = (drawing: Drawing) =>
  typeof drawing === 'string' ? drawing : drawing.name;

/** A line of the equipment list: `6 x Cassette 9 kW` has the quantity 6; a name alone has none. */
export interface Equipment {
  quantity: number | null;
  name: string;
}

export function toEquipment(line: string): Equipment {
  const [, quantity, name] = /^(\d{1,5}) x (.+)$/.exec(line.trim()) ?? [];
  return name === undefined
    ? { quantity: null, name: line.trim() }
    : { quantity: Number(quantity), name };
}

export const fromEquipment = ({ quantity, name }: Equipment) =>
  quantity === null ? name.trim() : `${quantity} x ${name.trim()}`;

/**
 * An array in JSON, or the text of a JSON array in a multipart body. Contains names, and files as their upload returned
 * them.
 */
const drawingList = jsonList(
  Drawing,
  (entry) => typeof entry === 'string' || (entry as DrawingFile | null)?.file !== undefined,
  'Enter a JSON array of names, such as ["Level 0.pdf"]',
);

export const vrfProjectRecord = record(
  {
    project_name: {
      ...text(150),
      label: texts.labels.nameOfProject,
      required: texts.errors.projectNameRequired,
      sort: true,
    },
    client_name: {
      ...text(150),
      label: texts.labels.clientName,
      required: texts.errors.clientNameRequired,
      sort: true,
      staff: true,
    },
    location: { ...text(150), label: texts.labels.location, sort: true },
    category: {
      ...choice(VRF_PROJECT_CATEGORIES, texts.errors.chooseCategory),
      label: texts.labels.group,
    },
    status: {
      ...choice(VRF_PROJECT_STATUSES, texts.errors.chooseStatus),
      label: texts.labels.status,
      hasDefault: true,
      sort: true,
      visible: PUBLIC_VRF_PROJECT_STATUSES,
    },
    /** Hidden from visitors until then, whatever its status is. */
    publish_at: { ...moment, label: texts.labels.publishOn, staff: true },
    brand: { ...text(100), label: texts.labels.brand, translate: false },
    capacity: { ...text(100), label: texts.labels.capacity, translate: false },
    indoor_type: { ...text(150), label: texts.labels.indoorType },
    outdoor_type: { ...text(150), label: texts.labels.outdoorType },
    start_date: { ...day, label: texts.labels.startDate },
    completed_date: { ...day, label: texts.labels.completedDate, sort: true },
    description: { ...longText(2000), label: texts.labels.description },
    remarks: { ...longText(2000), label: texts.labels.remarks, staff: true },
  },
  {
    subject: 'vrf-project',
    path: '/vrf-project',
    page: '/our-projects',
    one: 'VRF project',
    many: 'VRF projects',
    list: 'VRF projects, newest first: active, ongoing and completed ones, for staff all of them',
    picture: 'optional',
    sorted: '-id',
    row: {
      /** Staff only: installed equipment, such as `6 x Cassette 9 kW`. */
      equipment_list: z.array(z.string()).optional(),
      /** Staff only. */
      drawings: z.array(z.union([z.string(), DrawingFile])).optional(),
    },
    body: { equipment_list: nameList, drawings: drawingList },
    query: {
      category: z.enum(VRF_PROJECT_CATEGORIES).optional(),
      /** Staff only: projects that visitors see, or all others. */
      visible: z.enum(['true', 'false']).optional(),
    },
  },
);
/** Columns of a project, in the order of form, view and export. */
export const VRF_PROJECT_COLUMNS = Object.keys(
  vrfProjectRecord.fields,
) as (keyof typeof vrfProjectRecord.fields)[];
export const {
  Row: VrfProject,
  Query: VrfProjectQuery,
  Create: CreateVrfProject,
  Update: UpdateVrfProject,
} = vrfProjectRecord;
export type VrfProject = z.infer<typeof VrfProject>;
export type VrfProjectQuery = z.infer<typeof VrfProjectQuery>;
export type CreateVrfProject = z.infer<typeof CreateVrfProject>;
export type UpdateVrfProject = z.infer<typeof UpdateVrfProject>;

/** Files of projects, and the list as a file. */
const vrfProjectFiles = routes({
  export: {
    method: 'GET',
    path: '/vrf-project/export',
    summary:
      'The VRF projects that the filters leave, as CSV, without what only staff know of them',
    metadata: { access: 'admin', download: ['text/csv'] },
    query: VrfProjectQuery.omit({ page: true, pageSize: true }).strict(),
    responses: { 200: z.string() },
  },
  uploadDrawing: {
    method: 'POST',
    path: '/vrf-project/drawings',
    summary:
      'Upload a drawing (multipart, in `drawing`: PDF, DWG, DXF, PNG, JPEG or WebP). A project takes it in its list of drawings; without one it is removed after a day',
    metadata: {
      access: 'admin',
      limit: 'upload',
      file: {
        field: 'drawing',
        maxMegabytes: DRAWING_FILE.maxMegabytes,
        types: { media: DRAWING_FILE.types, wrong: { code: 'drawing_wrong_type' } },
      },
    },
    contentType: 'multipart/form-data',
    body: z.object({}).strict(),
    responses: { 201: z.object({ data: DrawingFile }) },
  },
  drawing: {
    method: 'GET',
    path: '/vrf-project/:id/drawings/:file',
    summary: 'Download a drawing of a VRF project',
    metadata: { access: 'admin', download: DRAWING_FILE.types },
    pathParams: IdParams.extend({ file: DrawingFile.shape.file }),
    responses: { 200: z.string() },
  },
});

export const vrfProject = { ...recordRoutes(vrfProjectRecord), ...vrfProjectFiles };
