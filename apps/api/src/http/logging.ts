import type { Params } from 'nestjs-pino';
import type { IncomingMessage } from 'node:http';
import type { DestinationStream } from 'pino';

/**
 * Structured logs, one line a request, with nothing in them that signs anyone in. They go to the standard output
 * unless another stream is given.
 */
export function logging(level: string, stream?: DestinationStream): Params {
  return {
    pinoHttp: {
      level,
      ...(stream && { stream }),
      genReqId: (request: IncomingMessage) => request.id,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
      customLogLevel: (_request, response, error) =>
        error || response.statusCode >= 500 ? 'error' : 'info',
      serializers: {
        // Query strings can hold personal input; the path is enough to find a request.
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?')[0],
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
        // pino-http hands in its own form of an error, with the error itself in `raw`.
        err: (error: Error & { raw?: Error }) => describeError(error.raw ?? error),
      },
    },
  };
}

const LONGEST_STATEMENT = 500;
/** A value that MySQL and MariaDB quote in a message: "Duplicate entry '…' for key 'ux_users_email'". */
const QUOTED_VALUE = /(entry|value:?|truncated[^']*) '.*?'(?= for |$)/gis;

/**
 * What the log says of an error: named properties alone. Errors of the database also carry the parameters of the
 * statement, which are what people typed.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
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
