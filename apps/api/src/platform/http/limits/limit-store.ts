import {
  type FactoryProvider,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { emit } from '@shishir/server/monitoring/signals';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { Env } from '../../config/env';
import type { LimitRedis } from './limit-redis';

const REDIS_PREFIX = 'shishir:limit:';

/** A number of points per number of seconds, counted per key. */
export type Budget = RateLimiterMemory | RateLimiterRedis;

/** Returns the name of a budget without its prefix in Redis. */
export const nameOf = ({ keyPrefix }: Budget): string => keyPrefix.replace(REDIS_PREFIX, '');

/** Maximum wait for Redis at start. */
const START_MS = 1500;

/**
 * Creates the counters of budgets: in Redis for all instances together if REDIS_URL is set, otherwise in this process.
 * While Redis is unavailable each instance counts for itself, so requests neither wait nor fail.
 */
export class LimitStore implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Limits');
  private isAway = false;

  constructor(private readonly redis: LimitRedis | null) {
    redis?.on('error', (error: Error) => this.noteAway(error.message));
    redis?.on('close', () => this.noteAway('the connection was closed'));
    redis?.on('ready', () => this.noteBack());
  }

  budget(name: string, points: number, duration: number): Budget {
    const inMemory = new RateLimiterMemory({ points, duration, keyPrefix: name });
    if (!this.redis) return inMemory;
    return new RateLimiterRedis({
      storeClient: this.redis,
      keyPrefix: REDIS_PREFIX + name,
      points,
      duration,
      insuranceLimiter: inMemory,
      rejectIfRedisNotReady: true,
    });
  }

  /** Connects, so that already the first requests are counted together. A failure does not stop the start. */
  async onModuleInit(): Promise<void> {
    if (!this.redis) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, START_MS)));
    await Promise.race([this.redis.connect().catch(() => undefined), late]);
    clearTimeout(timer);
    if (this.redis.status !== 'ready') this.noteAway('no answer');
  }

  onModuleDestroy(): void {
    this.redis?.removeAllListeners('close').disconnect();
  }

  /** Logs the start of an outage, but not further attempts. */
  private noteAway(reason: string): void {
    if (this.isAway) return;
    this.isAway = true;
    emit('redis', { isUp: false });
    this.log.warn(
      `Redis is unreachable (${reason}): until it is back, each instance counts on its own.`,
    );
  }

  private noteBack(): void {
    if (this.isAway) this.log.log('Redis is back: budgets are counted together again.');
    this.isAway = false;
    emit('redis', { isUp: true });
  }
}

/** Loads the Redis client only if REDIS_URL is set. */
export const limitStore: FactoryProvider<LimitStore> = {
  provide: LimitStore,
  inject: [Env],
  useFactory: async ({ REDIS_URL }: Env) => {
    if (!REDIS_URL) return new LimitStore(null);
    const { LimitRedis } = await import('./limit-redis.js');
    return new LimitStore(new LimitRedis(REDIS_URL));
  },
};
