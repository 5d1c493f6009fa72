import { z } from 'zod';
import { givenMoment, IdParams, isoDate, moment, orNothing, plainText } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { Delivery } from '../platform/mail';
import { decimalNumber, RecordId, TextId, wholeNumber } from '../platform/numbers';
import { routes } from '../platform/policy';
import { parsedJson } from '../catalogue/product-writes';
import { Person } from './enquiries';
import { visitReportLabels as texts } from './visit-report-labels.texts';

const { labels, errors } = texts;

/** Fields of a multipart body with the photos, in their order. */
export const REPORT_PHOTOS = [
  'photo_1',
  'photo_2',
  'photo_3',
  'photo_4',
  'photo_5',
  'photo_6',
  'photo_7',
  'photo_8',
] as const;
/** Maximum photos of all versions of a report. */
export const REPORT_PHOTOS_MAX = 24;
export const REPORT_UNITS_MAX = 60;

export const REPORT_CHECKS = [
  'filter',
  'coil',
  'drain',
  'refrigerant',
  'electrical',
  'fan',
  'controls',
] as const;
export type ReportCheck = (typeof REPORT_CHECKS)[number];

export const PRESSURE_UNITS = ['bar', 'psi'] as const;
export type PressureUnit = (typeof PRESSURE_UNITS)[number];

/** Readings of a unit with their label, unit and plausible limits. Pressures are in the unit that was chosen. */
export const REPORT_READINGS = {
  return_c: { label: labels.returnAir, unit: '°C', min: -40, max: 70 },
  supply_c: { label: labels.supplyAir, unit: '°C', min: -40, max: 90 },
  suction: { label: labels.suction, unit: null, min: -15, max: 900 },
  discharge: { label: labels.discharge, unit: null, min: 0, max: 900 },
  current_a: { label: labels.current, unit: 'A', min: 0, max: 2000 },
  voltage_v: { label: labels.voltage, unit: 'V', min: 0, max: 700 },
} as const;
export type ReportReading = keyof typeof REPORT_READINGS;

/** Above it, a pressure in bar was read in psi. */
const LARGEST_BAR = 62;

/** Size of the field for a signature; its lines have whole coordinates within it. */
export const SIGNATURE_SIZE = { width: 600, height: 260 } as const;
const SIGNATURE = /^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})+)+$/;
const SIGNATURE_MAX = 30_000;

const reading = (name: ReportReading) => {
  const { label, unit, min, max } = REPORT_READINGS[name];
  return orNothing(decimalNumber({ label: unit ? `${label} (${unit})` : label, min, max }));
};

const readings = {
  return_c: reading('return_c'),
  supply_c: reading('supply_c'),
  suction: reading('suction'),
  discharge: reading('discharge'),
  current_a: reading('current_a'),
  voltage_v: reading('voltage_v'),
};

/** Work on one unit of a visit. */
const UnitWork = z
  .object({
    /** Null for equipment that is not an installed unit of the visit. */
    unit_id: RecordId.nullable(),
    /** Only for equipment without `unit_id`; the server names the others. */
    name: plainText(150).default(''),
    serviced: z.boolean(),
    pressure_unit: z.enum(PRESSURE_UNITS),
    ...readings,
    checks: z.array(z.enum(REPORT_CHECKS)).max(REPORT_CHECKS.length),
    note: plainText(1000),
  })
  .strict()
  .superRefine((work, context) => {
    const add = (path: string, message: string) =>
      context.addIssue({ code: z.ZodIssueCode.custom, path: [path], message });
    if (work.unit_id === null && work.name === '') add('name', errors.unitNameRequired);
    if (work.pressure_unit !== 'bar') return;
    for (const name of ['suction', 'discharge'] as const) {
      if ((work[name] ?? 0) > LARGEST_BAR) {
        add(name, errors.notInBar(REPORT_READINGS[name].label, LARGEST_BAR));
      }
    }
  });

const content = {
  /** JSON text in the multipart body. */
  units: z.preprocess(parsedJson, z.array(UnitWork).min(1).max(REPORT_UNITS_MAX)),
  work_done: plainText(4000, errors.workRequired),
  parts: plainText(2000),
  recommendation: plainText(2000),
  started_at: givenMoment,
  ended_at: givenMoment,
  technician: plainText(120, errors.technicianRequired),
  /** Captions of the photos, as JSON text; '' for a photo without one. */
  captions: z.preprocess(parsedJson, z.array(plainText(120)).max(REPORT_PHOTOS.length)),
};

/** Made by the client for each report, so that sending it twice stores it once. */
const submission = z.string().regex(/^[0-9a-f]{32}$/, 'Enter 32 hexadecimal digits');

const DAY_MS = 24 * 60 * 60_000;
type Times = { started_at: string; ended_at: string; units: { serviced: boolean }[] };

function checkWork({ started_at, ended_at, units }: Times, context: z.RefinementCtx): void {
  const add = (path: string, message: string) =>
    context.addIssue({ code: z.ZodIssueCode.custom, path: [path], message });
  const length = Date.parse(ended_at) - Date.parse(started_at);
  if (length < 0) add('ended_at', errors.endBeforeStart);
  if (length > DAY_MS) add('ended_at', errors.tooLong);
  if (!units.some(({ serviced }) => serviced)) add('units', errors.nothingServiced);
}

