import type { RequestListener } from 'node:http';
import { hostname } from 'node:os';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { REQUEST_ID } from '../request-id';
import { isRouted } from './route-name';
import { subscribe } from './signals';
import { traceIds } from './spans';

/** The part of the product that a line comes from. */
export type AppName = 'api' | 'site' | 'dashboard';

/** What the logs of all parts have in common: who writes, and the trace that a line belongs to. */
export const lineOptions = (app: AppName, level: string): LoggerOptions => ({
  level,
  base: { pid: process.pid, hostname: hostname(), app },
  mixin: () => traceIds() ?? {},
});

/** A log of JSON lines, to the standard output unless another stream is given. */
export const openLog = (app: AppName, level: string, stream?: DestinationStream): Logger =>
  stream ? pino(lineOptions(app, level), stream) : pino(lineOptions(app, level));

/** What a line says of a request. Query strings can hold personal input; the path is enough to find a request. */
export const describeRequest = (id: unknown, method: string | undefined, url: string) => ({
  id,
  method,
  path: url.split('?')[0],
});

/** A failure of the product is an error; what a caller did wrong is not. */
export const levelOf = (status: number, error?: unknown): 'error' | 'info' =>
  error || status >= 500 ? 'error' : 'info';

/**
 * The listener with one line of the log for each request. Files and what was finished at once, such as a hit of the
 * response cache, are logged at `debug` alone: a line costs as much as such a response.
 */
export function logRequests(log: Logger, listener: RequestListener): RequestListener {
  if (log.level === 'silent') return listener;
  const isDetailed = log.isLevelEnabled('debug');
  return (incoming, outgoing) => {
    const begun = performance.now();
    // Express and sirv change it.
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
          responseTime: Math.round(performance.now() - begun),
        },
        isAborted ? 'request aborted' : 'request completed',
      );
    };
    listener(incoming, outgoing);
    if (outgoing.writableEnded) write(true);
    else outgoing.once('close', () => write(false));
  };
}

/** Writes the failures that parts of this process report. Returns the function that ends it. */
export const logFailures = (log: Logger): (() => void) =>
  subscribe('failure', ({ what, error, requestId }) => {
    log.error({ ...(requestId && { req: { id: requestId } }), err: describeError(error) }, what);
  });

const LONGEST_STATEMENT = 500;
/** A value that MySQL and MariaDB quote in a message: "Duplicate entry '…' for key 'ux_users_email'". */
const QUOTED_VALUE = /(entry|value:?|truncated[^']*) '.*?'(?= for |$)/gis;

/**
 * What the log says of an error: named properties alone. Errors of the database also carry the parameters of the
 * statement, which are what people typed.
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

/** What a loader throws may be a response, of which the status says most. */
function messageOf(thrown: unknown): string {
  const { status } = (thrown ?? {}) as { status?: unknown };
  return typeof status === 'number' ? `a response with status ${status}` : String(thrown);
}
