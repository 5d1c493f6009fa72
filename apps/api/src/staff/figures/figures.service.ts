import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  CONTACT_MESSAGE_KINDS,
  type ContactMessageKind,
  type CountKind,
  type FigureCounts,
  type FigureName,
  type Figures,
  type FiguresQuery,
  LONGEST_PERIOD,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { dhakaDay, dhakaMidnight } from '@shishir/format';
import { Between, EntityManager } from 'typeorm';
import { momentOf } from '../../platform/database/columns';
import { notDeleted } from '../../platform/database/queries';
import { InvalidInput } from '../../platform/http/api-error';
import type { Cell } from '../../platform/records/csv-cells';
import { ContactMessageEntity } from '../../sales/contact-message/contact-message.entity';
import { QuotationRevisionEntity } from '../../sales/quotations/quotation.entity';
import { DailyCountEntity } from './daily-count.entity';

/** Days in Dhaka, both included. */
interface Period {
  from: string;
  to: string;
}

const DEFAULT_DAYS = 30;
const MOST_ROWS = 50;

const later = (day: string, days: number) => dhakaDay(dhakaMidnight(day, days));
const daysIn = ({ from, to }: Period) =>
  Math.round((dhakaMidnight(to).getTime() - dhakaMidnight(from).getTime()) / 86_400_000) + 1;

/** An event with its day: an enquiry received, a quotation sent or accepted. */
interface Dated {
  day: string;
  kind: ContactMessageKind | 'quotation sent' | 'quotation accepted';
}

