import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager, type FindOptionsWhere, LessThanOrEqual } from 'typeorm';
import { notDeleted } from '../../platform/database/queries';
import { revision } from '../../platform/database/revision';
import { postsApi } from '../../content/posts/posts.service';
import { productRecord } from '../../catalogue/products/product-record';
import { housekeeping, newBatch } from '../../platform/records/audit';
import { change } from '../../platform/records/change';
import type { RecordType, Stored } from '../../platform/records/record-type';
import { vrfProjectApi } from '../../content/vrf-project/vrf-project.service';

/** Together with the second between the response cache's reads of the revision, a record appears within two seconds. */
const ROUND_MS = 500;
/** Maximum records published in one transaction; the next round continues. */
const BATCH = 200;

/** The record types with a publish date, without the exact row types. */
const TYPES = [postsApi, vrfProjectApi, productRecord] as unknown as Publishable[];
type Publishable = RecordType<Stored>;

/**
 * Publishes records when their date has come. The dates are in the database, so records that became due while no
 * process ran are published after the next start. If several processes run, the first one publishes and the others find
 * nothing due.
 */
@Injectable()
export class PublishSchedule implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('PublishSchedule');
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private hasFailed = false;
  /** The earliest date as of a revision. Setting a date raises the revision, so the date is reread only then. */
  private next: { revision: number; at: Date | null } = { revision: -1, at: null };

  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  onModuleInit(): void {
    this.schedule(0);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  /** Publishes the records due at `now` and returns their number. */
  async publishDue(now = new Date()): Promise<number> {
    const at = await revision.read(this.manager);
    if (at !== this.next.revision) this.next = { revision: at, at: await this.earliest() };
    if (this.next.at === null || this.next.at > now) return 0;
    let count = 0;
    for (const type of TYPES) count += await this.publish(type, now);
    return count;
  }

  private async earliest(): Promise<Date | null> {
    const dates: number[] = [];
    for (const { entity } of TYPES) {
      // Reads a row instead of MIN(), which drivers return as text.
      const row = await notDeleted(this.manager.createQueryBuilder(entity, 'item'))
        .select(['item.id', 'item.publish_at'])
        .andWhere('item.publish_at IS NOT NULL')
        .orderBy('item.publish_at', 'ASC')
        .limit(1)
        .getOne();
      if (row?.publish_at) dates.push(row.publish_at.getTime());
    }
    return dates.length > 0 ? new Date(Math.min(...dates)) : null;
  }

  private async publish(type: Publishable, now: Date): Promise<number> {
    const where = { publish_at: LessThanOrEqual(now) } as FindOptionsWhere<Stored>;
    if (!(await this.manager.exists(type.entity, { where }))) return 0;
    return change(this.manager, type, housekeeping, async (change) => {
      // Another process may have published them in the meantime.
      const due = await change.manager.find(type.entity, {
        where,
        order: { publish_at: 'ASC' },
        take: BATCH,
      });
      const batch = due.length > 1 ? newBatch() : undefined;
      for (const row of due) await change.update(row, type.published!(row), { batch });
      return due.length;
    });
  }

  private schedule(afterMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.round = this.publishDue()
        .then(
          () => (this.hasFailed = false),
          (error: unknown) => this.noteFailure(error),
        )
        .then(() => this.schedule(ROUND_MS));
    }, afterMs);
    this.timer.unref();
  }

  /** Logs the first failure only, even if the database stays unreachable for long. */
  private noteFailure(error: unknown): void {
    if (!this.hasFailed) this.log.error(error);
    this.hasFailed = true;
  }
}
