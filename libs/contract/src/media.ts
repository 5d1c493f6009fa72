import { z } from 'zod';
import { Picture } from './picture';
import { routes } from './policy';

export const media = routes({
  oldAddress: {
    method: 'GET',
    path: '/media/old-address',
    summary: 'The stored picture that an address of the old site, `/images/...`, stands for',
    metadata: { access: 'public', cache: true },
    query: z.object({ path: z.string().max(190) }).strict(),
    responses: { 200: z.object({ data: Picture }) },
  },
});
