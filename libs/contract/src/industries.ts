import { z } from 'zod';
import { NoQuery } from './lists';
import { Picture } from './picture';
import { routes } from './policy';

export const Industry = z.object({
  id: z.number().int(),
  title: z.string(),
  link: z.string(),
  image: z.string().nullable(),
  picture: Picture.nullable(),
  position: z.number().int(),
});
export type Industry = z.infer<typeof Industry>;

export const industries = routes({
  list: {
    method: 'GET',
    path: '/industries',
    summary: 'The industries that we serve, by position',
    metadata: { access: 'public', cache: true },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(Industry) }) },
  },
});
