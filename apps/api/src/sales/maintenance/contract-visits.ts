import { visitDays } from '@shishir/contract';
import { type EntityManager, In } from 'typeorm';
import type { MaintenanceContractEntity } from './maintenance-contract.entity';
import { VisitEntity } from './visit.entity';

type Contract = Pick<
  MaintenanceContractEntity,
  | 'id'
  | 'title'
  | 'starts_on'
  | 'ends_on'
  | 'rhythm'
  | 'cancelled'
  | 'deleted_at'
  | 'customer_id'
  | 'technician_id'
  | 'unit_ids'
  | 'site'
>;

/**
 * Creates, moves and removes visits so that they follow the rule of their contract. Visits that are done, planned,
 * cancelled or deleted by people stay as they are, and so does everything before the last one that is done. A cancelled
 * or deleted contract has no other visits.
 */
export async function followContract(
  manager: EntityManager,
  contract: Contract,
  former: Pick<Contract, 'technician_id'> | null = null,
): Promise<void> {
  const visits = await manager.find(VisitEntity, {
    where: { contract_id: contract.id },
    order: { sequence: 'ASC' },
    withDeleted: true,
  });
  const lastDone = visits.findLast(({ state }) => state === 'done');
  const first = (lastDone?.sequence ?? 0) + 1;
  const isOver = contract.cancelled || contract.deleted_at !== null;
  const days = isOver
    ? []
    : visitDays(contract.starts_on, contract.ends_on, contract.rhythm).filter(
        (day) => !lastDone || day > lastDone.due_on,
      );
  const later = visits.filter(({ sequence }) => sequence! >= first);
  const bySequence = new Map(later.map((visit) => [visit.sequence, visit]));
  const { id: contract_id, title, customer_id, technician_id, unit_ids, site } = contract;
  const shared = { title, customer_id, unit_ids, site };

  const wanted = days.flatMap((day, at) => {
    const sequence = first + at;
    const visit = bySequence.get(sequence);
    const due = { ...shared, due_on: day, day };
    if (!visit)
      return manager.create(VisitEntity, { ...due, technician_id, contract_id, sequence });
    if (!isUntouched(visit)) return [];
    const follows = visit.technician_id === (former?.technician_id ?? null);
    return Object.assign(visit, due, follows ? { technician_id } : {});
  });
  await manager.save(VisitEntity, wanted);

  const surplus = later.filter(
    (visit) => visit.sequence! >= first + days.length && isUntouched(visit) && visit.note === null,
  );
  await manager.delete(VisitEntity, { id: In(surplus.map(({ id }) => id)) });
}

const isUntouched = ({ state, deleted_at }: VisitEntity) => state === 'due' && deleted_at === null;
