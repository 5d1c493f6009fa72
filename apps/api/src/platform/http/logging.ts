import { contract } from '@shishir/contract';
import {
  describeError,
  describeRequest,
  levelOf,
  lineOptions,
} from '@shishir/server/monitoring/log';
import type { Params } from 'nestjs-pino';
import type { IncomingMessage } from 'node:http';
import type { DestinationStream } from 'pino';

/**
 * Settings for structured logs, one line per request and without credentials. Writes to standard output unless a stream
 * is given. The site and the dashboard write lines of the same format.
 */
export function logging(level: string, stream?: DestinationStream): Params {
  return {
    pinoHttp: {
      ...lineOptions('api', level),
      ...(stream && { stream }),
      genReqId: (request: IncomingMessage) => request.id,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
      customLogLevel: ({ url }, { statusCode }, error) => {
        const level = levelOf(statusCode, error);
        // Every shown page reports a count.
        return level === 'info' && url === contract.figures.count.path ? 'debug' : level;
      },
      serializers: {
        req: (request: { id: string; method: string; url: string }) =>
          describeRequest(request.id, request.method, request.url),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
        // pino-http passes its own form of an error, with the original in `raw`.
        err: (error: Error & { raw?: Error }) => describeError(error.raw ?? error),
      },
    },
  };
}
