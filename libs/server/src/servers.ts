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
import { portError } from './start-error';

const TIMES = {
  /** A slow caller has this long for the headers, and for the whole request. */
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
  /** Longer than proxies keep theirs, so that none sends into a connection that has just been closed. */
  keepAliveTimeout: 75_000,
};

/** What listening at ::1 fails with on a machine that has no IPv6. */
const WITHOUT_IPV6 = new Set<string | undefined>(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** From the signal to the end of the last request; what takes longer is cut off. */
const GRACE_MS = 8_000;
/**
 * So long a program that a service manager stops still takes requests, while it says that it is not ready: whoever
 * distributes requests has time to learn it, and connections that are kept alive end with a response.
 */
const LEAD_MS = 1_000;
/** A connection without a request for so long has none under way. */
const IDLE_MS = 100;
/** What follows the last request, such as closing connections to a database that hangs, takes no longer. */
const CLOSING_MS = 2_000;

export interface Closing {
  /** For so long requests are still taken, each of them with the end of its connection. */
  leadMs?: number;
  /** After so long, the lead included, requests in flight are cut off. */
  graceMs: number;
}

export interface OpenServers {
  /** Where the product is reached. */
  hosts: string[];
  /** Lets requests in flight finish, and takes no new ones. */
  close(closing: Closing): Promise<void>;
}

/** Listens on `port` at each host; undefined is every address of the machine. */
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
  // A connection that is kept alive would hold the server open until it times out.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  const limit = setTimeout(() => server.closeAllConnections(), graceMs);
  if (leadMs > 0) await pause(leadMs);
  await quietTurn();
  // The http server's own close would cut off connections whose request has not been read yet: they count as idle.
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
 * Resolves behind a turn of the event loop in which little was to do: what had come before has been accepted and read.
 * On a busy machine that may not happen soon, so this waits for some turns alone.
 */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    const from = performance.now();
    await new Promise(setImmediate);
    if (performance.now() - from < QUIET_MS) return;
  }
}

/** What a program that listens does when it is told to stop. */
export interface Stopping {
  servers: OpenServers;
  /** Comes first: from then on the program says that it is not ready. */
  stopAccepting?: () => void;
  /** Comes last: closes what the requests needed. */
  release?: () => Promise<void>;
}

/**
 * Ends this process on SIGTERM and Ctrl-C, within ten seconds and with exit code 0: requests in flight finish before.
 * Ctrl-C stops at once to take new requests, as nobody distributes them to the program of a terminal.
 */
export function stopOnSignals({ servers, stopAccepting, release }: Stopping): void {
  let isStopping = false;
  const stop = async (leadMs: number) => {
    if (isStopping) return;
    isStopping = true;
    stopAccepting?.();
    await servers.close({ leadMs, graceMs: GRACE_MS });
    // A database or a mail server that is silent would keep the process running.
    setTimeout(() => process.exit(0), CLOSING_MS).unref();
    await release?.();
  };
  const end = (leadMs: number) => {
    stop(leadMs).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end(LEAD_MS)).on('SIGINT', () => end(0));
  // A child whose parent has gone would hold the port with nobody to stop it.
  if (process.connected) process.on('disconnect', () => end(0));
}

/** Responds while the program is not ready yet: it lives, and takes requests in a moment. */
export const starting: RequestListener = (request, response) => {
  if (request.url === '/health/live') {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end('{"status":"live"}');
    return;
  }
  response.setHeader('retry-after', '1');
  sendError(response, 503, 'starting', 'The product is starting. Please try again in a moment.');
};

const BROKEN: Record<string, [status: number, code: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', 'The headers of the request are too large.'],
};

/** The response that a connection is busy with, as Node keeps it. */
type Responding = Duplex & { _httpMessage?: ServerResponse };

/** Responds to what the parser cannot read; Node by itself closes the connection without a word. */
function rejectBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  // What is written in the middle of another response would be read as part of it.
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
