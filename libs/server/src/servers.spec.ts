import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { openServers, type OpenServers, starting, stopOnSignals } from './servers';

let servers: OpenServers | undefined;
afterEach(() => servers?.close({ graceMs: 0 }));

/** Returns a free port of this machine. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function open(listener: RequestListener): Promise<string> {
  const port = await freePort();
  servers = await openServers(listener, port, ['127.0.0.1']);
  return `http://127.0.0.1:${port}`;
}

async function sendRaw(address: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(text);
  let response = '';
  for await (const chunk of socket) response += String(chunk);
  return response;
}

/** True if connections to an address are refused. */
const isRefused = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });

describe('the server', () => {
  it('responds with 400 and the error body to an unreadable request', async () => {
    const address = await open((_, response) => void response.end());
    const response = await sendRaw(address, 'GET / HTTP/1.1\r\nbroken header\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    const body = JSON.parse(response.slice(response.indexOf('\r\n\r\n'))) as Record<string, string>;
    expect(body).toMatchObject({ code: 'bad_request', error: body.message });
    expect(response).toContain(`x-request-id: ${body.requestId}`);
  });

  it('responds with 431 to oversized headers', async () => {
    const address = await open((_, response) => void response.end());
    const response = await sendRaw(address, `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('finishes requests in flight while closing, and accepts no new ones', async () => {
    let finish = () => {};
    let arrived = () => {};
    const inFlight = new Promise<void>((resolve) => (arrived = resolve));
    const address = await open((_, response) => {
      finish = () => void response.end('finished');
      arrived();
    });
    const response = fetch(address);
    await inFlight;
    const closed = servers?.close({ graceMs: 10_000 });
    // The port closes in a quiet turn of the event loop.
    while (!(await isRefused(address)));
    finish();
    expect(await (await response).text()).toBe('finished');
    await closed;
  });

  it('accepts requests during the lead time, and closes each connection with its response', async () => {
    const address = await open((_, response) => void response.end('served'));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const [response] = (await once(get(address, { agent }), 'response')) as [IncomingMessage];
      response.resume();
      await once(response, 'end');
      return response.headers.connection;
    };
    expect(await ask()).toBe('keep-alive');
    const closed = servers?.close({ leadMs: 1_000, graceMs: 10_000 });
    expect(await ask()).toBe('close');
    expect(await (await fetch(address)).text()).toBe('served');
    await closed;
    await expect(fetch(address)).rejects.toThrow();
    agent.destroy();
  });

  it('is live but not ready while the program starts', async () => {
    const address = await open(starting);
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
    for (const path of ['/health/ready', '/']) {
      const { status, headers } = await fetch(address + path);
      expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    }
    const page = await fetch(`${address}/bn/products`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('refresh')]).toEqual([503, '2']);
    expect(await page.text()).toContain('<h1>একটু অপেক্ষা করুন</h1>');
  });

  it('cuts off requests that do not finish in time', async () => {
    let arrived = () => {};
    const inFlight = new Promise<void>((resolve) => (arrived = resolve));
    const address = await open(() => arrived());
    const response = expect(fetch(address)).rejects.toThrow();
    await inFlight;
    await servers?.close({ graceMs: 20 });
    await response;
  });

  it('names a port that is taken, and suggests another', async () => {
    const address = await open((_, response) => void response.end());
    const { port } = new URL(address);
    await expect(openServers(() => {}, Number(port), ['127.0.0.1'])).rejects.toThrow(
      new RegExp(`Port ${port} is taken .* PORT=\\d+`),
    );
  });

  it('rejects a HOST that is not an address of this machine', async () => {
    const port = await freePort();
    await expect(openServers(() => {}, port, ['203.0.113.1'])).rejects.toThrow(
      'HOST=203.0.113.1 is not an address of this machine.',
    );
  });
});

describe('signals', () => {
  it('let requests in flight finish, also if they arrive twice', async () => {
    // The deadline of the stop would end the process of the tests.
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const on = jest.spyOn(process, 'on').mockReturnThis();
    let finish = () => undefined as void;
    const close = () => new Promise<void>((resolve) => (finish = resolve));
    stopOnSignals({ servers: { hosts: [], close } });
    const [, onSigterm] = on.mock.calls.find(([name]) => String(name) === 'SIGTERM')!;
    onSigterm();
    onSigterm();
    await new Promise(setImmediate);
    expect(exit).not.toHaveBeenCalled();
    finish();
    await new Promise(setImmediate);
    expect(exit.mock.calls).toEqual([[0]]);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
});
