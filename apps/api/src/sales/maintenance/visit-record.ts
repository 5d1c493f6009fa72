import { type Visit, visitRecord } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { dhakaDay } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { InvalidInput } from '../../platform/http/api-error';
import { type ApiRecord, apiRecord, versionsOf } from '../../platform/record-api/api-record';
import { referenceTo } from '../../platform/records/versioned';
import { userRecord } from '../../staff/users/user.entity';
import { customersApi } from '../customers/customers.service';
import { contractsApi } from './contract-record';
import { rejectForeign, withUnits } from './serviced-units';
import { VisitEntity } from './visit.entity';

const declared = apiRecord(visitRecord, VisitEntity, {
  more: ['customer_id', 'technician_id', 'unit_ids', 'contract_id', 'sequence', 'message_id'],
});

/** Returns a visit as staff see it, without the names of its units. Its other relations must be loaded. */
function toVisit(row: VisitEntity): Visit {
  const { customer, technician, contract } = row;
  const shown = customer?.merged_into ?? customer;
  return {
    ...declared.toResponse(row, true),
    day: row.day,
    customer: shown ? { id: shown.id, name: shown.name } : null,
    technician: technician ? { id: technician.id, name: technician.name } : null,
    contract: contract ? { id: contract.id, number: contract.number } : null,
    units: [],
  };
}

export const visitsApi: ApiRecord<VisitEntity, Visit> = {
  ...declared,
  toResponse: toVisit,
  current: async (manager, id) => {
    const row = await visitsWithNames(manager).andWhere('item.id = :id', { id }).getOne();
    return row && (await withUnits(manager, [toVisit(row)]))[0];
  },
};

export const visitVersions = versionsOf(visitsApi, {
  references: {
    customer_id: referenceTo(customersApi),
    technician_id: referenceTo(userRecord),
    contract_id: referenceTo(contractsApi),
  },
  knows: (field) => !['contract_id', 'sequence', 'message_id', 'report'].includes(field),
  check: async (manager, before, values) => {
    visitColumns(values, before);
    await rejectForeign(manager, values, before);
  },
  write: (change, before, values, options) =>
    change.update(before, visitColumns(values, before), options),
});

/** Returns a query of visits with the names of customer and technician and the number of the contract. */
export const visitsWithNames = (manager: EntityManager) =>
  manager
    .createQueryBuilder(VisitEntity, 'item')
    .leftJoin('item.customer', 'customer', 'customer.deleted_at IS NULL')
    .leftJoin('customer.merged_into', 'merged_into')
    .leftJoin('item.technician', 'technician')
    .leftJoin('item.contract', 'contract')
    .addSelect(['customer.id', 'customer.name', 'merged_into.id', 'merged_into.name'])
    .addSelect(['technician.id', 'technician.name', 'contract.id', 'contract.number']);

/**
 * Returns the columns to write: a visit with a planned day is planned, and one that is done has the day on which it was
 * done. Throws InvalidInput for values that contradict each other. `before` is null for a new visit.
 */
export function visitColumns(
  given: Partial<VisitEntity>,
  before: VisitEntity | null,
  today = dhakaDay(new Date()),
): Partial<VisitEntity> {
  const after = { planned_on: null, planned_at: null, done_on: null, ...before, ...given };
  const { due_on, planned_on } = after as VisitEntity;
  const isByRule = before !== null && before.contract_id !== null;
  if (isByRule && due_on !== before.due_on) {
    throw new InvalidInput({ due_on: reason('visit_due_by_contract') });
  }
  if (planned_on === null && given.planned_at) {
    throw new InvalidInput({ planned_on: reason('visit_time_alone') });
  }
  const open = planned_on === null ? 'due' : 'planned';
  const { state = 'due' } = after;
  const isDone = state === 'done';
  const done_on = isDone ? (after.done_on ?? doneDay(planned_on, today)) : null;
  if (done_on !== null && done_on > today) {
    throw new InvalidInput({ done_on: reason('visit_done_later') });
  }
  return {
    ...given,
    day: planned_on ?? due_on,
    planned_at: planned_on === null ? null : after.planned_at,
    state: isDone || state === 'cancelled' ? state : open,
    done_on,
  };
}

const doneDay = (planned_on: string | null, today: string) =>
  planned_on !== null && planned_on < today ? planned_on : today;
