import { type Command, Redis } from 'ioredis';

const CONNECT_MS = 1500;
/** A Redis that says nothing for so long is away. */
const SILENCE_MS = 1000;
const LONGEST_PAUSE_MS = 3000;

/**
 * A connection for questions that cannot wait: it answers soon or fails, holds nothing back for later,
 * and tries for ever to be there again.
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

  /** One command without an answer is enough: the others need not wait on a connection that is silent. */
  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const command: Command = args[0];
    command.promise.catch((error: Error) => {
      if (error.message === 'Command timed out' && this.status === 'ready') this.disconnect(true);
    });
    return super.sendCommand(...args);
  }
}
