import { z } from 'zod';
import { flag, text } from '../platform/field-kinds';
import { record } from '../platform/record';
import { recordRoutes } from '../platform/record-routes';
import { contentLabels as texts } from './content-labels.texts';

/** A kind of building that we cool. Visitors see active industries only. */
export const industryRecord = record(
  {
    title: {
      ...text(150),
      label: texts.labels.title,
      required: texts.errors.titleRequired,
      sort: true,
      column: { width: 160, grow: 1 },
    },
    active: {
      ...flag,
      label: texts.labels.status,
      hasDefault: true,
      staff: true,
      visible: [true],
      column: { width: 108, trash: false },
    },
    /** Page about this industry. */
    link: {
      ...text(190),
      label: texts.labels.page,
      required: texts.errors.linkRequired,
      sort: true,
      column: { width: 178, grow: 1 },
      pattern: /^\/(?!\/)\S*$/,
      mismatch: texts.errors.pageForm,
    },
  },
  {
    subject: 'industry',
    path: '/industries',
    one: 'industry',
    many: 'industries',
    list: 'The industries that we serve, by position: the active ones, for staff all of them',
    picture: 'optional',
    order: 'last',
    query: {
      /** Staff only. Without it, staff get all industries. */
      active: z.enum(['true', 'false']).optional(),
    },
  },
);
export const {
  Row: Industry,
  Query: IndustryQuery,
  Create: CreateIndustry,
  Update: UpdateIndustry,
} = industryRecord;
export type Industry = z.infer<typeof Industry>;
export type IndustryQuery = z.infer<typeof IndustryQuery>;
export type CreateIndustry = z.infer<typeof CreateIndustry>;
export type UpdateIndustry = z.infer<typeof UpdateIndustry>;

export const industries = recordRoutes(industryRecord);
