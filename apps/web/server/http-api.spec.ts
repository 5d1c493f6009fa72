/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callApiOverHttp } from './http-api';

const asked: (IncomingMessage & { text: string })[] = [];
let api: Server;
let url: string;

beforeAll(() => {
  api = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      asked.push(Object.assign(request, { text }));
      response.setHeader('set-cookie', 'userToken=new; HttpOnly');
      response.end('{}');
    });
  }).listen(0);
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});

afterAll(() => {
  api.closeAllConnections();
  api.close();
});

it('sends a call to a remote API, with the host of the site and the visitor’s address', async () => {
  const request = new Request('http://site.example/api/v1/auth/login?x=1', {
    method: 'POST',
    headers: { 'x-forwarded-for': '203.0.113.9', cookie: 'userToken=abc' },
    body: '{"a":1}',
  });
  const answer = await callApiOverHttp(url)(request, { address: '192.0.2.7' });
  expect(asked[0]).toMatchObject({
    method: 'POST',
    url: '/api/v1/auth/login?x=1',
    text: '{"a":1}',
  });
  expect(asked[0]?.headers).toMatchObject({
    host: 'site.example',
    cookie: 'userToken=abc',
    'x-forwarded-for': '192.0.2.7',
    'x-visitor-address': '192.0.2.7',
  });
  expect(answer.headers.getSetCookie()).toEqual(['userToken=new; HttpOnly']);
});

it('repeats a read once if its kept-alive connection has ended', async () => {
  let connections = 0;
  const leaving = createServer((request, response) => {
    request.resume();
    // The second request over a connection finds it closed, like a request sent while the API stops.
    if (request.socket.bytesWritten > 0) request.socket.destroy();
    else response.end(request.method);
  }).listen(0);
  leaving.on('connection', () => (connections += 1));
  const { port } = leaving.address() as AddressInfo;
  const call = callApiOverHttp(`http://127.0.0.1:${port}`);
  const ask = async (method: string) =>
    (await call(new Request('http://site.example/x', { method }), { address: '192.0.2.7' })).text();
  expect([await ask('GET'), await ask('GET'), connections]).toEqual(['GET', 'GET', 2]);
  expect(await ask('POST')).toBe('POST');
  await expect(ask('POST')).rejects.toThrow();
  leaving.closeAllConnections();
  leaving.close();
});
