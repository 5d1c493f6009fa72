import type { ServicedUnit } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { type EntityManager, In, type ValueTransformer } from 'typeorm';
import { InvalidInput } from '../../platform/http/api-error';
import { UserEntity } from '../../staff/users/user.entity';
import { CustomerEntity } from '../customers/customer.entity';
import { rootOf } from '../customers/customer-match';
import { UnitEntity } from '../units/unit.entity';

/** Stores ids as ',3,12,', in which a statement finds one of them. */
export const idList: ValueTransformer = {
  to: (ids: number[] | undefined) => ids && (ids.length > 0 ? `,${ids.join(',')},` : ''),
  from: (text: string | null) => (text ?? '').split(',').filter(Boolean).map(Number),
};

/** Returns the pattern that finds rows with a unit. */
export const withUnit = (id: number) => `%,${id},%`;

interface Serviced {
  unit_ids: number[];
}

/** Adds the names of their units to responses. Units in the trash are left out. */
export async function withUnits<Row extends Serviced>(
  manager: EntityManager,
  rows: Row[],
): Promise<(Row & { units: ServicedUnit[] })[]> {
  const ids = [...new Set(rows.flatMap(({ unit_ids }) => unit_ids))];
  const found = ids.length === 0 ? [] : await manager.findBy(UnitEntity, { id: In(ids) });
  const units = new Map(
    found.map(({ id, brand, model, serial, place }): [number, ServicedUnit] => [
      id,
      { id, name: [brand, model, serial].filter(Boolean).join(' '), place },
    ]),
  );
  return rows.map((row) => ({ ...row, units: row.unit_ids.flatMap((id) => units.get(id) ?? []) }));
}

/** Returns the units of one row. */
export const unitsIn = async (manager: EntityManager, row: Serviced): Promise<ServicedUnit[]> =>
  (await withUnits(manager, [row]))[0]!.units;

interface Parties extends Serviced {
  customer_id: number | null;
  technician_id: number | null;
}

/** Throws InvalidInput unless customer and technician exist and the units are those of the customer. */
export async function rejectForeign(
  manager: EntityManager,
  { customer_id, technician_id, unit_ids }: Partial<Parties>,
  before: Partial<Parties> | null,
): Promise<void> {
  if (technician_id) {
    const account = await manager.findOneBy(UserEntity, { id: technician_id });
    if (!account || account.role === 'user') {
      throw new InvalidInput({ technician_id: reason('owner_not_staff') });
    }
  }
  const owner = customer_id === undefined ? before?.customer_id : customer_id;
  const customer = owner ? await manager.findOneBy(CustomerEntity, { id: owner }) : null;
  if (customer_id && !customer) throw new InvalidInput({ customer_id: reason('customer_gone') });
  const ids = unit_ids ?? before?.unit_ids ?? [];
  const isChanged = unit_ids !== undefined || owner !== before?.customer_id;
  if (ids.length === 0 || !isChanged) return;
  if (!customer) throw new InvalidInput({ unit_ids: reason('service_customer_missing') });
  const count = await manager
    .createQueryBuilder(UnitEntity, 'unit')
    .innerJoin('unit.customer', 'customer')
    .where({ id: In(ids) })
    .andWhere('(customer.id = :root OR customer.merged_into_id = :root OR customer.id = :id)', {
      root: rootOf(customer),
      id: customer.id,
    })
    .getCount();
  if (count < new Set(ids).size) {
    throw new InvalidInput({ unit_ids: reason('service_unit_foreign') });
  }
}
