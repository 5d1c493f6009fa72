import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { compressed } from './compressed';

let close: (() => void) | undefined;
afterEach(() => close?.());

async function request(listener: RequestListener): Promise<IncomingMessage> {
  const server = createServer(compressed(listener)).listen(0, '127.0.0.1');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'accept-encoding': 'gzip' };
  const [response] = (await once(get({ port, host: '127.0.0.1', headers }), 'response')) as [
    IncomingMessage,
  ];
  return response;
}

it('compresses a long JSON response', async () => {
  const body = JSON.stringify({ rows: Array.from({ length: 200 }, (_, id) => ({ id })) });
  const response = await request((_, outgoing) => {
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end(body);
  });
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(response.headers.vary).toBe('Accept-Encoding');
  expect(await text(response.pipe(createGunzip()))).toBe(body);
});

it('sends each event of a stream at once', async () => {
  const response = await request((_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
    // The stream stays open, so a buffered event would never arrive.
    outgoing.write('data: 1\n\n');
  });
  expect(response.headers['content-encoding']).toBeUndefined();
  const [chunk] = (await once(response, 'data')) as [Buffer];
  expect(String(chunk)).toBe('data: 1\n\n');
});
