import { z } from 'zod';
import { moment } from '../platform/fields';
import { LocaleQuery } from '../platform/locales';
import { TextId } from '../platform/numbers';
import { routes } from '../platform/policy';
import { TRANSLATED_SUBJECTS } from './translated-fields';
import { GivenTexts } from './translations';

/**
 * A record as it would look on the site. Its page then shows this record even if it is hidden, hidden sections, drafts
 * of posts, and all drafts of translations.
 */
export const CreatePreview = z
  .object({
    subject: z.enum(TRANSLATED_SUBJECTS),
    id: TextId,
    /** Unsaved values of a declared record, as in the body of an update. Pictures are not previewed. */
    english: z.record(z.unknown()).default({}),
    /** Unsaved translations; a blank text shows the English one. */
    bangla: GivenTexts.default([]),
  })
  .strict();
export type CreatePreview = z.input<typeof CreatePreview>;

export const Preview = z.object({
  /** Absolute address of the page in each language. */
  en: z.string(),
  bn: z.string(),
  /** Time until which the addresses show the drafts; earlier if the person signs out. */
  until: moment,
});
export type Preview = z.infer<typeof Preview>;

export const previews = routes({
  create: {
    method: 'POST',
    path: '/previews',
    summary: 'Addresses that show the page of a record with its drafts for an hour',
    metadata: { access: 'admin' },
    body: CreatePreview,
    responses: { 201: z.object({ data: Preview }) },
  },
  current: {
    method: 'GET',
    path: '/previews/current',
    summary: 'The preview with this token; null after it has ended',
    metadata: { access: 'public' },
    query: LocaleQuery.pick({ preview: true }),
    responses: { 200: z.object({ data: Preview.pick({ until: true }).nullable() }) },
  },
});
