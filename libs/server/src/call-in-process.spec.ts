import type { IncomingMessage, RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { callInProcess, type InnerConnection } from './call-in-process';

const VISITOR = { address: '203.0.113.7' };
const ADDRESS = 'http://localhost:8080/api/v1/products?sort=-id';

const call = (listener: RequestListener, init?: RequestInit) =>
  callInProcess(listener, true)(new Request(ADDRESS, init), VISITOR);

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

describe('an in-process call of the API', () => {
  it('arrives with the method, path, host, headers and address of the visitor', async () => {
    const response = await call(
      (request, response) => {
        const { remoteAddress, loaderCall } = request.socket as unknown as InnerConnection;
        const { method, url, headers } = request;
        response.end(JSON.stringify({ method, url, remoteAddress, loaderCall, headers }));
      },
      { headers: { cookie: 'userToken=abc', 'x-request-id': 'request-1' } },
    );
    expect(await response.json()).toMatchObject({
      method: 'GET',
      url: '/api/v1/products?sort=-id',
      remoteAddress: VISITOR.address,
      loaderCall: true,
      headers: { host: 'localhost:8080', cookie: 'userToken=abc', 'x-request-id': 'request-1' },
    });
  });

  it('passes the body on, and returns status, headers and both cookies', async () => {
    const response = await call(
      (request, response) => {
        void bodyOf(request).then((body) => {
          response
            .writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-total-count': '71' })
            .end(body.toUpperCase());
        });
      },
      { method: 'POST', body: 'ে text' },
    );
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('x-total-count')).toBe('71');
    expect(await response.text()).toBe('ে TEXT');
  });

  it('returns a large response whole and in order', async () => {
    const part = 'x'.repeat(100_000);
    const response = await call((_, response) => {
      for (let n = 0; n < 20; n += 1) response.write(part + n);
      response.end();
    });
    const text = await response.text();
    expect(text).toHaveLength(part.length * 20 + 30);
    expect(text.endsWith('x19')).toBe(true);
  });

  it('returns a response without a body', async () => {
    const response = await call((_, response) => void response.writeHead(204).end());
    expect(response.status).toBe(204);
    expect(response.body).toBeNull();
  });

  it('rejects if the connection ends without a response', async () => {
    await expect(call((request) => void request.socket.destroy())).rejects.toThrow();
  });

  it('fails while reading if the response is cut off', async () => {
    const response = await call((request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      void setImmediate().then(() => request.socket.destroy());
    });
    await expect(response.text()).rejects.toThrow();
  });

  it('notifies the API when the caller aborts before the response', async () => {
    const leaving = new AbortController();
    let closed = () => {};
    const disconnected = new Promise<void>((resolve) => (closed = resolve));
    const listener: RequestListener = (_, response) => {
      response.once('close', closed);
      leaving.abort();
    };
    await expect(call(listener, { signal: leaving.signal })).rejects.toThrow(/abort/i);
    await disconnected;
  });

  it('notifies the API when the caller stops reading the response', async () => {
    let closed = () => {};
    const disconnected = new Promise<void>((resolve) => (closed = resolve));
    const response = await call((_, response) => {
      response.once('close', closed);
      response.write('first part');
    });
    await response.body?.cancel();
    await disconnected;
  });
});
