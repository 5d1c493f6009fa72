import type { ImportRow, ProductImport } from '@shishir/contract';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account, TestApi } from './test-api';

export const IMPORTS = '/api/v1/product-imports';

/** Actions of staff on product files, over HTTP. */
export const fileStories = (api: TestApi) => {
  const upload = (
    content: string | Buffer | object[],
    name = 'products.json',
    who: Account = 'staff',
  ) =>
    api
      .as(who, 'post', IMPORTS)
      .attach('file', Buffer.isBuffer(content) ? content : Buffer.from(asText(content)), name);
  return {
    upload,
    async preview(content: string | Buffer | object[], name?: string) {
      const response = await upload(content, name);
      if (response.status !== 201) throw new Error(JSON.stringify(response.body));
      return (response.body as { data: ProductImport }).data;
    },
    async rows(id: number, effect?: string) {
      const query = effect ? `?effect=${effect}` : '';
      const response = await api.as('staff', 'get', `${IMPORTS}/${id}/rows${query}`).expect(200);
      return (response.body as { data: ImportRow[] }).data;
    },
    apply: (id: number, rows: 'all' | 'valid' = 'all') =>
      api.as('staff', 'post', `${IMPORTS}/${id}/apply`).send({ rows }),
    undo: (id: number) => api.as('staff', 'post', `${IMPORTS}/${id}/undo`).send({}),
    /** Returns the import once it is idle. */
    async idle(id: number): Promise<ProductImport> {
      for (;;) {
        const { body } = await api.as('staff', 'get', `${IMPORTS}/${id}`).expect(200);
        const { data } = body as { data: ProductImport };
        if (!data.work) return data;
        await pause(50);
      }
    },
  };
};

const asText = (content: string | object[]) =>
  typeof content === 'string' ? content : JSON.stringify(content);
