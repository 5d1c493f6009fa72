// Starts the processes for the tests of the edge: two built APIs, the built site, and nginx in front of them.
import { request as open } from 'node:http';
import { request as openTls } from 'node:https';
import getPort from 'get-port';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../setup/root.mjs';
import { start } from '../setup/run.mjs';

const LATEST_MS = 30_000;
const HOST = '127.0.0.1';

/**
 * Sends one request on a new connection; resolves to the raw response. `from` is the source address. If `body` is a
 * number, that many bytes are announced but not sent.
 * @param {number} port
 * @param {string} path
 * @param {Record<string, any>} [options]
 */
export function send(port, path, options = {}) {
  const { method = 'GET', headers = {}, body, from = HOST, host = HOST, tls = false } = options;
  const target = { host, port, path, method, localAddress: from, agent: false };
  const announced = typeof body === 'number' ? { 'content-length': body } : {};
  const all = { ...target, headers: { ...announced, ...headers }, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const sending = (tls ? openTls : open)(all, (response) => {
      buffer(response).then(
        (content) =>
          resolve({ status: response.statusCode, headers: response.headers, body: content }),
        reject,
      );
    });
    sending.once('error', reject);
    if (typeof body === 'number') sending.flushHeaders();
    else sending.end(body);
  });
}

/** Repeats the request until `isRight` accepts the response; throws with the last response after the time limit. */
export async function until(ask, isRight) {
  for (const from = performance.now(); ; await pause(50)) {
    const response = await ask().catch((error) => ({ status: 0, headers: {}, body: error }));
    if (isRight(response)) return response;
    if (performance.now() - from < LATEST_MS) continue;
    throw new Error(`It stayed ${response.status} ${String(response.body).slice(0, 500)}`);
  }
}

/** Starts a process and waits until it responds on `port`. */
async function serve(program, args, port, env) {
  const child = start(program, args, { env: { ENV_FILE: devNull, ...env }, extendEnv: true });
  await Promise.race([
    until(
      () => send(port, '/health/live'),
      ({ status }) => status > 0,
    ),
    child.then(({ all }) => {
      throw new Error(`${program} ${args.join(' ')} ended:\n${/** @type {string} */ (all)}`);
    }),
  ]);
  return {
    port,
    child,
    /** Resolves to the exit code and the output. */
    async stop(signal = 'SIGTERM') {
      child.kill(/** @type {NodeJS.Signals} */ (signal));
      const { exitCode, all } = await child;
      return { exitCode, all };
    },
  };
}

const node = (file, port, env) =>
  serve(process.execPath, [join(ROOT, file)], port, { PORT: String(port), HOST, ...env });

export const startApi = async (env) => node('apps/api/dist/main.js', await getPort(), env);

export const startSite = async (env) => node('apps/web/server/main.mjs', await getPort(), env);

/** Starts nginx with the configuration of the image. `folder` must not be shared. */
export async function startEdge(folder, ports, env) {
  return serve('sh', [join(import.meta.dirname, 'nginx/start.sh')], ports.http, {
    EDGE_FOLDER: folder,
    // nginx cannot open a pipe of this process as a file.
    EDGE_LOG: '/dev/null',
    EDGE_ADDRESS: HOST,
    EDGE_PORT: String(ports.http),
    EDGE_INNER_PORT: String(ports.inner),
    EDGE_TLS_PORT: String(ports.tls ?? 8443),
    DASHBOARD: join(ROOT, 'apps/admin/dist'),
    ...env,
  });
}

/** Starts a server of the test on a free port and waits until it listens. */
export const listening = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
