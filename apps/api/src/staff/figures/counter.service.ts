import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { CountedEvent } from '@shishir/contract';
import { dhakaDay } from '@shishir/format';
import { EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { DailyCountEntity } from './daily-count.entity';

const MINUTE_MS = 60_000;
/** Different events of a minute, and different names of one kind on a day. Visitors need far fewer. */
const MOST_EVENTS = 2_000;
const MOST_NAMES = 5_000;
/** Replaces further names of a day, so that invented ones cannot fill the table. */
const OTHERS = '…';

/** Programs that say so. Most others run no scripts and are therefore not counted either. */
const BOT = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|scrap|curl|wget|python/i;

/** True for a browser, false for a program that names itself. */
export const isBrowser = (userAgent: string): boolean => userAgent !== '' && !BOT.test(userAgent);

type Sum = Omit<DailyCountEntity, 'id'>;
const keyOf = ({ day, kind, name, locale }: Sum) => [day, kind, locale, name].join(' ');

/**
 * Adds up events in memory and writes the sums once a minute and at the end, so that counting costs a request nothing.
 * If the process is killed, the events of its last minute are lost.
 */
@Injectable()
export class CounterService implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Figures');
  private sums = new Map<string, Sum>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.write(), MINUTE_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  count(event: CountedEvent): void {
    this.add({ ...event, day: dhakaDay(new Date()), count: 1 });
  }

  /** Writes the sums in one transaction. After a failure they are kept for the next time. */
  write(): Promise<void> {
    return (this.writing = this.writing.then(async () => {
      // In the same order on every instance, so that two transactions do not wait for each other.
      const sums = [...this.sums].sort(([one], [other]) => (one < other ? -1 : 1));
      if (sums.length === 0) return;
      this.sums = new Map();
      try {
        await this.manager.transaction(async (manager) => {
          for (const [, sum] of sums) await store(manager, sum);
        });
      } catch (error) {
        this.log.error(`Counts could not be written: ${String(error)}`);
        for (const [, sum] of sums) this.add(sum);
      }
    }));
  }

  private add(sum: Sum): void {
    const key = keyOf(sum);
    const known = this.sums.get(key);
    if (known) known.count += sum.count;
    else if (this.sums.size < MOST_EVENTS) this.sums.set(key, { ...sum });
  }
}

/** Adds to the row of the day. Two instances may insert it at the same time; the second one then adds to it. */
async function store(manager: EntityManager, sum: Sum): Promise<void> {
  if (await increase(manager, sum)) return;
  const { day, kind, locale } = sum;
  const names = await manager.countBy(DailyCountEntity, { day, kind, locale });
  if (names >= MOST_NAMES && sum.name !== OTHERS) return store(manager, { ...sum, name: OTHERS });
  try {
    await manager.insert(DailyCountEntity, sum);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await increase(manager, sum);
  }
}

async function increase(manager: EntityManager, { count, ...which }: Sum): Promise<boolean> {
  const { affected } = await manager.increment(DailyCountEntity, which, 'count', count);
  return (affected ?? 0) > 0;
}
