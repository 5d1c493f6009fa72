/** @jest-environment node */
import type { CallApi } from '../../platform/api/api-client';
import { contextOf, noApi, openedPage, errorResponse } from '../../platform/api/testing';
import { action, headers, loader } from './enquiry.route';

const WHO = { name: 'Nadia', email: 'nadia@example.com' };
const HIDDEN = { stamp: 'signed-time', website: '' };
const sent = () => Response.json({ success: true, reference: 'ENQ-2026-000123' }, { status: 201 });

/** Posts the form of a kind as a browser without JavaScript does, and records the calls of the API. */
async function post(address: string, fields: Record<string, string | File>, response = sent) {
  const calls: { path: string; key: string | null; body: unknown }[] = [];
  const callApi: CallApi = async (request) => {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/');
    calls.push({
      path: new URL(request.url).pathname,
      key: request.headers.get('idempotency-key'),
      body: isForm ? Object.fromEntries(await request.formData()) : await request.json(),
    });
    return response();
  };
  const url = new URL(address, 'http://site.example');
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...HIDDEN })) body.append(name, value);
  const request = new Request(url, { method: 'POST', body });
  const kind = url.pathname.split('/').pop()!;
  const context = contextOf(callApi);
  const outcome = await action({ request, url, context, params: { kind }, pattern: '' });
  return { calls, data: outcome.data, status: outcome.init?.status };
}
const opened = (kind: string, callApi: CallApi, query = '') =>
  loader({ ...openedPage(`/enquiry/${kind}${query}`, callApi), params: { kind } });

