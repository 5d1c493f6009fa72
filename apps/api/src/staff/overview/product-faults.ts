import { type CategoryKind, needsOutdoorUnit } from '@shishir/contract';
import { isOldFanInput, oldCop, ventilatorFlow_m3h } from '@shishir/sizing';
import type { EntityManager } from 'typeorm';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { notDeleted } from '../../platform/database/queries';

/** Checks that compare figures in code, because SQL has no word for them. */
export type FaultCheck = 'larger_costs_less' | 'fan_input' | 'same_cop' | 'same_cabinet';

const COLUMNS = [
  ...(['id', 'model', 'title', 'category_id', 'brand', 'refrigerant', 'inverter_type'] as const),
  ...(['horsepower', 'cooling_kw', 'power_input_w', 'air_flow_high_cfm', 'eer', 'cop'] as const),
  ...(['size_width_mm', 'size_height_mm', 'size_depth_mm', 'price'] as const),
] satisfies (keyof ProductEntity | 'price')[];

export type FaultRow = Pick<ProductEntity, Exclude<(typeof COLUMNS)[number], 'price'>> & {
  price: number | null;
  kind: CategoryKind;
};

const NUMBERS = COLUMNS.slice(COLUMNS.indexOf('horsepower'));

/** Reads the figures of the products that are sold, by id; with a category, only of those. */
export async function readFaultRows(
  manager: EntityManager,
  category_id: number | null = null,
): Promise<FaultRow[]> {
  const query = notDeleted(manager.createQueryBuilder(ProductEntity, 'product'))
    .innerJoin('product.category', 'category')
    .select(COLUMNS.map((column) => `product.${column} AS ${column}`))
    .addSelect('category.kind', 'kind')
    .andWhere("product.visibility <> 'discontinued'")
    .orderBy('product.id');
  if (category_id !== null) query.andWhere('product.category_id = :category_id', { category_id });
  const rows = await query.getRawMany<Record<string, string | number | null>>();
  // Drivers return decimals as numbers or as text.
  const number = (value: string | number | null | undefined) =>
    value === null || value === undefined ? null : Number(value);
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(NUMBERS.map((column) => [column, number(row[column])])),
  })) as unknown as FaultRow[];
}

/** Returns the ids of the products with implausible figures, by check. */
export function faultsOf(rows: readonly FaultRow[]): Record<FaultCheck, number[]> {
  const idsWhere = (isFaulty: (row: FaultRow) => boolean) =>
    rows.filter(isFaulty).map(({ id }) => id);
  const sizes = groupsOf(rows, seriesOf);
  const cabinets = groupsOf(rows.filter(hasCabinet), cabinetOf);
  const cheaper = new Set(sizes.flatMap(cheaperThanSmaller));
  const crowded = new Set(cabinets.flatMap(inOneCabinet));
  return {
    larger_costs_less: idsWhere(({ id }) => cheaper.has(id)),
    fan_input: idsWhere((row) => needsOutdoorUnit(row.kind) && isOldFanInput(row)),
    same_cop: idsWhere((row) => oldCop(row.kind, row) !== null),
    same_cabinet: idsWhere(({ id }) => crowded.has(id)),
  };
}

const seriesOf = ({ category_id, brand, refrigerant, inverter_type }: FaultRow) =>
  [category_id, brand, refrigerant, inverter_type].join('\n');
const hasCabinet = ({ kind, size_width_mm }: FaultRow) =>
  kind === 'chiller' && size_width_mm !== null;
const cabinetOf = ({ brand, size_width_mm, size_height_mm, size_depth_mm }: FaultRow) =>
  [brand, size_width_mm, size_height_mm, size_depth_mm].join('\n');

/** Returns the products that make the figures of one implausible, by the rules of `faultsOf`. */
export function comparedWith(product: FaultRow, rows: readonly FaultRow[]) {
  const others = rows.filter(({ id }) => id !== product.id);
  const [size, price, kw] = [sizeOf(product), product.price, product.cooling_kw];
  const dearer = others
    .filter((row) => seriesOf(row) === seriesOf(product))
    .filter((row) => size !== null && (sizeOf(row) ?? Infinity) < size)
    .filter((row) => price !== null && (row.price ?? 0) > price)
    .sort((one, other) => other.price! - one.price!);
  const ratioOf = (row: FaultRow) => Math.abs(Math.log(row.cooling_kw! / kw!));
  const cabinet = others
    .filter(
      (row) => hasCabinet(product) && hasCabinet(row) && cabinetOf(row) === cabinetOf(product),
    )
    .filter((row) => kw && row.cooling_kw && ratioOf(row) > Math.log(MOST_IN_CABINET))
    .sort((one, other) => ratioOf(other) - ratioOf(one));
  return { smaller_costs_more: dearer[0] ?? null, same_cabinet: cabinet[0] ?? null };
}

function groupsOf(rows: readonly FaultRow[], keyOf: (row: FaultRow) => string): FaultRow[][] {
  const groups = new Map<string, FaultRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** Returns the size by which products of a category are sold: HP, m³/h or kW. */
const sizeOf = (row: FaultRow): number | null =>
  row.horsepower ?? (row.kind === 'ventilation' ? ventilatorFlow_m3h(row) : row.cooling_kw);

/** Returns the ids of products that cost less than a smaller one. */
function cheaperThanSmaller(rows: FaultRow[]): number[] {
  const sized = rows.flatMap((row) => {
    const size = sizeOf(row);
    return size === null || row.price === null ? [] : [{ id: row.id, size, price: row.price }];
  });
  sized.sort((one, other) => one.size - other.size);
  const found: number[] = [];
  // Highest price of the sizes before the current one, and of the current size itself.
  let [before, own, size] = [0, 0, -Infinity];
  for (const row of sized) {
    if (row.size > size) [before, own, size] = [Math.max(before, own), 0, row.size];
    own = Math.max(own, row.price);
    if (row.price < before) found.push(row.id);
  }
  return found;
}

/** The largest ratio of capacities that one cabinet can plausibly have. */
const MOST_IN_CABINET = 1.5;

/** Returns the ids of products whose cabinet also holds a unit of more than 1.5 times, or less than 1/1.5 of, the capacity. */
function inOneCabinet(rows: FaultRow[]): number[] {
  const known = rows.flatMap(({ id, cooling_kw: kw }) => (kw === null ? [] : [{ id, kw }]));
  const capacities = known.map(({ kw }) => kw);
  const [least, most] = [Math.min(...capacities), Math.max(...capacities)];
  return known
    .filter(({ kw }) => kw * MOST_IN_CABINET < most || kw > least * MOST_IN_CABINET)
    .map(({ id }) => id);
}
