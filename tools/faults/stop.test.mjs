import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { within } from './deadlines.mjs';
import { enquiry, pause, Product, request, until } from './product.mjs';

const CLIENTS = 8;

/**
 * Clients that send one request after the other. Clients with a kept connection, such as proxies, stop when it is
 * closed. With `fresh`, half of the clients open a new connection for each request until they are stopped.
 */
class Load {
  served = 0;
  problems = [];
  isStopped = false;

  constructor(urls, { fresh }) {
    const agents = Array.from({ length: CLIENTS }, (_, n) =>
      fresh && n % 2 ? undefined : new Agent({ keepAlive: true, maxSockets: 1 }),
    );
    this.running = Promise.all(agents.map((agent, n) => this.ask(urls[n % urls.length], agent)));
  }

  async ask(url, agent) {
    while (!this.isStopped) {
      try {
        const { status, headers } = await request(url, { agent });
        if (status === 200) this.served++;
        else this.problems.push(`${url}: ${status}`);
        if (agent && headers.connection === 'close') return agent.destroy();
      } catch (error) {
        // The port is closed, so a load balancer would use another instance. No response was lost.
        if (error.code === 'ECONNREFUSED') return;
        this.problems.push(`${url}: ${error.code ?? error.message}`);
      }
    }
  }
}

/** Sends a request whose body arrives in two parts; `response` resolves to its response. */
function inTwoParts(port, json) {
  const body = Buffer.from(JSON.stringify(json));
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/v1/contact-message HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, 20));
  const response = text(socket);
  return { finish: () => socket.write(body.subarray(20)), response };
}

async function expectEnd(program, load, before = async () => {}) {
  await until('a start', () => load.served > 50);
  const ended = program.stop();
  await before();
  const { code, ms } = await ended;
  load.isStopped = true;
  await load.running;
  assert.equal(code, 0, program.output);
  assert.ok(ms < within('the end after SIGTERM'), `${ms} ms`);
  assert.deepEqual(load.problems, []);
}

const notReady = (program) =>
  until('any other request', async () => (await program.get('/health/ready')).status === 503);

async function expectEndOfApi(program, load) {
  const half = inTwoParts(program.port, enquiry('half@example.com'));
  await expectEnd(program, load, async () => {
    await notReady(program);
    // Stops the load, as a load balancer does when an instance is not ready.
    load.isStopped = true;
    assert.equal((await program.get('/health/live')).status, 200);
    // The port is closed by now, but this request has not arrived completely.
    await pause(1_500);
    half.finish();
    assert.match(await half.response, /^HTTP\/1\.1 201 /);
  });
}

describe('SIGTERM under load', () => {
  test('sets readiness to 503, finishes requests in flight and loses no response', async (t) => {
    const product = await Product.start(t);
    const pages = ['/', '/products/15', '/api/v1/products', '/api/v1/menu', '/health/live'];
    const load = new Load(
      pages.map((path) => product.origin + path),
      { fresh: true },
    );
    await expectEndOfApi(product, load);
    // Verifies the clean exit: the next start finds all data, including the last enquiry.
    await product.run();
    const headers = await product.signIn();
    const inbox = await product.call('GET', '/contact-message', { headers });
    assert.ok(inbox.json.data.some(({ email }) => email === 'half@example.com'));
  });

  test('has the same effect on the API and then on the site alone', async (t) => {
    const api = await Product.start(t, {}, 'api');
    const site = await Product.start(t, { API_URL: api.origin }, 'site');
    const paths = ['/api/v1/products', '/api/v1/menu', '/health/live'];
    await expectEndOfApi(
      api,
      new Load(
        paths.map((path) => api.origin + path),
        { fresh: true },
      ),
    );
    await api.run();
    const pages = ['/', '/products/15'].map((path) => site.origin + path);
    await expectEnd(site, new Load(pages, { fresh: false }));
  });
});
