import { type Command, Redis } from 'ioredis';

const CONNECT_MS = 1500;
/** Time without a response after which Redis counts as unavailable. */
const SILENCE_MS = 1000;
const LONGEST_PAUSE_MS = 3000;

/** A Redis connection for commands that cannot wait: they fail fast and are never queued. Reconnects forever. */
export class LimitRedis extends Redis {
  constructor(url: string) {
    super(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_MS,
      commandTimeout: SILENCE_MS,
      disconnectTimeout: SILENCE_MS,
      retryStrategy: (tries) => Math.min(tries * 200, LONGEST_PAUSE_MS),
    });
  }

  /** Drops the connection at the first timeout, so that other commands do not wait for theirs. */
  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const command: Command = args[0];
    command.promise.catch((error: Error) => {
      if (error.message === 'Command timed out' && this.status === 'ready') this.disconnect(true);
    });
    return super.sendCommand(...args);
  }
}
