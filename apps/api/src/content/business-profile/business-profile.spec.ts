/** @sqlite-only PDF output does not depend on the database. */
import type { Response } from 'supertest';
import { CompanyEntity } from '../company/company.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

// The first document waits for a thread that compiles the sources.
jest.setTimeout(60_000);

const PATH = '/api/v1/company/business-profile';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Returns the PDF as a latin1 string. */
const bytesOf = ({ body }: Response) => (body as Buffer).toString('latin1');
const setDetails = async (details: object) => {
  const company = api.dataSource.getRepository(CompanyEntity);
  const row = await company.findOneByOrFail({ id: 1 });
  await company.update({ id: 1 }, { details: { ...row.details, ...details } });
};

describe('the business profile', () => {
  it('is a named PDF that browsers display and caches may store', async () => {
    const responses = await Promise.all([api.call('get', PATH), api.call('get', PATH)]);
    for (const response of responses) {
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="Shishir Cooling business profile.pdf"',
        'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=86400',
      });
      expect(bytesOf(response)).toMatch(/^%PDF-1\.\d\n[^]*%%EOF\s*$/);
    }
    expect(bytesOf(responses[0])).toBe(bytesOf(responses[1]));

    const { etag = '', 'content-length': length } = responses[0].headers;
    const unchanged = await api.call('get', PATH).set('If-None-Match', etag);
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    const head = await fetch(api.call('get', PATH).url, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    expect(head.headers.get('content-length')).toBe(length);
  });

  it('reflects changes of the catalogue', async () => {
    const before = await api.call('get', PATH).expect(200);
    const { data } = (await api.call('get', '/api/v1/categories/slim-duct')).body as {
      data: { id: number };
    };
    await api
      .as('staff', 'put', `/api/v1/categories/${data.id}`)
      .send({ title: 'Flat Duct' })
      .expect(200);
    const after = await api.call('get', PATH).expect(200);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('has a file name in any script', async () => {
    await setDetails({ name: 'শিশির “Cooling”' });
    const { headers } = await api.call('get', PATH).expect(200);
    expect(headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('শিশির “Cooling” business profile.pdf')}`,
    );
  });

  it.each([{ name: null }, { name: 'Shishir Cooling', sales_phones: [] }])(
    'responds with 404 if the company lacks a name or a phone number: %o',
    async (details) => {
      await setDetails(details);
      const { body } = await api.call('get', PATH).expect(404);
      expect(body).toMatchObject({
        code: 'not_found',
        error: 'The company has no details yet.',
      });
    },
  );
});
