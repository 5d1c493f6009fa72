import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendError } from './error-response';

/** More than the largest upload, with the rest of its form: no body of ours is larger. */
const LARGEST_BODY = 70 * 1024 * 1024;

/**
 * Rejects a request that Node's parser lets through but that makes no URL or names no single host, and one whose
 * body is announced as larger than any; true where it has. Whatever handles requests calls this first.
 */
export function rejectMalformed(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (!isPath(incoming.url) || !hasOneHost(incoming)) {
    reject(outgoing, 400, 'bad_request', 'The request could not be read.');
    return true;
  }
  if (Number(incoming.headers['content-length'] ?? 0) > LARGEST_BODY) {
    reject(outgoing, 413, 'too_large', 'The request is too large.');
    return true;
  }
  return false;
}

/** The body, if any, is not read, so the connection cannot carry another request. */
function reject(outgoing: ServerResponse, status: number, code: string, message: string): void {
  outgoing.setHeader('connection', 'close');
  sendError(outgoing, status, code, message);
}

/** Proxies send the whole address, and `*` is about the server as such: neither is for us. */
const isPath = (url: string | undefined) =>
  url !== undefined && url.startsWith('/') && URL.canParse(`http://host.invalid${url}`);

/** Of two Host headers Node takes the first, and a proxy in front may take the second. */
function hasOneHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (names.length !== 1 || !host || /[\s/\\?#@]/.test(host)) return false;
  return URL.canParse(`http://${host}/`);
}
