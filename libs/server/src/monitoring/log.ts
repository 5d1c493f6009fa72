import type { RequestListener } from 'node:http';
import { hostname } from 'node:os';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { REQUEST_ID } from '../request-id';
import { isRouted } from './route-name';
import { subscribe } from './signals';
import { traceIds } from './spans';

/** The part of the product that writes a line. */
export type AppName = 'api' | 'site' | 'dashboard';

/** Logger options of all parts: adds the part's name and the current trace to each line. */
export const lineOptions = (app: AppName, level: string): LoggerOptions => ({
  level,
  base: { pid: process.pid, hostname: hostname(), app },
  mixin: () => traceIds() ?? {},
});

/** Opens a log of JSON lines, on standard output unless another stream is given. */
export const openLog = (app: AppName, level: string, stream?: DestinationStream): Logger =>
  stream ? pino(lineOptions(app, level), stream) : pino(lineOptions(app, level));

/**
 * Returns the logged properties of a request. Query strings may contain personal input; the path is enough to find a
 * request.
 */
export const describeRequest = (id: unknown, method: string | undefined, url: string) => ({
  id,
  method,
  path: url.split('?')[0],
});

/** Returns the level of a response: failures of the product are errors, mistakes of the caller are not. */
export const levelOf = (status: number, error?: unknown): 'error' | 'info' =>
  error || status >= 500 ? 'error' : 'info';

/**
 * Wraps a listener so that it logs one line per request. Files and synchronous responses, such as cache hits, are
 * logged at `debug` only, because a line costs as much as the response itself.
 */
export function logRequests(log: Logger, listener: RequestListener): RequestListener {
  if (log.level === 'silent') return listener;
  const isDetailed = log.isLevelEnabled('debug');
  return (incoming, outgoing) => {
    const startedAt = performance.now();
    // Read early, because Express and sirv change the request.
    const { method, url = '/' } = incoming;
    const write = (isQuick: boolean) => {
      const status = outgoing.statusCode;
      const isMinor = status < 400 && (isQuick || !isRouted(incoming));
      if (isMinor && !isDetailed) return;
      const isAborted = !isQuick && !outgoing.writableFinished;
      const level = isMinor ? 'debug' : levelOf(status);
      log[level](
        {
          req: describeRequest(incoming.headers[REQUEST_ID], method, url),
          res: { status },
          responseTime: Math.round(performance.now() - startedAt),
        },
        isAborted ? 'request aborted' : 'request completed',
      );
    };
    listener(incoming, outgoing);
    if (outgoing.writableEnded) write(true);
    else outgoing.once('close', () => write(false));
  };
}

/** Logs failures reported by parts of this process. Returns a function that stops this. */
export const logFailures = (log: Logger): (() => void) =>
  subscribe('failure', ({ what, error, requestId }) => {
    log.error({ ...(requestId && { req: { id: requestId } }), err: describeError(error) }, what);
  });

const LONGEST_STATEMENT = 500;
/** Matches a value that MySQL and MariaDB quote in a message: "Duplicate entry '…' for key 'ux_users_email'". */
const QUOTED_VALUE = /(entry|value:?|truncated[^']*) '.*?'(?= for |$)/gis;

/**
 * Returns the logged properties of an error: named ones only, because database errors also contain the statement's
 * parameters, which are user input.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: messageOf(error) };
  const { code, query, cause } = error as { code?: unknown; query?: unknown; cause?: unknown };
  const withoutValues = (text = '') => text.replace(QUOTED_VALUE, "$1 '…'");
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack),
    ...(code === undefined ? {} : { code }),
    ...(typeof query === 'string' ? { query: query.slice(0, LONGEST_STATEMENT) } : {}),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** Returns a message for anything thrown. Loaders may throw responses, which are described by their status. */
function messageOf(thrown: unknown): string {
  const { status } = (thrown ?? {}) as { status?: unknown };
  return typeof status === 'number' ? `a response with status ${status}` : String(thrown);
}
