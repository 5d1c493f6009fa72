import { type Command, Redis } from 'ioredis';

const CONNECT_MS = 1500;
/** A Redis that does not respond for so long counts as unavailable. */
const SILENCE_MS = 1000;
const LONGEST_PAUSE_MS = 3000;

/**
 * A connection for commands that cannot wait: it responds soon or fails, queues nothing, and reconnects
 * forever.
 */
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

  /** One timeout is enough to drop the connection: the other commands need not wait for theirs. */
  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const command: Command = args[0];
    command.promise.catch((error: Error) => {
      if (error.message === 'Command timed out' && this.status === 'ready') this.disconnect(true);
    });
    return super.sendCommand(...args);
  }
}