/** Reads the figures of a period: the daily counts, and what enquiries and quotations contain. */
@Injectable()
export class FiguresService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async read(query: FiguresQuery): Promise<Figures> {
    const period = periodOf(query);
    const length = daysIn(period);
    const before = { from: later(period.from, -length), to: later(period.from, -1) };
    const [days, previous, pages, tools, searches, forms] = await Promise.all([
      this.days(period),
      this.days(before),
      this.named(period, 'view'),
      this.named(period, 'tool'),
      this.named(period, 'search'),
      this.forms(period),
    ]);
    return {
      ...period,
      total: totalOf(days),
      previous: totalOf(previous),
      ...{ days, pages, tools, forms, searches },
    };
  }

  /** Returns the lines of a file: day, event, name, language, count. */
  async lines(query: FiguresQuery): Promise<Cell[][]> {
    const period = periodOf(query);
    const rows = await this.manager.find(DailyCountEntity, {
      where: { day: Between(period.from, period.to) },
      order: { day: 'ASC', kind: 'ASC', count: 'DESC', id: 'ASC' },
    });
    const dated = new Map<string, Cell[]>();
    for (const { day, kind } of await this.dated(period)) {
      const isEnquiry = !kind.includes(' ');
      const key = `${day} ${kind}`;
      const line = dated.get(key) ?? [
        day,
        isEnquiry ? 'enquiry' : kind,
        isEnquiry ? kind : '',
        '',
        0,
      ];
      dated.set(key, [...line.slice(0, 4), Number(line[4]) + 1]);
    }
    const counted = rows.map(({ day, kind, name, locale, count }) => [
      day,
      kind,
      name,
      locale,
      count,
    ]);
    return [...counted, ...dated.values()].sort(([one], [other]) =>
      String(one).localeCompare(String(other)),
    );
  }

  private async days(period: Period): Promise<Figures['days']> {
    const days = new Map(
      Array.from({ length: daysIn(period) }, (_, at) => [later(period.from, at), none()]),
    );
    const add = (day: string, figure: FigureName, count = 1) => {
      const counts = days.get(day);
      if (counts) counts[figure] += count;
    };
    const sums = await this.manager
      .createQueryBuilder(DailyCountEntity, 'row')
      .select(['row.day AS day', 'row.kind AS kind', 'SUM(row.count) AS sum'])
      .where('row.day BETWEEN :from AND :to', period)
      .andWhere("row.kind IN ('view', 'tool')")
      .groupBy('row.day')
      .addGroupBy('row.kind')
      .getRawMany<{ day: string; kind: 'view' | 'tool'; sum: string | number }>();
    for (const { day, kind, sum } of sums) {
      add(day, kind === 'view' ? 'views' : 'tools', Number(sum));
    }
    for (const { day, kind } of await this.dated(period)) {
      if (kind === 'quotation sent') add(day, 'quotations');
      else if (kind === 'quotation accepted') add(day, 'won');
      else add(day, 'enquiries');
    }
    return [...days].map(([day, counts]) => ({ day, ...counts }));
  }

  /** Reads enquiries without spam, and quotations on the day they were first sent or accepted. */
  private async dated({ from, to }: Period): Promise<Dated[]> {
    const range = { start: dhakaMidnight(from), end: dhakaMidnight(to, 1) };
    const enquiries = await notDeleted(
      this.manager.createQueryBuilder(ContactMessageEntity, 'message'),
    )
      .select(['message.id', 'message.kind', 'message.created_at'])
      .andWhere("message.status <> 'spam'")
      .andWhere('message.created_at >= :start AND message.created_at < :end', range)
      .getMany();
    const first = (column: 'sent_at' | 'accepted_at') =>
      this.manager
        .createQueryBuilder(QuotationRevisionEntity, 'revision')
        .select(`MIN(revision.${column})`, 'at')
        .where(`revision.${column} IS NOT NULL`)
        .groupBy('revision.quotation_id')
        .having(`MIN(revision.${column}) >= :start AND MIN(revision.${column}) < :end`, range)
        .getRawMany<{ at: string | Date }>();
    const [sent, accepted] = await Promise.all([first('sent_at'), first('accepted_at')]);
    const dayOf = ({ at }: { at: string | Date }) => dhakaDay(momentOf(at));
    return [
      ...enquiries.map(({ kind, created_at }) => ({ day: dhakaDay(created_at), kind })),
      ...sent.map((row) => ({ day: dayOf(row), kind: 'quotation sent' as const })),
      ...accepted.map((row) => ({ day: dayOf(row), kind: 'quotation accepted' as const })),
    ];
  }

  private async named({ from, to }: Period, kind: CountKind): Promise<Figures['pages']> {
    const rows = await this.manager
      .createQueryBuilder(DailyCountEntity, 'row')
      .select(['row.name AS name', 'row.locale AS locale', 'SUM(row.count) AS sum'])
      .where('row.day BETWEEN :from AND :to AND row.kind = :kind', { from, to, kind })
      .groupBy('row.name')
      .addGroupBy('row.locale')
      .orderBy('sum', 'DESC')
      .addOrderBy('row.name')
      .limit(MOST_ROWS)
      .getRawMany<{ name: string; locale: 'en' | 'bn'; sum: string | number }>();
    return rows.map(({ name, locale, sum }) => ({ name, locale, count: Number(sum) }));
  }

  private async forms(period: Period): Promise<Figures['forms']> {
    const [begun, dated] = await Promise.all([this.named(period, 'form'), this.dated(period)]);
    return CONTACT_MESSAGE_KINDS.map((kind) => ({
      kind,
      begun: begun.reduce((sum, row) => (row.name === kind ? sum + row.count : sum), 0),
      sent: dated.filter((event) => event.kind === kind).length,
    })).filter(({ begun, sent }) => begun + sent > 0);
  }
}

const none = (): FigureCounts => ({ views: 0, tools: 0, enquiries: 0, quotations: 0, won: 0 });

function totalOf(days: Figures['days']): FigureCounts {
  const total = none();
  for (const day of days) {
    for (const figure of Object.keys(total) as FigureName[]) total[figure] += day[figure];
  }
  return total;
}

/** Returns the days of a query. Throws a validation error if they are in the wrong order or too many. */
function periodOf(query: FiguresQuery): Period {
  const to = query.to ?? dhakaDay(new Date());
  const from = query.from ?? later(to, 1 - DEFAULT_DAYS);
  const period = { from, to };
  const days = daysIn(period);
  if (days < 1) throw new InvalidInput({ from: reason('period_backwards') });
  if (days > LONGEST_PERIOD) throw new InvalidInput({ from: reason('period_long') });
  return period;
}
