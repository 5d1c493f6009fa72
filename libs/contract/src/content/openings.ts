import { z } from 'zod';
import { choice, day, longText, text } from '../platform/field-kinds';
import { record } from '../platform/record';
import { recordRoutes } from '../platform/record-routes';

/** Visitors see active openings, up to their closing date. */
export const OPENING_STATUSES = ['active', 'inactive', 'archived'] as const;

export const OPENING_TYPES = ['Full Time', 'Part Time'] as const;

export const openingRecord = record(
  {
    title: {
      ...text(150),
      label: 'Title',
      required: 'Title is required',
      sort: true,
      column: { width: 170, grow: 1 },
    },
    /** Town. */
    location: {
      ...text(100),
      label: 'Location',
      required: 'Location is required',
      sort: true,
      column: { width: 104, fold: true },
    },
    type: {
      ...choice(OPENING_TYPES, 'Choose Full Time or Part Time'),
      label: 'Type',
      required: 'Choose Full Time or Part Time',
      sort: true,
      column: { width: 92, fold: true },
    },
    status: {
      ...choice(OPENING_STATUSES, 'Choose a status'),
      label: 'Status',
      hasDefault: true,
      sort: true,
      column: { width: 108, fold: true, trash: false },
      visible: ['active'],
    },
    posted_date: {
      ...day,
      label: 'Posted',
      hasDefault: true,
      sort: true,
      column: { width: 96, trash: false },
    },
    /** Last day for applications; null if there is no deadline. */
    closing_date: {
      ...day,
      label: 'Last day to apply',
      sort: true,
      column: { header: 'Closes', width: 96, trash: false },
    },
    /** The work in a sentence or two. */
    summary: { ...longText(300), label: 'Summary', required: 'Summary is required' },
    /** Duties and requirements, as Markdown. */
    description: { ...longText(5000), label: 'Description', required: 'Description is required' },
    position: { kind: 'position', label: 'Position', hasDefault: true },
  },
  {
    subject: 'opening',
    path: '/openings',
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
