import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a server that can be disconnected and restored. */
export interface TestProxy {
  url: string;
  /** Closes all connections and accepts no new ones, like a killed server. */
  disconnect(): Promise<void>;
  /** Accepts connections but forwards nothing, like a hanging server. */
  hang(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy to the Redis server of TEST_REDIS_URL. */
export async function startRedisProxy(): Promise<TestProxy> {
  const address = process.env.TEST_REDIS_URL;
  if (!address) {
    throw new Error('Set TEST_REDIS_URL to a Redis server, such as redis://127.0.0.1:6379');
  }
  return startProxy(address, 6379);
}

export async function startProxy(address: string, usualPort: number): Promise<TestProxy> {
  const { hostname, port } = new URL(address);
  const ends = new Set<Socket>();
  let hangs = false;
  const keep = (socket: Socket) => {
    ends.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => ends.delete(socket));
    return socket;
  };
  const server = createServer((here) => {
    keep(here);
    if (hangs) return void here.pause();
    const there = keep(connect(Number(port || usualPort), hostname));
    here.pipe(there).pipe(here);
    here.on('close', () => there.destroy());
    there.on('close', () => here.destroy());
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  const url = new URL(address);
  url.host = `127.0.0.1:${own}`;

  const disconnect = async () => {
    const closed = server.listening && new Promise((resolve) => server.close(resolve));
    ends.forEach((socket) => socket.destroy());
    await closed;
  };
  return {
    url: url.href,
    disconnect,
    hang() {
      hangs = true;
      // Open connections stay open but forward nothing.
      ends.forEach((socket) => socket.unpipe().pause());
    },
    async restore() {
      await disconnect();
      hangs = false;
      await listen(own);
    },
    close: disconnect,
  };
}
