import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ContactMessageSummary } from '@shishir/contract';
import { dhakaParts } from '@shishir/format';
import { Repository } from 'typeorm';
import { live } from '../../database/queries';
import { ContactMessageEntity } from '../contact-message.entity';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 30;

/** How many enquiries came in, by the day in Dhaka and by kind, and how many wait for a reply. */
@Injectable()
export class ContactMessageSummaryReader {
  constructor(
    @InjectRepository(ContactMessageEntity)
    private readonly messages: Repository<ContactMessageEntity>,
  ) {}

  async read(now = new Date()): Promise<ContactMessageSummary> {
    const midnight = dhakaMidnight(now);
    const start = new Date(midnight.getTime() - (DAYS - 1) * DAY_MS);
    const before = new Date(start.getTime() - DAYS * DAY_MS);
    const rows = await this.inbox()
      .select(['message.id', 'message.kind', 'message.created_at'])
      .andWhere('message.created_at >= :before', { before })
      .getMany();
    const recent = rows.filter((row) => row.created_at >= start);
    const [new_count, waiting_count] = await Promise.all([
      this.waiting().getCount(),
      this.waiting()
        .andWhere('message.created_at < :since', { since: new Date(now.getTime() - DAY_MS) })
        .getCount(),
    ]);
    return {
      days: countByDay(recent, start),
      total: recent.length,
      previous_total: rows.length - recent.length,
      new_count,
      waiting_count,
    };
  }

  private inbox() {
    return live(this.messages.createQueryBuilder('message')).andWhere("message.status <> 'spam'");
  }

  private waiting() {
    return this.inbox().andWhere("message.status = 'new'");
  }
}

function countByDay(rows: ContactMessageEntity[], start: Date): ContactMessageSummary['days'] {
  const byDate = new Map<string, Record<string, number>>();
  for (let day = 0; day < DAYS; day++) {
    byDate.set(dhakaDate(new Date(start.getTime() + day * DAY_MS)), {});
  }
  for (const { kind, created_at } of rows) {
    const counts = byDate.get(dhakaDate(created_at));
    if (counts) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return [...byDate].map(([date, counts]) => ({ date, counts }));
}

function dhakaDate(moment: Date): string {
  const { year, month, day } = dhakaParts(moment);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** The moment at which the day in Dhaka began. */
function dhakaMidnight(moment: Date): Date {
  const { hour, minute } = dhakaParts(moment);
  const sinceMidnight = hour * 60 + minute;
  return new Date(Math.floor(moment.getTime() / 60_000) * 60_000 - sinceMidnight * 60_000);
}
