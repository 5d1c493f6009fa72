import type { ChartPart, Delivery, EnquiryOverview, ContactMessageKind } from '@shishir/contract';
import { dhakaMidnight } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { ContactMessageEntity } from '../../sales/contact-message/contact-message.entity';
import { fullName } from '../../sales/contact-message/contact-message.mapper';
import { subjectOf } from '../../sales/contact-message/own-enquiries';
import { unsentReplies } from '../../sales/contact-message/reply-deliveries';
import { notDeleted } from '../../platform/database/queries';
import { UserEntity } from '../users/user.entity';
import { DAY_MS, daysBefore, dhakaDay, firstDayOfWeek, laterDay } from './periods';

const WEEKS = 12;
const DAYS = 30;
/** With fewer enquiries per week, bars of days are not meaningful. */
const LEAST_PER_WEEK = 20;
const WAITING_SHOWN = 5;
const MINUTE_MS = 60_000;

/** Returns the figures of enquiries, without spam. Five statements, each over an index or the rows of 24 weeks. */
export async function readEnquiryOverview(
  manager: EntityManager,
  now = new Date(),
): Promise<EnquiryOverview> {
  const [received, open, answered, unsent] = await Promise.all([
    readReceived(manager, now),
    readOpen(manager),
    readReplied(manager, now),
    unsentReplies(manager),
  ]);
  const replied = answered.filter(({ id }) => !unsent.has(id));
  const dayAgo = daysBefore(now, 1);
  const late = open.filter(({ created_at }) => created_at < dayAgo);
  return {
    new_count: open.filter(({ status }) => status === 'new').length,
    received: compare(received, now, 7),
    late: {
      count: late.length,
      longest_since: late[0]?.created_at.toISOString() ?? null,
      previous: waitingThen(open, replied, daysBefore(now, 7)),
    },
    answer_time: {
      median: median(replied.filter(({ replied_at }) => replied_at >= daysBefore(now, DAYS))),
      previous: median(replied.filter(({ replied_at }) => replied_at < daysBefore(now, DAYS))),
    },
    chart: chartOf(received, now),
    waiting: {
      total: open.length,
      enquiries: await readLongestWaiting(manager, open.slice(0, WAITING_SHOWN)),
    },
    unsent: { total: unsent.size, enquiries: await readUnsent(manager, unsent) },
  };
}

interface Received {
  kind: ContactMessageKind;
  created_at: Date;
}
interface Open {
  id: number;
  status: 'new' | 'read';
  created_at: Date;
}
interface Replied {
  id: number;
  created_at: Date;
  replied_at: Date;
}

const enquiries = (manager: EntityManager) =>
  notDeleted(manager.createQueryBuilder(ContactMessageEntity, 'message'));

/** Reads all enquiries of the two periods that the chart compares. */
function readReceived(manager: EntityManager, now: Date): Promise<Received[]> {
  const from = dhakaMidnight(laterDay(firstDayOfWeek(dhakaDay(now)), -7 * (2 * WEEKS - 1)));
  return enquiries(manager)
    .select(['message.id', 'message.kind', 'message.created_at'])
    .andWhere("message.created_at >= :from AND message.status <> 'spam'", { from })
    .getMany();
}

/** Reads the enquiries that wait for a reply, the longest waiting first. */
async function readOpen(manager: EntityManager): Promise<Open[]> {
  const rows = await enquiries(manager)
    .select(['message.id', 'message.status', 'message.created_at'])
    .andWhere("message.status IN ('new', 'read')")
    .orderBy('message.created_at')
    .addOrderBy('message.id')
    .getMany();
  return rows as Open[];
}

/** Reads the replies of the last 60 days. */
async function readReplied(manager: EntityManager, now: Date): Promise<Replied[]> {
  const rows = await enquiries(manager)
    .select(['message.id', 'message.created_at', 'message.replied_at'])
    .andWhere('message.replied_at >= :from', { from: daysBefore(now, 2 * DAYS) })
    .getMany();
  return rows as Replied[];
}