/** Body of a report with the signature of the customer: drawn, or the typed name. */
export const CreateVisitReport = z
  .object({
    submission,
    ...content,
    signed_name: plainText(120, errors.signerRequired),
    /** SVG path of the drawn lines within `SIGNATURE_SIZE`; '' if the name is the signature. */
    signature: z
      .string()
      .max(SIGNATURE_MAX, errors.signatureBroken)
      .refine((path) => path === '' || SIGNATURE.test(path), errors.signatureBroken),
    /** 'true' if the customer signs with the typed name. */
    signed_by_name: z.enum(['true', 'false']),
  })
  .strict()
  .superRefine((body, context) => {
    checkWork(body, context);
    if (body.signature === '' && body.signed_by_name !== 'true') {
      const message = errors.signatureMissing;
      context.addIssue({ code: z.ZodIssueCode.custom, path: ['signature'], message });
    }
  });
export type CreateVisitReport = z.infer<typeof CreateVisitReport>;

/** Body of a correction: a new version beside the signed one. Its photos are added to those of the report. */
export const CorrectVisitReport = z
  .object({
    submission,
    ...content,
    reason: plainText(500, errors.reasonRequired),
    /** Version that is corrected; 409 if there is a later one. */
    revision: wholeNumber({ label: 'Revision', min: 1, max: 1000 }),
  })
  .strict()
  .superRefine(checkWork);
export type CorrectVisitReport = z.infer<typeof CorrectVisitReport>;

const number = z.number().nullable();

/** Work on a unit as it was reported. Name, serial number and place are those at that time. */
export const ReportedUnit = z.object({
  unit_id: z.number().int().nullable(),
  name: z.string(),
  serial: z.string().nullable(),
  place: z.string().nullable(),
  serviced: z.boolean(),
  pressure_unit: z.enum(PRESSURE_UNITS),
  return_c: number,
  supply_c: number,
  suction: number,
  discharge: number,
  current_a: number,
  voltage_v: number,
  checks: z.array(z.enum(REPORT_CHECKS)),
  note: z.string(),
});
export type ReportedUnit = z.infer<typeof ReportedUnit>;

/** Version of a report. Version 1 is what the customer signed. */
export const VisitReport = z.object({
  id: z.number().int(),
  /** 'SRV-2026-000012'. */
  number: z.string(),
  revision: z.number().int(),
  /** Reason of a correction; null for version 1. */
  reason: z.string().nullable(),
  units: z.array(ReportedUnit),
  work_done: z.string(),
  parts: z.string(),
  recommendation: z.string(),
  started_at: moment,
  ended_at: moment,
  technician: z.string(),
  signed_name: z.string(),
  /** SVG path; '' if the typed name is the signature. */
  signature: z.string(),
  signed_at: moment,
  photos: z.array(z.object({ caption: z.string(), bytes: z.number().int() })),
  by: Person.nullable(),
  created_at: moment,
  /** Mail with which it was sent to the customer. */
  mail: Delivery.nullable(),
  mailed_at: moment.nullable(),
});
export type VisitReport = z.infer<typeof VisitReport>;

/** A visit with its report, for the page on which the report is filled in and read. */
export const ReportedVisit = z.object({
  visit: z.object({
    id: z.number().int(),
    title: z.string(),
    customer: Person.nullable(),
    /** Address to which the report can be sent; null if the customer has none. */
    email: z.string().nullable(),
    site: z.string().nullable(),
    day: isoDate.nullable(),
    technician: Person.nullable(),
    note: z.string().nullable(),
    units: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        serial: z.string().nullable(),
        place: z.string().nullable(),
      }),
    ),
  }),
  /** Newest version first; empty until a report is saved. */
  reports: z.array(VisitReport),
});
export type ReportedVisit = z.infer<typeof ReportedVisit>;

const reported = { 200: z.object({ data: ReportedVisit }) };
const Version = z.object({ revision: TextId.optional() }).strict();

export const visitReports = routes({
  get: {
    method: 'GET',
    path: '/visits/:id/report',
    summary: 'A visit with the versions of its report, the newest first',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    query: NoQuery,
    responses: reported,
  },
  create: {
    method: 'POST',
    path: '/visits/:id/report',
    summary:
      'Save the signed report of a visit (multipart), which is done then. A submission is stored once; 409 if the visit has another report',
    metadata: { access: 'admin', limit: 'upload', pictures: REPORT_PHOTOS },
    contentType: 'multipart/form-data',
    pathParams: IdParams,
    body: CreateVisitReport,
    responses: reported,
  },
  correct: {
    method: 'POST',
    path: '/visits/:id/report/corrections',
    summary: 'Add a corrected version beside the signed report (multipart); a submission once',
    metadata: { access: 'admin', limit: 'upload', pictures: REPORT_PHOTOS },
    contentType: 'multipart/form-data',
    pathParams: IdParams,
    body: CorrectVisitReport,
    responses: reported,
  },
  pdf: {
    method: 'GET',
    path: '/visits/:id/report/pdf',
    summary: 'The newest version, or another one, as a PDF in the language of the customer',
    metadata: { access: 'admin', download: ['application/pdf'] },
    pathParams: IdParams,
    query: Version,
    responses: { 200: z.string() },
  },
  photo: {
    method: 'GET',
    path: '/visits/:id/report/photos/:photo',
    summary: 'A photo of the newest version, counted from 1',
    metadata: { access: 'admin', download: ['image/jpeg'] },
    pathParams: z.object({ id: TextId, photo: TextId }),
    query: NoQuery,
    responses: { 200: z.string() },
  },
  send: {
    method: 'POST',
    path: '/visits/:id/report/mail',
    summary: 'Send the newest version to the customer as a PDF; each version once',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict(),
    responses: reported,
  },
});
