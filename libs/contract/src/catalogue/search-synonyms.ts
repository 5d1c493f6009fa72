import { z } from 'zod';
import { IdParams, moment, plainText } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { routes } from '../platform/policy';
import { catalogueErrors } from './catalogue-errors.texts';

/** Words that people type into the search, mapped to the words of the catalogue. */
export const SearchSynonym = z.object({
  id: z.number().int(),
  /** One or more phrases, separated by commas. */
  words: z.string(),
  /** Alternatives to search for instead, separated by commas. If blank, the words are ignored. */
  meaning: z.string(),
  version: z.number().int(),
  updated_at: moment,
});
export type SearchSynonym = z.infer<typeof SearchSynonym>;

export const CreateSearchSynonym = z
  .object({
    words: plainText(200, catalogueErrors.wordsRequired),
    meaning: plainText(200).default(''),
  })
  .strict();
export type CreateSearchSynonym = z.infer<typeof CreateSearchSynonym>;

export const UpdateSearchSynonym = z
  .object({
    words: plainText(200, catalogueErrors.wordsRequired).optional(),
    meaning: plainText(200).optional(),
    version: z.number().int().positive(),
  })
  .strict();
export type UpdateSearchSynonym = z.infer<typeof UpdateSearchSynonym>;

export const searchSynonyms = routes({
  list: {
    method: 'GET',
    path: '/search-synonyms',
    summary: 'The synonyms of the search, in the order of their words',
    metadata: { access: 'admin' },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(SearchSynonym) }) },
  },
  create: {
    method: 'POST',
    path: '/search-synonyms',
    summary: 'Add a synonym',
    metadata: { access: 'admin' },
    body: CreateSearchSynonym,
    responses: { 201: z.object({ data: SearchSynonym }) },
  },
  update: {
    method: 'PUT',
    path: '/search-synonyms/:id',
    summary: 'Change what is given of a synonym',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: UpdateSearchSynonym,
    responses: { 200: z.object({ data: SearchSynonym }) },
  },
  remove: {
    method: 'DELETE',
    path: '/search-synonyms/:id',
    summary: 'Delete a synonym',
    metadata: { access: 'admin' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
});
