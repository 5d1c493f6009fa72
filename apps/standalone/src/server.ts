import { errorBody } from '@shishir/server/error-response';
import { REQUEST_ID, requestIdOf } from '@shishir/server/request-id';
import {
  createServer,
  STATUS_CODES,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { portError } from './start-error.js';

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

export interface OpenServers {
  /** Where the product is reached. */
  hosts: string[];
  /** Lets requests in flight finish, for at most `graceMs`, and takes no new ones. */
  close(graceMs: number): Promise<void>;
}

/** Listens on `port` at each host; undefined is every address of the machine. */
export async function openServers(
  listener: RequestListener,
  port: number,
  hosts: (string | undefined)[],
): Promise<OpenServers> {
  const servers: Server[] = [];
  const close = async (graceMs: number) => {
    await Promise.all(servers.map((server) => drain(server, graceMs)));
  };
  try {
    for (const host of hosts) {
      const server = await open(listener, port, host);
      if (server) servers.push(server);
    }
  } catch (error) {
    await close(0);
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

async function drain(server: Server, graceMs: number): Promise<void> {
  // A connection that is kept alive would hold the server open until it times out.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(limit);
}

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
