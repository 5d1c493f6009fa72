/** @jest-environment node */
import type { CallApi } from '../../platform/api/api-client';
import { noApi, openedPage, postedForm, errorResponse } from '../../platform/api/testing';
import { action, headers, loader } from './contact.route';

const TYPED = {
  firstName: 'Tahmina',
  lastName: 'Akter',
  number: '01711 000000',
  email: 'tahmina@example.com',
  message: 'A cassette for 40 m2, please.',
};
const POSTED = { ...TYPED, stamp: 'signed-time', website: '' };

/** Posts the form and records the calls of the API. */
async function post(fields: Record<string, string>, response: () => Response) {
  const calls: { path: string; key: string | null; body: unknown }[] = [];
  const callApi: CallApi = async (request) => {
    calls.push({
      path: new URL(request.url).pathname,
      key: request.headers.get('idempotency-key'),
      body: await request.json(),
    });
    return response();
  };
  const { data, init } = await action(postedForm('/contact-us?product=15', fields, callApi));
  return { calls, data, status: init?.status };
}

const sent = () => Response.json({ success: true, reference: 'ENQ-2026-000123' }, { status: 201 });

describe('the contact form without JavaScript', () => {
  it('has the signed time, and is not cached', async () => {
    const callApi: CallApi = () => Promise.resolve(Response.json({ stamp: 'signed-time' }));
    const { ticket } = await loader(openedPage('/contact-us', callApi));
    expect(ticket).toEqual({ stamp: 'signed-time', source: { page: '/contact-us' } });
    expect(headers()).toEqual({ 'Cache-Control': 'no-store' });
  });

  it('names the product that the question is about', async () => {
    const row = { id: 15, title: '360 Cassette 4.5 kW', model: 'AM045NN4PEH' };
    const callApi: CallApi = ({ url }) =>
      Promise.resolve(
        url.endsWith('/products/15') ? Response.json(row) : errorResponse(404, 'Product not found'),
      );
    const about = async (id: string) =>
      (await loader(openedPage(`/contact-us?product=${id}`, callApi))).about;
    expect(await about('15')).toBe('360 Cassette 4.5 kW (AM045NN4PEH)');
    for (const id of ['16', '0', '../auth/user', '']) expect(await about(id)).toBeNull();
  });

  it.each([
    [
      'https://www.openstreetmap.org/?mlat=23.79400&mlon=90.40430#map=17/23.79400/90.40430',
      'https://www.openstreetmap.org/export/embed.html?bbox=90.39947%2C23.79184%2C90.40913%2C23.79616&layer=mapnik&marker=23.794%2C90.4043',
    ],
    ['https://maps.example/office', null],
    ['https://www.openstreetmap.org/about', null],
    [null, null],
  ])('embeds the map of the company if it is from OpenStreetMap: %s', async (map_url, embed) => {
    const callApi: CallApi = ({ url }) =>
      Promise.resolve(
        url.endsWith('/company')
          ? Response.json({ data: { map_url } })
          : errorResponse(404, 'None'),
      );
    const page = await loader(openedPage('/contact-us', callApi));
    expect(page.embed).toBe(embed);
  });

  it('opens while the API is down', async () => {
    expect((await loader(openedPage('/contact-us', noApi))).ticket).toMatchObject({ stamp: '' });
  });

  it('sends the message as JSON and shows the success', async () => {
    const { calls, data, status } = await post(POSTED, sent);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...{ state: 'sent', reference: 'ENQ-2026-000123' },
      values: { firstName: 'Tahmina', email: 'tahmina@example.com' },
    });
    expect(calls).toEqual([
      {
        path: '/api/v1/contact-message',
        key: expect.stringMatching(/^\w{16}$/),
        body: { ...TYPED, page: '/contact-us?product=15', stamp: 'signed-time' },
      },
    ]);
  });

  it('accepts a number as copied from a phone', async () => {
    const { calls, status } = await post({ ...POSTED, number: '\u202a01711 000000\u202c' }, sent);
    expect([status, calls.length]).toEqual([200, 1]);
  });

  it('responds with 400, errors and entered values, without calling the API', async () => {
    const values = { ...POSTED, lastName: ' ', message: '' };
    const { calls, data, status } = await post(values, sent);
    expect(status).toBe(400);
    expect(calls).toEqual([]);
    expect(data).toMatchObject({
      state: 'failed',
      errors: { lastName: 'Last Name is required', message: 'Message is required' },
      values: { firstName: 'Tahmina', email: 'tahmina@example.com' },
      ticket: { stamp: 'signed-time' },
    });
  });

  it('shows the errors of the server with its status', async () => {
    const { data, status } = await post(POSTED, () =>
      errorResponse(422, 'Not right', { email: 'No' }),
    );
    expect(status).toBe(422);
    expect(data).toMatchObject({
      notice: { title: 'Server validation failed.' },
      errors: { email: 'No' },
      values: TYPED,
    });
  });

  it('reports that the API cannot be reached', async () => {
    const { data, init } = await action(postedForm('/contact-us', POSTED, noApi));
    expect(init?.status).toBe(503);
    expect(data).toMatchObject({
      notice: { title: 'Something went wrong. Please try again.' },
      values: TYPED,
    });
  });

  it('derives the key of a message only from its content', async () => {
    const same = await post(POSTED, sent);
    const again = await post({ ...POSTED, stamp: 'later', page: '/about-us' }, sent);
    const other = await post({ ...POSTED, message: 'Two, please.' }, sent);
    expect(again.calls[0]?.key).toBe(same.calls[0]?.key);
    expect(other.calls[0]?.key).not.toBe(same.calls[0]?.key);
  });

  it('accepts a form without its hidden fields', async () => {
    const { calls, data } = await post(TYPED, sent);
    expect(data).toMatchObject({ state: 'sent' });
    expect(calls[0]?.body).toEqual({ ...TYPED, page: '/contact-us?product=15' });
    expect(calls[0]?.key?.length).toBeGreaterThanOrEqual(8);
  });
});
