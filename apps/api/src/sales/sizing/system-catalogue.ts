import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type Locale, type SystemCatalogue, VRF_INDOOR_KINDS } from '@shishir/contract';
import {
  type IndoorUnit,
  isOldFanInput,
  oneOrMore,
  type OutdoorUnit,
  seriesOf,
  type SystemVentilation,
  type Ventilator,
  ventilatorFlow_m3h,
} from '@shishir/sizing';
import { EntityManager } from 'typeorm';
import { notDeleted } from '../../platform/database/queries';
import { Texts } from '../../platform/translations/texts';
import { revision, RevisionCache } from '../../platform/database/revision';
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

/** Maximum models of one type and size. */
const MOST_MODELS = 24;

const PRICE = 'COALESCE(product.offer_price, product.regular_price)';

/** Units that a system names by their ids. */
interface NamesUnits {
  rooms: readonly { unit: number | null }[];
  outdoor: readonly number[];
  ventilation?: SystemVentilation;
}

/** A published unit with the figures that decide which units represent their size. */
interface SizeRow {
  id: number;
  kind: string;
  brand: string | null;
  model: string;
  title: string;
  cooling_kw: number | null;
  air_flow_high_cfm: number | null;
  refrigerant: string | null;
  price: number | null;
}

/**
 * Products for VRF systems that visitors can see, with their titles in the language; those without a capacity cannot be chosen. A catalogue can have
 * thousands of models, so only one of each size is returned, and those that a system names.
 */
@Injectable()
export class UnitCatalogue {
  private readonly cache = new RevisionCache<SystemCatalogue>();

  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /**
   * Returns the unit with the lowest price of each type, size and refrigerant, of outdoor units also of each series. An
   * indoor unit has the number of models of its type and size.
   */
  async sizes(locale?: Locale): Promise<SystemCatalogue> {
    const at = await revision.read(this.manager);
    return this.cache.get(at, locale ?? '', async () => {
      const rows = await this.sizeRows();
      const models = new Map<string, number>();
      const first = new Map<string, SizeRow>();
      for (const row of rows) {
        const size = sizeOf(row);
        models.set(size, (models.get(size) ?? 0) + 1);
        const series = row.kind === 'outdoor_unit' ? seriesOf(row.brand, row.model) : '';
        const key = `${size} ${row.refrigerant} ${series}`;
        const known = first.get(key);
        if (!known || (row.price ?? Infinity) < (known.price ?? Infinity)) first.set(key, row);
      }
      const chosen = [...first.values()];
      const catalogue = await this.named(
        chosen.map(({ id }) => id),
        locale,
      );
      const sizes = new Map(chosen.map((row) => [row.id, sizeOf(row)]));
      return {
        ...catalogue,
        indoor: catalogue.indoor.map((unit) => ({
          ...unit,
          models: models.get(sizes.get(unit.id)!)!,
        })),
      };
    });
  }

  /** Returns units by their ids. */
  async named(ids: readonly number[], locale?: Locale): Promise<SystemCatalogue> {
    if (ids.length === 0) return NO_UNITS;
    return this.toCatalogue(
      await this.published()
        .andWhere('product.id IN (:...ids)', { ids: [...new Set(ids)] })
        .getMany(),
      locale,
    );
  }

  /** Returns the models of the type and size of an indoor unit, those with the lowest price first. */
  async like(id: number, locale?: Locale): Promise<SystemCatalogue> {
    const unit = (await this.named([id])).indoor[0];
    if (!unit) return NO_UNITS;
    const { category, cooling_kw } = unit;
    const rows = await this.published()
      .andWhere('category.kind = :category', { category })
      .andWhere('product.cooling_kw = :cooling_kw', { cooling_kw })
      .orderBy(`${PRICE} IS NULL`)
      .addOrderBy(PRICE)
      .addOrderBy('product.id')
      .limit(MOST_MODELS)
      .getMany();
    return this.toCatalogue(rows, locale);
  }

  /** Returns the units of systems, and those to choose from. */
  async for(systems: readonly NamesUnits[], locale?: Locale): Promise<SystemCatalogue> {
    const sizes = await this.sizes(locale);
    const named = await this.named(
      systems.flatMap(({ rooms, outdoor, ventilation }) => [
        ...rooms.flatMap(({ unit }) => unit ?? []),
        ...outdoor,
        ...oneOrMore(ventilation).map(({ unit }) => unit),
      ]),
      locale,
    );
    return {
      indoor: joined(sizes.indoor, named.indoor),
      outdoor: joined(sizes.outdoor, named.outdoor),
      ventilators: joined(sizes.ventilators, named.ventilators),
    };
  }

  private published() {
    return this.ofPublished()
      .select([...COLUMNS.map((column) => `product.${column}`), 'category.id', 'category.kind'])
      .orderBy('product.position')
      .addOrderBy('product.id');
  }

  /** Plain rows, because entities of a large catalogue would block other requests for seconds. */
  private sizeRows(): Promise<SizeRow[]> {
    const query = this.ofPublished().select('category.kind', 'kind').addSelect(PRICE, 'price');
    for (const column of SIZE_COLUMNS) query.addSelect(`product.${column}`, column);
    return query.orderBy('product.position').addOrderBy('product.id').getRawMany<SizeRow>();
  }

  private ofPublished() {
    return notDeleted(this.manager.createQueryBuilder(ProductEntity, 'product'))
      .innerJoin('product.category', 'category')
      .andWhere("product.visibility = 'published' AND category.status = 'active'")
      .andWhere("(product.cooling_kw > 0 OR category.kind = 'ventilation')")
      .andWhere('category.kind IN (:...kinds)', {
        kinds: ['outdoor_unit', 'ventilation', ...VRF_INDOOR_KINDS],
      });
  }

  private async toCatalogue(products: ProductEntity[], locale?: Locale): Promise<SystemCatalogue> {
    const ids = products.map(({ id }) => id);
    const texts = await Texts.load(this.manager, { locale }, { product: ids });
    const rows = products.map((row) => ({
      ...row,
      title: texts.get('product', row.id, 'title') ?? row.title,
    }));
    const limits = new Map(
      (await this.manager.find(VrfSeriesEntity)).map((row) => [row.series, row]),
    );
    const ofKind = (isKind: (kind: string) => boolean) =>
      rows.filter(({ category }) => isKind(category.kind));
    return {
      indoor: ofKind((kind) => kind !== 'outdoor_unit' && kind !== 'ventilation').map(toIndoor),
      outdoor: ofKind((kind) => kind === 'outdoor_unit').map((row) => toOutdoor(row, limits)),
      ventilators: ofKind((kind) => kind === 'ventilation').flatMap(toVentilator),
    };
  }
}

const NO_UNITS: SystemCatalogue = { indoor: [], outdoor: [], ventilators: [] };
const SIZE_COLUMNS = [
  ...(['id', 'brand', 'model', 'title', 'cooling_kw', 'air_flow_high_cfm'] as const),
  'refrigerant',
] as const;

/** Type and size of a unit; of a ventilator, its air flow. Databases return decimals as text or number. */
const sizeOf = (row: SizeRow) =>
  `${row.kind} ${row.kind === 'ventilation' ? ventilatorFlow_m3h(row) : Number(row.cooling_kw)}`;

/** Adds units that the first list does not have. */
const joined = <T extends { id: number }>(units: readonly T[], more: readonly T[]): T[] => {
  const known = new Set(units.map(({ id }) => id));
  return [...units, ...more.filter(({ id }) => !known.has(id))];
};

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
