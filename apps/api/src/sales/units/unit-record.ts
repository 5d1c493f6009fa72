import { type Unit, UNIT_CODE_LENGTH, UNIT_CODE_LETTERS, unitRecord } from '@shishir/contract';
import { dhakaDay } from '@shishir/format';
import { randomInt } from 'node:crypto';
import { type EntityManager, In } from 'typeorm';
import { productRecord } from '../../catalogue/products/product-record';
import { type ApiRecord, apiRecord, versionsOf } from '../../platform/record-api/api-record';
import { referenceTo } from '../../platform/records/versioned';
import { customersApi } from '../customers/customers.service';
import { UnitEntity } from './unit.entity';

const declared = apiRecord(unitRecord, UnitEntity, {
  more: ['code', 'customer_id', 'product_id', 'source'],
});

/** Returns a unit as staff see it. Its customer and product must be loaded. */
export function toUnit(row: UnitEntity): Unit {
  const { source, ...response } = declared.toResponse(row, true) as Unit & { source?: string };
  const { customer, product } = row;
  const shown = customer?.merged_into ?? customer;
  return {
    ...response,
    customer: shown ? { id: shown.id, name: shown.name } : null,
    product: product ? { id: product.id, title: product.title } : null,
    quotation: source?.split(' ')[0] ?? null,
  };
}

export const unitsApi: ApiRecord<UnitEntity, Unit> = {
  ...declared,
  toResponse: toUnit,
  current: async (manager, id) => {
    const row = await withNames(manager).andWhere('item.id = :id', { id }).getOne();
    return row && toUnit(row);
  },
};

export const unitVersions = versionsOf(unitsApi, {
  references: { customer_id: referenceTo(customersApi), product_id: referenceTo(productRecord) },
  knows: (field) => field !== 'code' && field !== 'source',
});

/** Returns a query of units with the names of their customer and product. */
export const withNames = (manager: EntityManager) =>
  manager
    .createQueryBuilder(UnitEntity, 'item')
    .leftJoin('item.customer', 'customer', 'customer.deleted_at IS NULL')
    .leftJoin('customer.merged_into', 'merged_into')
    .leftJoin('item.product', 'product')
    .addSelect(['customer.id', 'customer.name', 'merged_into.id', 'merged_into.name'])
    .addSelect(['product.id', 'product.title']);

export const newCode = (): string =>
  Array.from({ length: UNIT_CODE_LENGTH }, () =>
    UNIT_CODE_LETTERS.charAt(randomInt(UNIT_CODE_LETTERS.length)),
  ).join('');

/**
 * Returns the last day of a warranty that begins on a day, from its first period in words such as '2 years on parts';
 * null if the words have none. The last day is the one before the anniversary: 12 months from 26 March end on 25 March.
 */
export function warrantyEnd(started_on: string, warranty: string | null): string | null {
  const [, count, period] =
    /(\d{1,2})[\s-]*(year|month)/i.exec(warranty ?? '') ?? ([] as (string | undefined)[]);
  if (!count || !period) return null;
  const end = new Date(`${started_on}T00:00:00Z`);
  const months = Number(count) * (period.toLowerCase() === 'year' ? 12 : 1);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // A month without that day ends before it: 12 months from 29 February end on 28 February.
  end.setUTCDate(end.getUTCDate() === day ? day - 1 : 0);
  return end.toISOString().slice(0, 10);
}

export const warrantyOf = (until: string | null, today = dhakaDay(new Date())) =>
  until === null ? ('unknown' as const) : until >= today ? ('valid' as const) : ('ended' as const);

/** Returns the unit with a code, however it is written; null for an unknown code. */
export const unitWithCode = (manager: EntityManager, code = ''): Promise<UnitEntity | null> =>
  code === '' ? Promise.resolve(null) : manager.findOneBy(UnitEntity, { code: code.toLowerCase() });

/** Returns the units that these rows are about, by id. */
export async function unitsOf(
  manager: EntityManager,
  rows: { unit_id: number | null }[],
): Promise<Map<number, { id: number; name: string }>> {
  const ids = [...new Set(rows.flatMap(({ unit_id }) => unit_id ?? []))];
  if (ids.length === 0) return new Map();
  const found = await manager.findBy(UnitEntity, { id: In(ids) });
  return new Map(
    found.map(({ id, brand, model, serial }) => [
      id,
      { id, name: [brand, model, serial].filter(Boolean).join(' ') },
    ]),
  );
}
