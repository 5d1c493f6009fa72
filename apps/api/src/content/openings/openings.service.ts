import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type Opening, openingRecord } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { dhakaParts } from '@shishir/format';
import { EntityManager, In, LessThan, type WhereExpressionBuilder } from 'typeorm';
import { notDeleted } from '../../platform/database/queries';
import { InvalidInput } from '../../platform/http/api-error';
import { MediaService } from '../../platform/media/media.service';
import { apiRecord, versionsOf } from '../../platform/record-api/api-record';
import { type Given, RecordService } from '../../platform/record-api/record.service';
import { housekeeping, newBatch } from '../../platform/records/audit';
import { change } from '../../platform/records/change';
import { OpeningEntity } from './opening.entity';

export const openingsApi = apiRecord(openingRecord, OpeningEntity);
export const openingVersions = versionsOf(openingsApi, {
  check: (_manager, before, values) => rejectWrongDates({ ...before, ...values }),
});

/** Manages openings: visitors see active ones until their closing date, staff see all. */
@Injectable()
export class OpeningsService extends RecordService<OpeningEntity, Opening> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, media, openingsApi);
  }

  protected override onlyVisible(found: WhereExpressionBuilder): void {
    open(found);
  }

  protected override columns(given: Given, before: OpeningEntity | null) {
    const dates = before ?? { posted_date: today() };
    rejectWrongDates({ ...dates, ...given });
    return super.columns(before ? given : { ...dates, ...given }, before);
  }

  /**
   * Archives openings that are still active after their closing date, and returns their number. This raises the
   * revision, so that cached pages drop them too.
   */
  async archiveClosed(): Promise<number> {
    const where = { status: 'active' as const, closing_date: LessThan(today()) };
    const due = await this.manager.findBy(OpeningEntity, where);
    if (due.length === 0) return 0;
    return change(this.manager, openingsApi, housekeeping, async (change) => {
      const ids = due.map(({ id }) => id);
      const closed = await change.manager.findBy(OpeningEntity, { ...where, id: In(ids) });
      const batch = closed.length > 1 ? newBatch() : undefined;
      for (const row of closed) await change.update(row, { status: 'archived' }, { batch });
      return closed.length;
    });
  }
}

/** Returns the opening with this id if it accepts applications today, otherwise null. */
export function openOpening(manager: EntityManager, id: number): Promise<OpeningEntity | null> {
  const builder = manager
    .createQueryBuilder(OpeningEntity, 'item')
    .andWhere('item.id = :id', { id });
  return open(notDeleted(builder)).getOne();
}

/** Restricts a query to openings that accept applications today. */
const open = <Found extends WhereExpressionBuilder>(found: Found) =>
  found
    .andWhere("item.status = 'active'")
    .andWhere('(item.closing_date IS NULL OR item.closing_date >= :today)', { today: today() });

/** Returns the current day in Dhaka as ISO text. */
function today(): string {
  const { year, month, day } = dhakaParts(new Date());
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** ISO dates can be compared as text. */
function rejectWrongDates({
  posted_date: posted,
  closing_date: closing,
}: Partial<Pick<Opening, 'posted_date' | 'closing_date'>>): void {
  if (!posted || !closing || closing >= posted) return;
  const problem = reason('opening_dates_reversed');
  throw new InvalidInput({ closing_date: problem }, problem);
}
