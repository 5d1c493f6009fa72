import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingMessage['headers'];
  text: string;
}

/** A receiver on this machine. `reply` decides about the response to each request. */
export class Receiver {
  readonly received: Received[] = [];
  reply: (response: ServerResponse) => void = (response) => response.end('Thanks');
  private server: Server;

  async start(): Promise<this> {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        this.received.push({ headers: request.headers, text: Buffer.concat(chunks).toString() });
        this.reply(response);
      });
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/events`;
  }

  get events(): unknown[] {
    return this.received.map(({ text }) => (JSON.parse(text) as { event: string }).event);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
