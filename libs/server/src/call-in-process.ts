import { type CallApi, exchange } from './handler';
import { createServer, request as open, type RequestListener } from 'node:http';
import { duplexPair, type Duplex } from 'node:stream';

/** Properties that the API reads from the connection of an in-process call. */
export interface InnerConnection {
  remoteAddress: string;
  /** True for a call of the site during rendering, which does not count against the limit of reads. */
  loaderCall: boolean;
}

/**
 * Returns a function that calls the API within this process, without a socket but with the parser, requests and
 * responses of node:http. (With faked request objects, Express crashes the process when a caller disconnects.) Each
 * call has a separate connection, which carries the properties of its caller.
 */
export function callInProcess(api: RequestListener, loaderCall: boolean): CallApi {
  const server = createServer(api);
  return (request, { address }) => {
    const [near, far] = connectedPair();
    const connection: InnerConnection = { remoteAddress: address, loaderCall };
    server.emit('connection', Object.assign(far, connection));
    return exchange(request, open, { createConnection: () => near, signal: request.signal });
  };
}

/** Returns both ends of a connection. As with sockets, closing one end closes the other. */
function connectedPair(): [Duplex, Duplex] {
  const [near, far] = duplexPair();
  near.once('close', () => far.destroy());
  far.once('close', () => far.writableFinished || near.destroy());
  return [near, far];
}
