import { type CallApi, exchange } from './handler';
import { createServer, request as open, type RequestListener } from 'node:http';
import { duplexPair, type Duplex } from 'node:stream';

/** What the API finds on the connection of a call inside the process. */
export interface InnerConnection {
  remoteAddress: string;
  /** True for a call of the site while it renders: not counted against the limit of reads. */
  loaderCall: boolean;
}

/**
 * Calls the API inside this process: no socket, but the parser, requests and responses of node:http.
 * (Made-up request objects end the process when Express meets a caller that goes away.)
 * Each call has a connection of its own, since a connection says whose call it is.
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

/** Two ends of one connection: when either breaks off, so does the other, as between sockets. */
function connectedPair(): [Duplex, Duplex] {
  const [near, far] = duplexPair();
  near.once('close', () => far.destroy());
  far.once('close', () => far.writableFinished || near.destroy());
  return [near, far];
}
