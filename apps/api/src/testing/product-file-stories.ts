import type { ImportRow, ProductImport } from '@shishir/contract';
import type { Account, TestApi } from './test-api';

export const IMPORTS = '/api/v1/product-imports';

/** What staff do with a products file, through HTTP. */
export const fileStories = (api: TestApi) => {
  const bring = (
    content: string | Buffer | object[],
    name = 'products.json',
    who: Account = 'staff',
  ) =>
    api
      .as(who, 'post', IMPORTS)
      .attach('file', Buffer.isBuffer(content) ? content : Buffer.from(asText(content)), name);
  return {
    bring,
    async preview(content: string | Buffer | object[], name?: string) {
      const answer = await bring(content, name);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return (answer.body as { data: ProductImport }).data;
    },
    async rows(id: number, effect?: string) {
      const query = effect ? `?effect=${effect}` : '';
      const answer = await api.as('staff', 'get', `${IMPORTS}/${id}/rows${query}`).expect(200);
      return (answer.body as { data: ImportRow[] }).data;
    },
    apply: (id: number, rows: 'all' | 'valid' = 'all') =>
      api.as('staff', 'post', `${IMPORTS}/${id}/apply`).send({ rows }),
    undo: (id: number) => api.as('staff', 'post', `${IMPORTS}/${id}/undo`).send({}),
  };
};

const asText = (content: string | object[]) =>
  typeof content === 'string' ? content : JSON.stringify(content);
