/** @jest-environment node */
import type { CallApi } from '../../platform/api/api-client';
import { errorResponse, noApi, openedPage } from '../../platform/api/testing';
import { loader } from './data-sheet-pdf.route';

const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0xff]);
const HEADERS = {
  'content-type': 'application/pdf',
  'content-disposition': 'inline; filename="AM028NN4DEH data sheet.pdf"',
  'cache-control': 'public, max-age=0, s-maxage=1',
  etag: 'W/"1"',
};

const open = (id: string, api: CallApi) => {
  const page = openedPage(`/products/${id}/data-sheet.pdf`, api);
  return loader({ ...page, params: { id } });
};

describe('/products/{id}/data-sheet.pdf', () => {
  it('returns the file of the API unchanged, with its headers', async () => {
    const asked: string[] = [];
    const response = await open('22', (call) => {
      asked.push(call.url);
      return Promise.resolve(new Response(PDF, { headers: HEADERS }));
    });
    expect(asked.join()).toContain('/products/22/data-sheet');
    expect(Object.fromEntries(response.headers)).toEqual(HEADERS);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PDF);
  });

  it('returns 404 for a hidden product', async () => {
    const missing = errorResponse(404, 'Product not found');
    const response = await open('22', () => Promise.resolve(missing));
    expect([response.status, await response.text()]).toEqual([404, 'Product not found\n']);
  });

  it.each(['0', 'slim-duct', '1e3', '1234567890', '-1'])(
    'does not call the API for %s',
    async (id) => {
      const response = await open(id, noApi);
      expect([response.status, await response.text()]).toEqual([404, 'Product not found\n']);
    },
  );

  it('returns 503 with a retry time if the API fails', async () => {
    const response = await open('22', noApi);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
