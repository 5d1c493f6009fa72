import {
  CONTRACT_MONTHS_MAX,
  type ContractState,
  daysAfter,
  ENDING_SOON_DAYS,
  type MaintenanceContract,
  maintenanceContractRecord,
  monthsAfter,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { dhakaDay } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { InvalidInput } from '../../platform/http/api-error';
import { type ApiRecord, apiRecord, versionsOf } from '../../platform/record-api/api-record';
import { referenceTo } from '../../platform/records/versioned';
import { userRecord } from '../../staff/users/user.entity';
import { customersApi } from '../customers/customers.service';
import { followContract } from './contract-visits';
import { MaintenanceContractEntity } from './maintenance-contract.entity';
import { rejectForeign, withUnits } from './serviced-units';

const declared = apiRecord(maintenanceContractRecord, MaintenanceContractEntity, {
  more: ['number', 'customer_id', 'technician_id', 'unit_ids', 'follows_id', 'renewal_id'],
});

/** Returns a contract as staff see it, without the names of its units. Customer and technician must be loaded. */
function toContract(row: MaintenanceContractEntity): MaintenanceContract {
  const { customer, technician } = row;
  const shown = customer?.merged_into ?? customer;
  return {
    ...declared.toResponse(row, true),
    state: contractState(row),
    customer: shown ? { id: shown.id, name: shown.name } : null,
    technician: technician ? { id: technician.id, name: technician.name } : null,
    units: [],
  };
}

export const contractsApi: ApiRecord<MaintenanceContractEntity, MaintenanceContract> = {
  ...declared,
  toResponse: toContract,
  current: async (manager, id) => {
    const row = await contractsWithNames(manager).andWhere('item.id = :id', { id }).getOne();
    return row && (await withUnits(manager, [toContract(row)]))[0];
  },
};

export const contractVersions = versionsOf(contractsApi, {
  references: {
    customer_id: referenceTo(customersApi),
    technician_id: referenceTo(userRecord),
    follows_id: referenceTo(contractsApi),
  },
  knows: (field) => !['number', 'follows_id', 'renewal_id'].includes(field),
  check: async (manager, before, values) => {
    rejectPeriod({ ...before, ...values });
    await rejectForeign(manager, values, before);
  },
  write: async (change, before, values, options) => {
    await change.update(before, values, options);
    await followContract(change.manager, { ...before, ...values }, before);
  },
});

/** Returns a query of contracts with the names of their customer and technician. */
export const contractsWithNames = (manager: EntityManager) =>
  manager
    .createQueryBuilder(MaintenanceContractEntity, 'item')
    .leftJoin('item.customer', 'customer', 'customer.deleted_at IS NULL')
    .leftJoin('customer.merged_into', 'merged_into')
    .leftJoin('item.technician', 'technician')
    .addSelect(['customer.id', 'customer.name', 'merged_into.id', 'merged_into.name'])
    .addSelect(['technician.id', 'technician.name']);

type Period = Pick<MaintenanceContractEntity, 'starts_on' | 'ends_on'>;

export function contractState(
  { starts_on, ends_on, cancelled }: Period & { cancelled: boolean },
  today = dhakaDay(new Date()),
): ContractState {
  if (cancelled) return 'cancelled';
  if (ends_on < today) return 'ended';
  if (starts_on > today) return 'upcoming';
  return ends_on <= daysAfter(today, ENDING_SOON_DAYS) ? 'ending' : 'running';
}

/** Throws InvalidInput for a period that ends before it begins, or is too long. */
export function rejectPeriod({ starts_on, ends_on }: Period): void {
  if (ends_on < starts_on) throw new InvalidInput({ ends_on: reason('contract_period') });
  if (ends_on >= monthsAfter(starts_on, CONTRACT_MONTHS_MAX)) {
    const months = CONTRACT_MONTHS_MAX;
    throw new InvalidInput({ ends_on: reason('contract_too_long', { months }) });
  }
}
