import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataFolder } from './data-folder.js';
import { openServers, type OpenServers } from './server.js';
import { freePort } from './testing/free-port.js';

let servers: OpenServers | undefined;
afterEach(() => servers?.close(0));

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

describe('the server', () => {
  it('responds to what it cannot read with 400 and the error body', async () => {
    const address = await open((_, response) => void response.end());
    const response = await sendRaw(address, 'GET / HTTP/1.1\r\nbroken header\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    const body = JSON.parse(response.slice(response.indexOf('\r\n\r\n'))) as Record<string, string>;
    expect(body).toMatchObject({ code: 'bad_request', error: body.message });
    expect(response).toContain(`x-request-id: ${body.requestId}`);
  });

  it('responds to headers that are too large with 431', async () => {
    const address = await open((_, response) => void response.end());
    const response = await sendRaw(address, `GET / HTTP/1.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('lets a request in flight finish while it closes, and takes no new one', async () => {
    let finish = () => {};
    let arrived = () => {};
    const inFlight = new Promise<void>((resolve) => (arrived = resolve));
    const address = await open((_, response) => {
      finish = () => void response.end('finished');
      arrived();
    });
    const response = fetch(address);
    await inFlight;
    const closed = servers?.close(10_000);
    await expect(fetch(address)).rejects.toThrow();
    finish();
    expect(await (await response).text()).toBe('finished');
    await closed;
  });

  it('cuts off what does not finish in time', async () => {
    let arrived = () => {};
    const inFlight = new Promise<void>((resolve) => (arrived = resolve));
    const address = await open(() => arrived());
    const response = expect(fetch(address)).rejects.toThrow();
    await inFlight;
    await servers?.close(20);
    await response;
  });

  it('names the port that is taken, and the way out', async () => {
    const address = await open((_, response) => void response.end());
    const { port } = new URL(address);
    await expect(openServers(() => {}, Number(port), ['127.0.0.1'])).rejects.toThrow(
      new RegExp(`Port ${port} is taken .* PORT=\\d+`),
    );
  });

  it('says that a HOST of another machine will not do', async () => {
    const port = await freePort();
    await expect(openServers(() => {}, port, ['203.0.113.1'])).rejects.toThrow(
      'HOST=203.0.113.1 is not an address of this machine.',
    );
  });
});

describe('the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is made where it is missing', () => {
    prepareDataFolder(join(folder, 'a/b'));
    expect(existsSync(join(folder, 'a/b'))).toBe(true);
  });

  it('is named when it cannot be written', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => prepareDataFolder(join(file, 'data'))).toThrow(
      /^The data folder .*file\/data cannot be written .* DATA_DIR=/,
    );
  });
});