describe('the forms of enquiries without JavaScript', () => {
  it('open while the API is down, and are not cached', async () => {
    const first = await opened('consultation', noApi, '?subject=Samsung');
    expect(first.content).toEqual({ kind: 'consultation', subject: 'Samsung' });
    expect(first.terms).toBeNull();
    expect(headers()).toEqual({ 'Cache-Control': 'no-store' });
  });

  it('respond with 404 for an unknown kind', async () => {
    await expect(opened('quotation', noApi)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('name the opening of an application, and respond with 404 for a closed one', async () => {
    const callApi: CallApi = ({ url }) =>
      Promise.resolve(
        url.endsWith('/openings/3')
          ? Response.json({ data: { id: 3, title: 'VRF Service Engineer' } })
          : errorResponse(404, 'Opening not found'),
      );
    expect((await opened('application', callApi, '?opening=3')).content).toEqual({
      kind: 'application',
      opening: { id: 3, title: 'VRF Service Engineer' },
    });
    await expect(opened('application', callApi, '?opening=4')).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  it('send a subscription', async () => {
    const fields = { ...WHO, company: '', number: '', role: 'Other', location: 'Dhaka' };
    const { calls, data, status } = await post('/enquiry/subscription', fields);
    expect(status).toBe(200);
    expect(data).toMatchObject({ state: 'sent', reference: 'ENQ-2026-000123' });
    expect(calls).toEqual([
      {
        path: '/api/v1/contact-message',
        key: expect.stringMatching(/^\w{16}$/),
        body: {
          kind: 'subscription',
          ...WHO,
          role: 'Other',
          location: 'Dhaka',
          page: '/enquiry/subscription',
          stamp: 'signed-time',
        },
      },
    ]);
  });

  it('send a consultation with the subject of the address, and without a choice of ‘None’', async () => {
    const fields = { ...WHO, role: 'none', interest: 'none', message: '' };
    const { calls } = await post('/enquiry/consultation?subject=Samsung', fields);
    expect(calls[0]?.body).toEqual({
      kind: 'consultation',
      ...WHO,
      page: '/enquiry/consultation?subject=Samsung',
      stamp: 'signed-time',
    });
  });

  it('send a price request with one contact as a quotation without products', async () => {
    const fields = { name: 'Nadia', number: '01711000000', email: '', message: 'Two rooms' };
    const { calls } = await post('/enquiry/price?subject=Split+AC', fields);
    expect(calls[0]?.body).toMatchObject({
      kind: 'quotation',
      name: 'Nadia',
      number: '01711000000',
      message: 'Two rooms',
    });
    expect(calls[0]?.body).not.toHaveProperty('email');
    const { calls: answered } = await post('/enquiry/price?subject=Split+AC&questions=room', {
      ...fields,
      room_size: '12 x 15 ft',
      under_roof: 'Yes',
    });
    expect(answered[0]?.body).toMatchObject({
      message: 'Room size: 12 x 15 ft\nIs the room under the roof: Yes\nTwo rooms',
    });
    expect(answered[0]?.body).not.toHaveProperty('room_size');
    const none = await post('/enquiry/price', { ...fields, number: '' });
    expect([none.status, none.calls]).toEqual([400, []]);
    expect(none.data).toMatchObject({
      errors: { number: 'Enter a phone number or an email address' },
    });
  });

  it.each([
    ['12', '12'],
    ['১২', '12'],
    ['1,250', '1250'],
    [' 9999 ', '9999'],
  ])('send the number of rooms %p as %s', async (rooms, passed) => {
    const fields = { name: 'Nadia', number: '01711000000', email: '', message: '', rooms };
    const { calls } = await post('/enquiry/price?questions=room', fields);
    expect(calls[0]?.body).toMatchObject({ message: `Number of rooms: ${passed}` });
  });

  it.each(['many', '0', '-2', '2.5', '10000', '12 or 13', '1e3'])(
    'reject %p as the number of rooms and keep typed values',
    async (rooms) => {
      const fields = { name: 'Nadia', number: '01711000000', email: '', message: 'Hall', rooms };
      const { calls, data, status } = await post('/enquiry/price?questions=room', fields);
      expect([status, calls]).toEqual([400, []]);
      expect(data).toMatchObject({
        errors: { rooms: 'Enter a whole number from 1 to 9,999' },
        values: { rooms, message: 'Hall' },
      });
    },
  );

  it('send the inputs of a tool unchanged, besides the typed message', async () => {
    const fields = { name: 'Nadia', number: '01711000000', email: '', message: 'Two rooms' };
    const path = '/enquiry/price?subject=Room+calculator&questions=calculated';
    const design = { tool: 'room', room: { kind: 'office' }, link: '/tools/room-size?kind=office' };
    const { calls } = await post(path, { ...fields, design: JSON.stringify(design) });
    expect(calls[0]?.body).toMatchObject({ message: 'Two rooms', design });
    // Belongs to a room that cannot be calculated.
    const { calls: without } = await post(path, { ...fields, design: '' });
    expect(without[0]?.body).toMatchObject({ message: 'Two rooms' });
    expect(without[0]?.body).not.toHaveProperty('design');
  });

  it('send an application with its file', async () => {
    const cv = new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' });
    const { calls, data } = await post('/enquiry/application?opening=3', {
      ...WHO,
      number: '01711000000',
      cv,
    });
    expect(data).toMatchObject({ state: 'sent' });
    expect(calls[0]).toMatchObject({
      path: '/api/v1/contact-message/application',
      body: {
        ...WHO,
        number: '01711000000',
        opening_id: '3',
        cv: expect.objectContaining({ name: 'cv.pdf' }),
      },
    });
  });

  it('respond with 400, errors and typed values, without calling the API', async () => {
    const { calls, data, status } = await post('/enquiry/application', {
      ...WHO,
      email: 'nadia@',
      number: '',
      cv: new File(['x'], 'cv.exe'),
    });
    expect([status, calls]).toEqual([400, []]);
    expect(data).toMatchObject({
      state: 'failed',
      errors: {
        email: 'Enter an email address like name@example.com',
        number: 'number is required',
        cv: 'Choose a PDF, DOC or DOCX file.',
      },
      values: { name: 'Nadia', email: 'nadia@' },
      ticket: { stamp: 'signed-time' },
    });
  });

  it('ask for the file again, since browsers do not keep it', async () => {
    const cv = new File(['%PDF-1.4'], 'cv.pdf');
    const { data } = await post('/enquiry/application', { ...WHO, number: '', cv });
    expect(data).toMatchObject({
      errors: { number: 'number is required', cv: 'Please choose the file again.' },
    });
  });

  it('show the reason for a rejected file', async () => {
    const fields = { ...WHO, number: '01711000000' };
    const refused = () =>
      Response.json({ fields: { cv: 'Choose a PDF, DOC or DOCX file.' } }, { status: 400 });
    const fake = new File(['<html>'], 'cv.pdf', { type: 'application/pdf' });
    const { data } = await post('/enquiry/application', { ...fields, cv: fake }, refused);
    expect(data).toMatchObject({
      notice: null,
      errors: {
        cv: 'This file is named like a PDF, DOC or DOCX file but isn’t one. Choose another one.',
      },
      values: fields,
    });
    const empty = new File([], 'cv.pdf', { type: 'application/pdf' });
    expect((await post('/enquiry/application', { ...fields, cv: empty })).data).toMatchObject({
      errors: { cv: 'This file is empty. Choose another one.' },
    });
  });

  it('derive their key from kind, subject and fields', async () => {
    const keyOf = async (path: string, fields = {}) => {
      const typed = { ...WHO, number: '01711000000', ...fields };
      return (await post(path, typed)).calls[0]!.key;
    };
    const first = await keyOf('/enquiry/price?subject=Room+calculator');
    expect(await keyOf('/enquiry/price?subject=Room+calculator', { stamp: 'later' })).toBe(first);
    const others = [
      await keyOf('/enquiry/price?subject=Split+AC'),
      await keyOf('/enquiry/price?subject=Room+calculator', { message: 'Two rooms' }),
      await keyOf('/enquiry/consultation?subject=Samsung', { phone: '01711000000' }),
      await keyOf('/enquiry/consultation?subject=Gree', { phone: '01711000000' }),
    ];
    expect(new Set([first, ...others]).size).toBe(5);
  });

  it('report that the API cannot be reached', async () => {
    const fields = { ...WHO, role: 'Other', location: 'Dhaka' };
    const down = () => {
      throw new TypeError('fetch failed');
    };
    const { data, status } = await post('/enquiry/subscription', fields, down);
    expect(status).toBe(503);
    expect(data).toMatchObject({ notice: { title: 'Something went wrong. Please try again.' } });
  });
});
