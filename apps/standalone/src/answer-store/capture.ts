import { ServerResponse, type OutgoingHttpHeaders } from 'node:http';

/** A finished answer that has not been sent yet. */
export interface Captured {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const send = ServerResponse.prototype;

/**
 * Keeps what a listener writes into a response instead of sending it. Resolves when the listener has ended
 * it, with null where the visitor went away before.
 */
export function capture(response: ServerResponse): Promise<Captured | null> {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown, encoding?: unknown) => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function') return;
    const isName = typeof encoding === 'string' && Buffer.isEncoding(encoding);
    chunks.push(
      typeof chunk === 'string'
        ? Buffer.from(chunk, isName ? encoding : 'utf8')
        : Buffer.from(chunk as Uint8Array),
    );
  };
  const callbackOf = (...args: unknown[]) =>
    args.find((arg) => typeof arg === 'function') as (() => void) | undefined;

  return new Promise((resolve) => {
    response.once('close', () => resolve(null));
    response.writeHead = (status: number, ...more: unknown[]) => {
      response.statusCode = status;
      const headers = more.find((value) => typeof value === 'object' && value !== null);
      for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
        if (value !== undefined) response.setHeader(name, value);
      }
      return response;
    };
    response.flushHeaders = () => undefined;
    response.write = (chunk: unknown, ...more: unknown[]) => {
      keep(chunk, more[0]);
      callbackOf(...more)?.();
      return true;
    };
    response.end = (...args: unknown[]) => {
      keep(args[0], args[1]);
      callbackOf(...args)?.();
      resolve({
        status: response.statusCode,
        headers: response.getHeaders(),
        body: Buffer.concat(chunks),
      });
      return response;
    };
  });
}

/** Sends past whatever stands in the way of a captured response. */
export function sendRaw(response: ServerResponse, status: number, body: Buffer | null): void {
  send.writeHead.call(response, status);
  // A body of its own, in one piece: nothing is left to write.
  (send.end as (this: ServerResponse, body?: Buffer) => void).call(response, body ?? undefined);
}