async function readLongestWaiting(
  manager: EntityManager,
  open: Open[],
): Promise<EnquiryOverview['waiting']['enquiries']> {
  if (open.length === 0) return [];
  const { entities, raw } = await enquiries(manager)
    .leftJoin(UserEntity, 'owner', 'owner.id = message.owner_id')
    .addSelect('owner.name', 'owner_name')
    .andWhere('message.id IN (:...ids)', { ids: open.map(({ id }) => id) })
    .orderBy('message.created_at')
    .addOrderBy('message.id')
    .getRawAndEntities<{ owner_name: string | null }>();
  return entities.map((contactMessage, index) => ({
    id: contactMessage.id,
    kind: contactMessage.kind,
    name: fullName(contactMessage),
    subject: subjectOf(contactMessage),
    owner: raw[index]!.owner_name,
    created_at: contactMessage.created_at.toISOString(),
  }));
}

async function readUnsent(
  manager: EntityManager,
  unsent: Map<number, Delivery>,
): Promise<EnquiryOverview['unsent']['enquiries']> {
  if (unsent.size === 0) return [];
  const rows = await enquiries(manager)
    .andWhere('message.id IN (:...ids)', { ids: [...unsent.keys()] })
    .orderBy('message.replied_at', 'DESC')
    .addOrderBy('message.id', 'DESC')
    .getMany();
  const isFailed = ({ id }: ContactMessageEntity) => unsent.get(id)!.status === 'failed';
  return [...rows.filter(isFailed), ...rows.filter((row) => !isFailed(row))]
    .slice(0, WAITING_SHOWN)
    .map((row) => ({
      id: row.id,
      name: fullName(row),
      kind: row.kind,
      subject: subjectOf(row),
      replied_at: (row.replied_at ?? row.created_at).toISOString(),
      mail: unsent.get(row.id)!,
    }));
}

/** Counts the enquiries of the last days, and of as many days before. */
function compare(received: Received[], now: Date, days: number) {
  const from = daysBefore(now, days);
  const before = daysBefore(now, 2 * days);
  return {
    count: received.filter(({ created_at }) => created_at >= from).length,
    previous: received.filter(({ created_at }) => created_at < from && created_at >= before).length,
  };
}

/**
 * Counts enquiries that had waited for more than a day at a given moment: still waiting, or replied to only afterwards.
 */
function waitingThen(open: Open[], replied: Replied[], then: Date): number {
  const late = daysBefore(then, 1);
  return (
    open.filter(({ created_at }) => created_at < late).length +
    replied.filter(({ created_at, replied_at }) => created_at < late && replied_at > then).length
  );
}

function median(replied: Replied[]): number | null {
  const minutes = replied
    .map(({ created_at, replied_at }) => (replied_at.getTime() - created_at.getTime()) / MINUTE_MS)
    .sort((a, b) => a - b);
  if (minutes.length === 0) return null;
  const middle = (minutes.length - 1) / 2;
  return Math.round((minutes[Math.floor(middle)]! + minutes[Math.ceil(middle)]!) / 2);
}

function chartOf(received: Received[], now: Date): EnquiryOverview['chart'] {
  const today = dhakaDay(now);
  const weeks = barsOf(received, laterDay(firstDayOfWeek(today), -7 * (WEEKS - 1)), WEEKS, 7);
  const inWeeks = weeks.total.count;
  if (inWeeks / WEEKS < LEAST_PER_WEEK) return { per: 'week', ...weeks };
  return { per: 'day', ...barsOf(received, laterDay(today, -(DAYS - 1)), DAYS, 1) };
}

/** Returns `count` bars of `days` days each from a day on, and the number of enquiries in the same time before. */
function barsOf(received: Received[], first: string, count: number, days: number) {
  const bars = Array.from({ length: count }, (_, index) => ({
    from: laterDay(first, index * days),
    ...{ contact: 0, quotation: 0, other: 0 },
  }));
  const start = dhakaMidnight(first).getTime();
  const width = days * DAY_MS;
  const total = { count: 0, previous: 0 };
  for (const { kind, created_at } of received) {
    const index = Math.floor((created_at.getTime() - start) / width);
    const bar = bars[index];
    if (bar) {
      bar[partOf(kind)] += 1;
      total.count += 1;
    } else if (index >= -count && index < 0) {
      total.previous += 1;
    }
  }
  return { bars, total };
}

const partOf = (kind: ContactMessageKind): ChartPart =>
  kind === 'contact' || kind === 'quotation' ? kind : 'other';
