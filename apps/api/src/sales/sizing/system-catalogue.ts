import { VRF_INDOOR_KINDS } from '@shishir/contract';
import { type IndoorUnit, isOldFanInput, type OutdoorUnit, seriesOf } from '@shishir/sizing';
import type { EntityManager } from 'typeorm';
import { notDeleted } from '../../platform/database/queries';
import { ProductEntity } from '../../catalogue/products/product.entity';

const COLUMNS = [
  'id',
  'model',
  'title',
  'brand',
  'cooling_kw',
  'offer_price',
  'regular_price',
  'refrigerant',
  'power_input_w',
  'air_flow_high_cfm',
  'panel_model',
  'horsepower',
  'ratio_min',
  'ratio_max',
  'indoor_max',
] as const satisfies (keyof ProductEntity)[];

/** Returns the products for VRF systems that visitors can see; those without a capacity cannot be chosen. */
export async function readCatalogue(
  manager: EntityManager,
): Promise<{ indoor: IndoorUnit[]; outdoor: OutdoorUnit[] }> {
  const rows = await notDeleted(manager.createQueryBuilder(ProductEntity, 'product'))
    .innerJoin('product.category', 'category')
    .select([...COLUMNS.map((column) => `product.${column}`), 'category.id', 'category.kind'])
    .andWhere("product.visibility = 'published' AND category.status = 'active'")
    .andWhere('product.cooling_kw > 0')
    .andWhere('category.kind IN (:...kinds)', { kinds: ['outdoor_unit', ...VRF_INDOOR_KINDS] })
    .orderBy('product.position')
    .addOrderBy('product.id')
    .getMany();
  const isOutdoor = ({ category }: ProductEntity) => category.kind === 'outdoor_unit';
  return {
    indoor: rows.filter((row) => !isOutdoor(row)).map(toIndoor),
    outdoor: rows.filter(isOutdoor).map(toOutdoor),
  };
}

const toUnit = (row: ProductEntity) => ({
  id: row.id,
  model: row.model,
  title: row.title,
  cooling_kw: row.cooling_kw!,
  price: row.offer_price ?? row.regular_price,
  refrigerant: row.refrigerant,
  power_input_w: row.power_input_w,
});

const toIndoor = (row: ProductEntity): IndoorUnit => ({
  ...toUnit(row),
  ...(isOldFanInput(row) && { power_input_w: null }),
  category: row.category.kind,
  panel_model: row.panel_model,
});

const toOutdoor = (row: ProductEntity): OutdoorUnit => ({
  ...toUnit(row),
  series: seriesOf(row.brand, row.model),
  horsepower: row.horsepower,
  ratio_min: row.ratio_min,
  ratio_max: row.ratio_max,
  indoor_max: row.indoor_max,
});
