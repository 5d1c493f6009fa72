import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendError } from './error-response';

/** Larger than the largest upload with the rest of its form. */
const LARGEST_BODY = 70 * 1024 * 1024;

/**
 * Rejects requests that Node's parser accepts but that form no URL, name no single host, or announce an oversized body.
 * Returns true if the request was rejected. Must be called before any handler.
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

/** Closes the connection, because the unread body would precede the next request. */
function reject(outgoing: ServerResponse, status: number, code: string, message: string): void {
  outgoing.setHeader('connection', 'close');
  sendError(outgoing, status, code, message);
}

/** Excludes absolute addresses, which only proxies receive, and `*`, which addresses the server as a whole. */
const isPath = (url: string | undefined) =>
  url !== undefined && url.startsWith('/') && URL.canParse(`http://host.invalid${url}`);

/** With two Host headers, Node uses the first, while a proxy in front may use the second. */
function hasOneHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (names.length !== 1 || !host || /[\s/\\?#@]/.test(host)) return false;
  return URL.canParse(`http://${host}/`);
}
