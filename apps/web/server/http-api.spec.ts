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

it('carries a call to an API elsewhere, for the host and the address that it was made from', async () => {
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
  });
  expect(answer.headers.getSetCookie()).toEqual(['userToken=new; HttpOnly']);
});
