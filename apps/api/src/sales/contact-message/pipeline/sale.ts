import type { SaleFields } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import type { EntityManager } from 'typeorm';
import { insertRows } from '../../../platform/database/typeorm-patches/insert-rows';
import { InvalidInput } from '../../../platform/http/api-error';
import { type ContactMessageEntity, nextOrder } from '../contact-message.entity';
import { EnquiryEventEntity, type NewEvent } from '../enquiry-event.entity';

/** Columns of the sale that staff change, as they appear in the audit log. */
export const SALE_COLUMNS = [
  'stage',
  'lost_reason',
  'value',
  'expected_on',
  'next_step',
  'next_on',
  'next_owner_id',
] as const;
type Sale = Pick<ContactMessageEntity, (typeof SALE_COLUMNS)[number]>;

/** Returns the columns after a change. `nextOwner` takes a next step without an owner. */
export function saleColumns(before: Sale, wanted: SaleFields, nextOwner: number): Sale {
  const given = Object.fromEntries(
    SALE_COLUMNS.flatMap((name) => (wanted[name] === undefined ? [] : [[name, wanted[name]]])),
  ) as Partial<Sale>;
  const sale = Object.fromEntries(
    SALE_COLUMNS.map((name) => [name, before[name]]),
  ) as unknown as Sale;
  Object.assign(sale, given);
  if (sale.stage !== 'lost') sale.lost_reason = null;
  else if (sale.lost_reason === null) {
    throw new InvalidInput({ lost_reason: reason('lost_reason_missing') });
  }
  if (given.next_step === null) {
    return { ...sale, next_step: null, next_on: null, next_owner_id: null };
  }
  if (sale.next_step !== null && sale.next_on === null) {
    throw new InvalidInput({ next_on: reason('next_day_missing') });
  }
  if (sale.next_on !== null && sale.next_step === null) {
    throw new InvalidInput({ next_step: reason('next_step_missing') });
  }
  if (sale.next_step !== null) sale.next_owner_id ??= nextOwner;
  return sale;
}

/** Adds an event for each difference that the history shows. */
export async function addSaleEvents(
  manager: EntityManager,
  before: Sale & { id: number },
  after: Sale,
  actor_id: number | null,
): Promise<void> {
  const events: Omit<NewEvent, 'message_id' | 'actor_id'>[] = [];
  const differs = (name: keyof Sale) => before[name] !== after[name];
  if (differs('stage') || differs('lost_reason')) {
    const { stage, lost_reason } = after;
    events.push({ kind: 'stage', text: lost_reason ? `${stage}:${lost_reason}` : stage });
  }
  if (differs('value')) {
    events.push({ kind: 'value', text: after.value === null ? null : String(after.value) });
  }
  if (differs('next_step') || differs('next_on')) {
    const { next_step, next_on } = after;
    events.push({ kind: 'next_step', text: next_step && `${next_on} ${next_step}` });
  }
  const common = { message_id: before.id, actor_id };
  await insertRows(
    manager,
    EnquiryEventEntity,
    events.map((event) => ({ ...event, ...common })),
  );
}

/** A quotation that was sent or accepted, with its total in whole taka. */
export interface QuotedSale {
  stage: 'quoted' | 'won';
  total: number;
}

/** Only an acceptance brings a lost enquiry back. */
const ORDER = { new: 0, qualified: 1, visit: 2, quoted: 3, lost: 4, won: 5 };

/**
 * Returns the columns that a quotation changes: the stage moves forward only, a sent quotation fills in a missing value,
 * and an accepted one sets it.
 */
export function saleOf(before: Sale, { stage, total }: QuotedSale): Partial<ContactMessageEntity> {
  const value = stage === 'won' ? total : (before.value ?? total);
  if (ORDER[stage] <= ORDER[before.stage]) return { value };
  const moved = { stage, lost_reason: null, value };
  return { ...moved, next_order: nextOrder({ ...before, ...moved }) };
}
