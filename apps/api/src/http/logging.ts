import type { Params } from 'nestjs-pino';
import type { IncomingMessage } from 'node:http';

/** Structured logs, one line a request, with nothing in them that signs anyone in. */
export function logging(level: string): Params {
  return {
    pinoHttp: {
      level,
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
      },
    },
  };
}
