import type { CatalogueProduct, CategoryKind, ProductSize } from '@shishir/contract';
import { formatCapacity, groupThousands, nominalTons } from '@shishir/format';
import { airFlowOf } from '../../product-parts/air-flow';

/** A size of a category as its chart shows it. */
export interface SizeOption {
  id: number;
  model: string;
  /** Height of the bar: tons, or m³/h for ventilators. */
  figure: number | null;
  /** The figure as text: the nominal class, for example '18.5'. */
  value: string | null;
  /** Second line: '10 HP' of an outdoor unit, '4.5 kW' of other units; null for ventilators. */
  second: string | null;
}

/** Returns the nominal tons of a capacity; exact ones for outdoor units, whose nominal class is in HP. */
export const tonsOf = (kind: CategoryKind, tr: number): string =>
  kind === 'outdoor_unit' ? formatCapacity(tr) : nominalTons(tr);

const classOf = (hp: number | null, kw: number | null) => {
  if (hp !== null) return `${formatCapacity(hp)} HP`;
  return kw === null ? null : `${formatCapacity(kw)} kW`;
};

export const sizesInTons = (kind: CategoryKind, sizes: readonly ProductSize[]): SizeOption[] =>
  sizes.map(({ id, model, cooling_tr: figure, cooling_kw, horsepower }) => ({
    ...{ id, model, figure },
    value: figure === null ? null : tonsOf(kind, figure),
    second: classOf(horsepower, cooling_kw),
  }));

/** Returns ventilators by their air flow, small to large. */
export const sizesByAirFlow = (
  ventilators: readonly Pick<
    CatalogueProduct,
    'id' | 'model' | 'title' | 'category_kind' | 'air_flow_high_cfm'
  >[],
): SizeOption[] =>
  ventilators
    .map((unit) => ({ id: unit.id, model: unit.model, figure: airFlowOf(unit) }))
    .map((size) => ({
      ...size,
      value: size.figure === null ? null : groupThousands(size.figure),
      second: null,
    }))
    .sort((one, other) => (one.figure ?? Infinity) - (other.figure ?? Infinity));
