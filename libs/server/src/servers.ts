import {
  createServer,
  STATUS_CODES,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { errorBody, sendError } from './error-response';
import { REQUEST_ID, requestIdOf } from './request-id';
import { serverPage, serverPagesTextsOf } from './server-pages';
import { portError } from './start-error';

const TIMES = {
  /** Maximum time for a slow caller to send the headers, and the whole request. */
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
  /** Longer than that of proxies, so that they never send on a connection that has just been closed. */
  keepAliveTimeout: 75_000,
};

/** Error codes of listening at ::1 on a machine without IPv6. */
const WITHOUT_IPV6 = new Set<string | undefined>(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Time from the signal to the end of the last request; slower requests are cut off. */
const GRACE_MS = 8_000;
/**
 * Time for which a program stopped by a service manager still accepts requests although it is not ready. Load balancers
 * have time to notice, and kept-alive connections end with a response.
 */
const LEAD_MS = 1_000;
/** Idle time after which a connection has no request in flight. */
const IDLE_MS = 100;
/** Maximum time for closing after the last request, for example of connections to a hanging database. */
const CLOSING_MS = 2_000;

export interface Closing {
  /** Time for which requests are still accepted; each response closes its connection. */
  leadMs?: number;
  /** Time after which requests in flight are cut off, including the lead. */
  graceMs: number;
}

export interface OpenServers {
  /** Addresses at which the product is reachable. */
  hosts: string[];
  /** Finishes requests in flight and accepts no new ones. */
  close(closing: Closing): Promise<void>;
}

/** Listens on `port` at each host; undefined means all addresses of the machine. */
export async function openServers(
  listener: RequestListener,
  port: number,
  hosts: (string | undefined)[],
): Promise<OpenServers> {
  const servers: Server[] = [];
  const close = async (closing: Closing) => {
    await Promise.all(servers.map((server) => drain(server, closing)));
  };
  try {
    for (const host of hosts) {
      const server = await open(listener, port, host);
      if (server) servers.push(server);
    }
  } catch (error) {
    await close({ graceMs: 0 });
    throw error;
  }
  return { hosts: servers.map(addressOf), close };
}

async function open(listener: RequestListener, port: number, host?: string) {
  const server = createServer(TIMES, listener).on('clientError', rejectBroken);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    if (host === '::1' && WITHOUT_IPV6.has(failure.code)) return null;
    throw portError(failure, port, host);
  }
  return server;
}

function addressOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address ? address.address : '';
}

async function drain(server: Server, { leadMs = 0, graceMs }: Closing): Promise<void> {
  // Kept-alive connections would keep the server open until they time out.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  const limit = setTimeout(() => server.closeAllConnections(), graceMs);
  if (leadMs > 0) await pause(leadMs);
  await quietTurn();
  // The http server's own `close` would cut off connections whose request has not been read yet, as they count as idle.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const idle = setInterval(
    () => void quietTurn().then(() => server.closeIdleConnections()),
    IDLE_MS,
  );
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}

const TURNS = 100;
const QUIET_MS = 5;

/**
 * Resolves after a short turn of the event loop, when earlier connections have been accepted and read. On a busy
 * machine that may take long, so the number of turns is limited.
 */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    const from = performance.now();
    await new Promise(setImmediate);
    if (performance.now() - from < QUIET_MS) return;
  }
}

/** Steps of a program that stops listening. */
export interface Stopping {
  servers: OpenServers;
  /** Called first; makes the program not ready. */
  stopAccepting?: () => void;
  /** Called last; closes resources that requests needed. */
  release?: () => Promise<void>;
}

/**
 * Ends this process on SIGTERM and Ctrl-C within ten seconds, with exit code 0, after requests in flight have finished.
 * Ctrl-C stops accepting requests immediately, because a program in a terminal is not behind a load balancer.
 */
export function stopOnSignals({ servers, stopAccepting, release }: Stopping): void {
  let isStopping = false;
  const stop = async (leadMs: number) => {
    stopAccepting?.();
    await servers.close({ leadMs, graceMs: GRACE_MS });
    // A silent database or mail server would keep the process running.
    setTimeout(() => process.exit(0), CLOSING_MS).unref();
    await release?.();
  };
  const end = (leadMs: number) => {
    // A signal arrives twice if it is sent to the whole process group and forwarded by the parent.
    if (isStopping) return;
    isStopping = true;
    stop(leadMs).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end(LEAD_MS)).on('SIGINT', () => end(0));
  // Without its parent, a child would hold the port with nothing left to stop it.
  if (process.connected) process.on('disconnect', () => end(0));
}

/** Responds while the program is starting: live, but not ready yet. Browsers show a page that loads itself again. */
export const starting: RequestListener = (request, response) => {
  if (request.url === '/health/live') {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end('{"status":"live"}');
    return;
  }
  response.setHeader('retry-after', '1');
  if (!request.headers.accept?.includes('text/html')) {
    sendError(response, 503, 'starting', 'The product is starting. Please try again in a moment.');
    return;
  }
  const address = `http://localhost${request.url}`;
  const asked = new Request(URL.canParse(address) ? address : 'http://localhost');
  const page = serverPage(asked, 503, 'wait', serverPagesTextsOf(asked).starting);
  response.writeHead(page.status, { ...Object.fromEntries(page.headers), refresh: '2' });
  void page.text().then((html) => response.end(html));
};

const BROKEN: Record<string, [status: number, code: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', 'The headers of the request are too large.'],
};

/** The response that a connection is busy with, a private property of Node. */
type Responding = Duplex & { _httpMessage?: ServerResponse };

/** Responds to unparsable requests; by default, Node closes the connection silently. */
function rejectBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  // Text written in the middle of another response would be read as part of it.
  const isResponding = (socket as Responding)._httpMessage?.headersSent;
  if (error.code === 'ECONNRESET' || !socket.writable || isResponding) {
    return void socket.destroy();
  }
  const [status, code, message] = BROKEN[error.code ?? ''] ?? [
    400,
    'bad_request',
    'The request could not be read.',
  ];
  const id = requestIdOf();
  const body = JSON.stringify(errorBody(code, message, id));
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `${REQUEST_ID}: ${id}`,
    'connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
