import { type Locale, type SystemCatalogue, VRF_INDOOR_KINDS } from '@shishir/contract';
import {
  type IndoorUnit,
  isOldFanInput,
  type OutdoorUnit,
  seriesOf,
  type Ventilator,
  ventilatorFlow_m3h,
} from '@shishir/sizing';
import type { EntityManager } from 'typeorm';
import { notDeleted } from '../../platform/database/queries';
import { Texts } from '../../platform/translations/texts';
import { VrfSeriesEntity } from './vrf-series.entity';
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
  'size_width_mm',
  'pipe_liquid_mm',
  'pipe_gas_mm',
  'ratio_min',
  'ratio_max',
  'indoor_max',
] as const satisfies (keyof ProductEntity)[];

/**
 * Returns the products for VRF systems that visitors can see, with their titles in the language; those without a
 * capacity cannot be chosen.
 */
export async function readCatalogue(
  manager: EntityManager,
  locale?: Locale,
): Promise<SystemCatalogue> {
  const products = await notDeleted(manager.createQueryBuilder(ProductEntity, 'product'))
    .innerJoin('product.category', 'category')
    .select([...COLUMNS.map((column) => `product.${column}`), 'category.id', 'category.kind'])
    .andWhere("product.visibility = 'published' AND category.status = 'active'")
    .andWhere("(product.cooling_kw > 0 OR category.kind = 'ventilation')")
    .andWhere('category.kind IN (:...kinds)', {
      kinds: ['outdoor_unit', 'ventilation', ...VRF_INDOOR_KINDS],
    })
    .orderBy('product.position')
    .addOrderBy('product.id')
    .getMany();
  const texts = await Texts.load(manager, { locale }, { product: products.map(({ id }) => id) });
  const rows = products.map((row) => ({
    ...row,
    title: texts.get('product', row.id, 'title') ?? row.title,
  }));
  const limits = new Map((await manager.find(VrfSeriesEntity)).map((row) => [row.series, row]));
  const ofKind = (isKind: (kind: string) => boolean) =>
    rows.filter(({ category }) => isKind(category.kind));
  return {
    indoor: ofKind((kind) => kind !== 'outdoor_unit' && kind !== 'ventilation').map(toIndoor),
    outdoor: ofKind((kind) => kind === 'outdoor_unit').map((row) => toOutdoor(row, limits)),
    ventilators: ofKind((kind) => kind === 'ventilation').flatMap(toVentilator),
  };
}

/** Returns a ventilator; none if its air flow is not known. */
function toVentilator(row: ProductEntity): Ventilator[] {
  const { id, model, title, offer_price, regular_price } = row;
  const flow_m3h = ventilatorFlow_m3h(row);
  return flow_m3h ? [{ id, model, title, flow_m3h, price: offer_price ?? regular_price }] : [];
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

function toOutdoor(row: ProductEntity, limits: ReadonlyMap<string, VrfSeriesEntity>) {
  const series = seriesOf(row.brand, row.model);
  return {
    ...toUnit(row),
    series,
    horsepower: row.horsepower,
    ratio_min: row.ratio_min,
    ratio_max: row.ratio_max,
    indoor_max: row.indoor_max,
    width_mm: row.size_width_mm,
    pipe_liquid_mm: row.pipe_liquid_mm,
    pipe_gas_mm: row.pipe_gas_mm,
    series_limits: limitsOf(limits.get(series)),
  } satisfies OutdoorUnit;
}

const limitsOf = (row: VrfSeriesEntity | undefined) =>
  row
    ? {
        module_sets: row.module_sets,
        run_max_m: row.run_max_m,
        height_above_max_m: row.height_above_max_m,
        height_below_max_m: row.height_below_max_m,
        source: row.source,
        confirmed: row.confirmed_by !== null,
      }
    : null;
