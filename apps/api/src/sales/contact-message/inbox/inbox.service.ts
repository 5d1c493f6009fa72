import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import {
  type ContactMessageCounts,
  type ContactMessageQuery,
  type ContactMessageTrashQuery,
  type EnquirySelection,
  CONTACT_MESSAGE_KINDS,
  SALES_KINDS,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { dhakaDay, dhakaMidnight } from '@shishir/format';
import { EntityManager, Repository, type SelectQueryBuilder } from 'typeorm';
import { notDeleted, orderBy, type Page, pageOf, search } from '../../../platform/database/queries';
import { Conflict } from '../../../platform/http/api-error';
import type { Principal } from '../../../platform/http/principal';
import { notFound } from '../../../platform/records/record-type';
import { ContactMessageEntity, isWaiting } from '../contact-message.entity';
import { contactMessageRecord } from '../contact-message.mapper';

const DAY_MS = 24 * 60 * 60_000;
const SORTABLE = {
  id: 'message.id',
  created_at: 'message.created_at',
  first_name: 'message.first_name_key',
  last_name: 'message.last_name_key',
  email: 'message.email',
  status: 'message.status',
  waiting: 'message.waiting_order',
  next: 'message.next_order',
  value: 'message.value',
  expected_on: 'message.expected_on',
  deleted_at: 'message.deleted_at',
};

type Query = Omit<ContactMessageQuery, 'page' | 'pageSize'>;

/** Reads enquiries for staff. */
@Injectable()
export class InboxService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    @InjectRepository(ContactMessageEntity)
    private readonly contactMessages: Repository<ContactMessageEntity>,
  ) {}

  list(query: ContactMessageQuery, principal: Principal): Promise<Page<ContactMessageEntity>> {
    return pageOf(this.ordered(query, principal), query);
  }

  /** Returns the ids of the filtered enquiries, in list order, for a file. */
  async ids(query: Query, principal: Principal): Promise<number[]> {
    const rows = await this.ordered(query, principal).select('message.id').getMany();
    return rows.map(({ id }) => id);
  }

  /**
   * Returns the ids that a change applies to. Throws Conflict if the filter selects more or fewer than the person saw.
   */
  async selected(
    { ids, filter, expected }: EnquirySelection,
    principal: Principal,
  ): Promise<number[]> {
    if (ids) return ids;
    const matching = await this.ids(filter ?? {}, principal);
    if (matching.length === expected) return matching;
    const figures = { expected: expected!, matching: matching.length };
    throw new Conflict(reason('enquiries_differ', figures));
  }

  trash(query: ContactMessageTrashQuery): Promise<Page<ContactMessageEntity>> {
    const builder = this.contactMessages
      .createQueryBuilder('message')
      .withDeleted()
      .andWhere('message.deleted_at IS NOT NULL');
    search(builder, ['search_text'], query.q);
    return pageOf(orderBy(builder, query.sort ?? '-deleted_at', SORTABLE), query);
  }

  async row(id: number): Promise<ContactMessageEntity> {
    const row = await notDeleted(this.contactMessages.createQueryBuilder('message'))
      .andWhere('message.id = :id', { id })
      .getOne();
    if (!row) throw notFound(contactMessageRecord);
    return row;
  }

  /** Runs two statements, each over an index. */
  async counts({ user }: Principal, now = new Date()): Promise<ContactMessageCounts> {
    const due = await notDeleted(this.manager.createQueryBuilder(ContactMessageEntity, 'message'))
      .andWhere('message.next_order <= :today', { today: dhakaDay(now) })
      .andWhere("message.next_owner_id = :me AND message.status <> 'spam'", { me: user.id })
      .getCount();
    const since = new Date(now.getTime() - DAY_MS);
    const rows = await notDeleted(this.manager.createQueryBuilder(ContactMessageEntity, 'message'))
      .select('message.kind', 'kind')
      .addSelect('message.status', 'status')
      .addSelect('COUNT(*)', 'count')
      .addSelect('SUM(CASE WHEN message.created_at < :since THEN 1 ELSE 0 END)', 'over_day')
      .setParameters({ since })
      .groupBy('message.kind')
      .addGroupBy('message.status')
      .getRawMany<Pick<ContactMessageEntity, 'kind' | 'status'> & Record<string, string>>();
    const count = (holds: (row: (typeof rows)[number]) => boolean, column = 'count') =>
      rows.filter(holds).reduce((sum, row) => sum + Number(row[column]), 0);
    const isListed = ({ status }: (typeof rows)[number]) => status !== 'spam';
    const waits = ({ status }: (typeof rows)[number]) => isWaiting(status);
    const waiting_day = count(waits, 'over_day');
    const byKind = CONTACT_MESSAGE_KINDS.map((kind) => [
      kind,
      count((row) => row.kind === kind && isListed(row)),
    ]);
    return {
      all: count(isListed),
      by_kind: Object.fromEntries(byKind) as ContactMessageCounts['by_kind'],
      spam: count((row) => !isListed(row)),
      new: count(({ status }) => status === 'new'),
      waiting_day,
      waiting: count(waits) - waiting_day,
      answered: count((row) => isListed(row) && !waits(row)),
      due,
    };
  }

  private ordered(query: Query, principal: Principal): SelectQueryBuilder<ContactMessageEntity> {
    return orderBy(this.narrowed(query, principal), query.sort ?? '-created_at', SORTABLE);
  }

  /** Returns the filtered enquiries in no order. */
  narrowed(query: Query, { user }: Principal): SelectQueryBuilder<ContactMessageEntity> {
    const { status, kind, owner, email, waiting, from, to } = query;
    const builder = notDeleted(this.contactMessages.createQueryBuilder('message'));
    if (status) builder.andWhere('message.status = :status', { status });
    else builder.andWhere("message.status <> 'spam'");
    if (kind) builder.andWhere('message.kind = :kind', { kind });
    if (owner === 'none') builder.andWhere('message.owner_id IS NULL');
    else if (owner) {
      builder.andWhere('message.owner_id = :owner', { owner: owner === 'me' ? user.id : owner });
    }
    if (email) {
      builder.andWhere('message.email_key = :email', { email: email.toLowerCase() });
    }
    if (waiting) {
      builder.andWhere("message.status IN ('new', 'read') AND message.created_at < :since", {
        since: new Date(Date.now() - DAY_MS),
      });
    }
    if (from) builder.andWhere('message.created_at >= :from', { from: dhakaMidnight(from) });
    if (to) builder.andWhere('message.created_at < :to', { to: dhakaMidnight(to, 1) });
    narrowBySale(builder, query, user.id);
    return search(builder, ['search_text'], query.q);
  }
}

function narrowBySale(
  builder: SelectQueryBuilder<ContactMessageEntity>,
  { pipeline, stage, overdue, next_owner, next_from, next_to }: Query,
  me: number,
): void {
  if (pipeline) builder.andWhere('message.kind IN (:...sold)', { sold: SALES_KINDS });
  if (stage === 'open') builder.andWhere("message.stage NOT IN ('won', 'lost')");
  else if (stage) builder.andWhere('message.stage = :stage', { stage });
  if (overdue) {
    builder.andWhere('message.next_order < :today', { today: dhakaDay(new Date()) });
  }
  if (next_owner) {
    const next = next_owner === 'me' ? me : next_owner;
    builder.andWhere('message.next_owner_id = :next', { next });
  }
  if (next_from || next_to) {
    const range = { next_from: next_from ?? '', next_to: next_to ?? '9999-12-30' };
    builder.andWhere('message.next_order BETWEEN :next_from AND :next_to', range);
  }
}
