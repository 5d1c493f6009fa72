/** @jest-environment node */
import type { CallApi } from '../../platform/api/api-client';
import { noApi, openedPage, errorResponse } from '../../platform/api/testing';
import { loader } from './business-profile.route';

/** The beginning of a PDF: bytes that are not text in any encoding. */
const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0xff, 0xfe, 0x00, 0x80]);
const HEADERS = {
  'content-type': 'application/pdf',
  'content-disposition': 'inline; filename="Cool business profile.pdf"',
  'cache-control': 'public, max-age=0, s-maxage=1',
  etag: 'W/"1"',
};
const withFile: CallApi = () => Promise.resolve(new Response(PDF, { headers: HEADERS }));

const open = (api: CallApi, ifNoneMatch?: string) => {
  const page = openedPage('/business-profile.pdf', api);
  if (ifNoneMatch) page.request.headers.set('if-none-match', ifNoneMatch);
  return loader(page);
};

describe('/business-profile.pdf', () => {
  it('is the file of the API, byte for byte, with its headers', async () => {
    const response = await open(withFile, 'W/"0"');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual(HEADERS);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PDF);
  });

  it('is not sent again to a browser that has it', async () => {
    const response = await open(withFile, 'W/"0", W/"1"');
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(response.headers.get('etag')).toBe('W/"1"');
  });

  it('responds with a message if it is missing or the API is busy', async () => {
    const missing = await open(() =>
      Promise.resolve(errorResponse(404, 'The company has no details yet.')),
    );
    expect(missing.status).toBe(404);
    expect(await missing.text()).toBe('The company has no details yet.\n');

    const busy = errorResponse(503, 'The service is busy.');
    busy.headers.set('retry-after', '7');
    for (const [api, seconds] of [
      [() => Promise.resolve(busy), '7'],
      [noApi, '5'],
    ] as const) {
      const response = await open(api);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, seconds]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toMatch(/try again/);
    }
  });
});
