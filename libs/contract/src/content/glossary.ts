import { z } from 'zod';
import { IdParams, moment, plainText } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { routes } from '../platform/policy';
import { contentErrors } from './content-errors.texts';

/** A term of the trade and its Bangla form, for translators. */
export const GlossaryTerm = z.object({
  id: z.number().int(),
  /** One or more words, separated by commas; an explanation in brackets is not part of them. */
  english: z.string(),
  bangla: z.string(),
  note: z.string(),
  version: z.number().int(),
  updated_at: moment,
});
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

const english = plainText(190, contentErrors.englishRequired);
const bangla = plainText(300, contentErrors.banglaRequired);
const note = plainText(500);

export const CreateGlossaryTerm = z.object({ english, bangla, note: note.default('') }).strict();
export type CreateGlossaryTerm = z.infer<typeof CreateGlossaryTerm>;

export const UpdateGlossaryTerm = z
  .object({
    ...z.object({ english, bangla, note }).partial().shape,
    version: z.number().int().positive(),
  })
  .strict();
export type UpdateGlossaryTerm = z.infer<typeof UpdateGlossaryTerm>;

export const glossary = routes({
  list: {
    method: 'GET',
    path: '/glossary',
    summary: 'The terms of the glossary, in the order of the English ones',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(GlossaryTerm) }) },
  },
  create: {
    method: 'POST',
    path: '/glossary',
    summary: 'Add a term',
    metadata: { access: 'admin' },
    body: CreateGlossaryTerm,
    responses: { 201: z.object({ data: GlossaryTerm }) },
  },
  update: {
    method: 'PUT',
    path: '/glossary/:id',
    summary: 'Change what is given of a term',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: UpdateGlossaryTerm,
    responses: { 200: z.object({ data: GlossaryTerm }) },
  },
  remove: {
    method: 'DELETE',
    path: '/glossary/:id',
    summary: 'Delete a term',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
});
