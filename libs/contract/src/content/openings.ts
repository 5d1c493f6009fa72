import { z } from 'zod';
import { choice, day, longText, text } from '../platform/field-kinds';
import { record } from '../platform/record';
import { recordRoutes } from '../platform/record-routes';
import { contentLabels as texts } from './content-labels.texts';

/** Visitors see active openings, up to their closing date. */
export const OPENING_STATUSES = ['active', 'inactive', 'archived'] as const;

export const OPENING_TYPES = ['Full Time', 'Part Time'] as const;

export const openingRecord = record(
  {
    title: {
      ...text(150),
      label: texts.labels.title,
      required: texts.errors.titleRequired,
      sort: true,
      column: { width: 170, grow: 1 },
    },
    /** Town. */
    location: {
      ...text(100),
      label: texts.labels.location,
      required: texts.errors.locationRequired,
      sort: true,
      column: { width: 104, fold: true },
    },
    type: {
      ...choice(OPENING_TYPES, texts.errors.chooseFullTimeOrPartTime),
      label: texts.labels.type,
      required: texts.errors.chooseFullTimeOrPartTime,
      sort: true,
      column: { width: 92, fold: true },
    },
    status: {
      ...choice(OPENING_STATUSES, texts.errors.chooseStatus),
      label: texts.labels.status,
      hasDefault: true,
      sort: true,
      column: { width: 108, fold: true, trash: false },
      visible: ['active'],
    },
    posted_date: {
      ...day,
      label: texts.labels.posted,
      hasDefault: true,
      sort: true,
      column: { width: 96, trash: false },
    },
    /** Last day for applications; null if there is no deadline. */
    closing_date: {
      ...day,
      label: texts.labels.lastDayToApply,
      sort: true,
      column: { header: texts.labels.closes, width: 96, trash: false },
    },
    /** The work in a sentence or two. */
    summary: {
      ...longText(300),
      label: texts.labels.summary,
      required: texts.errors.summaryRequired,
    },
    /** Duties and requirements, as Markdown. */
    description: {
      ...longText(5000),
      label: texts.labels.description,
      required: texts.errors.descriptionRequired,
    },
    position: { kind: 'position', label: texts.labels.position, hasDefault: true },
  },
  {
    subject: 'opening',
    path: '/openings',
    page: '/career',
    one: 'opening',
    many: 'openings',
    list: 'Openings by position: the active ones until their closing date, for staff all of them',
    order: 'last',
    query: { type: z.enum(OPENING_TYPES).optional() },
  },
);
export const {
  Row: Opening,
  Query: OpeningQuery,
  Create: CreateOpening,
  Update: UpdateOpening,
} = openingRecord;
export type Opening = z.infer<typeof Opening>;
export type OpeningQuery = z.infer<typeof OpeningQuery>;
export type CreateOpening = z.infer<typeof CreateOpening>;
export type UpdateOpening = z.infer<typeof UpdateOpening>;

export const openings = recordRoutes(openingRecord);
