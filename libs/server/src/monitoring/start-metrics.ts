import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { resolve } from 'node:path';
import { type Env, EnvError } from '../env';
import type { Hosts } from '../hosts';
import type { Source } from './measures';

export type MetricsEnv = Pick<Env, 'METRICS_PORT' | 'METRICS_HOST'>;

/** The metrics of a process. If METRICS_PORT is not set, nothing is measured or loaded. */
export interface StartedMetrics {
  /** Measures the requests of a listener. */
  watch(listener: RequestListener, hosts?: Hosts): RequestListener;
  addSource(name: string, source: Source): void;
  close(): Promise<void>;
}

const OFF: StartedMetrics = {
  watch: (listener) => listener,
  addSource: () => undefined,
  close: () => Promise.resolve(),
};

/**
 * Serves `GET /metrics` on a separate port, which visitors cannot reach, if METRICS_PORT is set. `process` names this
 * process. Throws an EnvError if the port cannot be opened.
 */
export async function startMetrics(env: MetricsEnv, process: string): Promise<StartedMetrics> {
  if (env.METRICS_PORT === 0) return OFF;
  const { Metrics } = await import('./metrics.js');
  const metrics = new Metrics(process, versionOf());
  let server: Server;
  try {
    server = await open(env, (request, response) => {
      if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('GET /metrics\n');
        return;
      }
      metrics.text().then(
        (text) =>
          response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
        (error: unknown) => {
          console.error(error);
          response.writeHead(500).end();
        },
      );
    });
  } catch (error) {
    metrics.close();
    throw error;
  }
  return {
    watch: (listener, hosts) => metrics.watch(listener, hosts),
    addSource: (name, source) => metrics.addSource(name, source),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      metrics.close();
    },
  };
}

async function open(
  { METRICS_PORT: port, METRICS_HOST: host }: MetricsEnv,
  listener: RequestListener,
) {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, listener);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, resolve);
    });
  } catch (error) {
    throw problem(error as NodeJS.ErrnoException, port, host);
  }
  // The metrics server does not keep the process running.
  return server.unref();
}

function problem(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new EnvError(`METRICS_PORT: port ${port} is taken by another program.`);
    case 'EACCES':
      return new EnvError(`METRICS_PORT: port ${port} can’t be opened by this user.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new EnvError(`METRICS_HOST: ${host} is not an address of this machine.`);
    default:
      return error;
  }
}

/** Returns the version in the top package.json. */
function versionOf(): string {
  const top = resolve(__dirname, '../../../../package.json');
  return (JSON.parse(readFileSync(top, 'utf8')) as { version: string }).version;
}
