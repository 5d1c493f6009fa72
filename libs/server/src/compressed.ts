import compression from 'compression';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Compresses the responses of a listener, except event streams, whose events would wait in a buffer. */
export function compressed(listener: RequestListener): RequestListener {
  // The middleware is typed for Express, but uses node:http only.
  const compress = compression({
    filter: (request, response) =>
      !String(response.getHeader('content-type')).startsWith('text/event-stream') &&
      compression.filter(request, response),
  }) as unknown as Middleware;
  return (incoming, outgoing) => {
    compress(incoming, outgoing, () => void listener(incoming, outgoing));
  };
}
