import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type CreateOpening,
  type Opening,
  type OpeningQuery,
  UpdateOpening,
} from '@shishir/contract';
import { dhakaParts } from '@shishir/format';
import { EntityManager, In, LessThan, type SelectQueryBuilder } from 'typeorm';
import { live, orderBy, type Page, pageOf, search } from '../../platform/database/queries';
import { InvalidInput } from '../../platform/http/api-error';
import { isStaff, type Principal, rejectStaffFilters } from '../../platform/http/principal';
import { housekeeping, newBatch } from '../../platform/records/audit';
import { change } from '../../platform/records/change';
import { positionAfterAll } from '../../platform/records/order';
import { notFound } from '../../platform/records/record-type';
import { Trash } from '../../platform/records/trash';
import { VersionedRecord } from '../../platform/records/versioned';
import { OpeningEntity } from './opening.entity';
import { openingRecord } from './opening.record';
import { toPublicOpening, toStaffOpening } from './opening.mapper';

const SORTABLE = {
  id: 'item.id',
  title: 'item.title_key',
  location: 'item.location_key',
  type: 'item.type',
  posted_date: 'item.posted_date',
  closing_date: 'item.closing_date',
  status: 'item.status',
  position: 'item.position',
  updated_at: 'item.updated_at',
  deleted_at: 'item.deleted_at',
};

/** Openings: for visitors the active ones until their closing date, for staff all of them. */
@Injectable()
export class OpeningsService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async list(query: OpeningQuery, principal: Principal | null): Promise<Page<Opening>> {
    const staff = isStaff(principal);
    if (!staff) rejectStaffFilters(query, ['status', 'trash'], principal);
    const found = this.manager.createQueryBuilder(OpeningEntity, 'item');
    if (query.trash) found.withDeleted().andWhere('item.deleted_at IS NOT NULL');
    else live(found);
    const { status, type } = query;
    if (!staff) open(found);
    else if (status) found.andWhere('item.status = :status', { status });
    if (type) found.andWhere('item.type = :type', { type });
    search(found, ['search_text'], query.q);
    orderBy(found, query.sort ?? (query.trash ? '-deleted_at' : 'position'), SORTABLE);
    const { rows, total } = await pageOf(found, query);
    return { rows: rows.map(staff ? toStaffOpening : toPublicOpening), total };
  }

  /** Staff find what is not active or in the trash too; for a visitor it does not exist. */
  async get(id: number, principal: Principal | null): Promise<Opening> {
    const staff = isStaff(principal);
    const found = this.manager
      .createQueryBuilder(OpeningEntity, 'item')
      .withDeleted()
      .andWhere('item.id = :id', { id });
    if (!staff) open(live(found));
    const row = await found.getOne();
    if (!row) throw notFound(openingRecord);
    return staff ? toStaffOpening(row) : toPublicOpening(row);
  }

  create({ position, ...fields }: CreateOpening, principal: Principal): Promise<number> {
    const dates = { posted_date: today(), ...fields };
    rejectWrongDates(dates);
    return change(this.manager, openingRecord, principal, async (change) => {
      const place = position ?? (await positionAfterAll(change.manager, OpeningEntity));
      return (await change.insert({ ...dates, position: place })).id;
    });
  }

  /** What is given is changed. */
  async update(
    id: number,
    { version, ...fields }: UpdateOpening,
    principal: Principal,
  ): Promise<void> {
    await change(this.manager, openingRecord, principal, async (change) => {
      const before = await change.load(id, version);
      rejectWrongDates({ ...before, ...fields });
      await change.update(before, fields);
    });
  }
}

/** Openings stay in the trash for 30 days; those past their closing date go into the archive. */
@Injectable()
export class OpeningTrash extends Trash<OpeningEntity> {
  constructor(@InjectEntityManager() private readonly rows: EntityManager) {
    super(rows, openingRecord);
  }

  /**
   * Archives the openings that were still active after their closing date, and returns how many. The revision rises
   * with it, so that cached pages lose them too.
   */
  async archiveClosed(): Promise<number> {
    const where = { status: 'active' as const, closing_date: LessThan(today()) };
    const due = await this.rows.findBy(OpeningEntity, where);
    if (due.length === 0) return 0;
    return change(this.rows, openingRecord, housekeeping, async (change) => {
      const ids = due.map(({ id }) => id);
      const closed = await change.manager.findBy(OpeningEntity, { ...where, id: In(ids) });
      const batch = closed.length > 1 ? newBatch() : undefined;
      for (const row of closed) await change.update(row, { status: 'archived' }, { batch });
      return closed.length;
    });
  }
}

/** The opening with this id, if one can apply for it today; otherwise null. */
export function openOpening(manager: EntityManager, id: number): Promise<OpeningEntity | null> {
  const found = manager.createQueryBuilder(OpeningEntity, 'item').andWhere('item.id = :id', { id });
  return open(live(found)).getOne();
}

/** Leaves the openings for which one can apply today. */
const open = (found: SelectQueryBuilder<OpeningEntity>) =>
  found
    .andWhere("item.status = 'active'")
    .andWhere('(item.closing_date IS NULL OR item.closing_date >= :today)', { today: today() });

/** The day in Dhaka as ISO text. */
function today(): string {
  const { year, month, day } = dhakaParts(new Date());
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** ISO dates are in order as texts are. */
function rejectWrongDates({
  posted_date: posted,
  closing_date: closing,
}: Partial<Pick<Opening, 'posted_date' | 'closing_date'>>): void {
  if (!posted || !closing || closing >= posted) return;
  const sentence = 'An opening cannot close before it is posted.';
  throw new InvalidInput({ closing_date: sentence }, sentence);
}

export const openingVersions = new VersionedRecord(openingRecord, {
  schema: UpdateOpening,
  check: (_manager, before, values) => rejectWrongDates({ ...before, ...values }),
});
