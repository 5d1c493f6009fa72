import { type CatalogueProduct, hasCompressor } from '@shishir/contract';
import {
  type CapacityAxis,
  capacityShare,
  formatCapacity,
  formatTaka,
  groupThousands,
  priceView,
} from '@shishir/format';
import { withoutInapplicable } from '../../product-parts/card-product.server';
import { sizeOf } from '../../product-parts/unit-size';
import { sizeLabel } from '../../product-parts/size-label.server';
import { categoryPageTexts } from './category-page.texts';
import type { Ladder, LadderColumn } from './size-ladder';

const { ladder: ladderTexts, same: sameTexts, facts: factTexts } = categoryPageTexts;
const { columns } = ladderTexts;

type Value = (product: CatalogueProduct) => string | number | null;

/** Columns of a ladder in order. Empty ones are omitted. */
const COLUMNS: (LadderColumn & { value: Value })[] = [
  {
    key: 'tr',
    ...columns.tr,
    value: ({ cooling_tr }) => cooling_tr,
  },
  {
    key: 'kw',
    ...columns.kw,
    value: ({ cooling_kw }) => cooling_kw,
  },
  {
    key: 'in',
    ...columns.inputKw,
    value: ({ category_kind, power_input_w }) =>
      hasCompressor(category_kind) && power_input_w !== null
        ? Number((power_input_w / 1000).toFixed(1))
        : null,
  },
  {
    key: 'in',
    ...columns.inputW,
    value: ({ category_kind, power_input_w }) =>
      !hasCompressor(category_kind) && power_input_w !== null ? power_input_w : null,
  },
  { key: 'cop', ...columns.cop, note: 1, value: ({ cop }) => cop },
  {
    key: 'db',
    ...columns.sound,
    value: ({ sound_low_db, sound_high_db }) =>
      sound_low_db !== null && sound_high_db !== null && sound_low_db !== sound_high_db
        ? ladderTexts.range(formatCapacity(sound_low_db), formatCapacity(sound_high_db))
        : (sound_high_db ?? sound_low_db),
  },
  { key: 'kg', ...columns.weight, value: ({ weight_kg }) => weight_kg },
  {
    key: 'dim',
    ...columns.size,
    value: (product) => {
      const size = sizeOf(product);
      return size && [size.width, size.height, size.depth].map(groupThousands).join(' × ');
    },
  },
];

/** Formats the values of a column with the same number of decimals, so that they align. */
function written(values: (string | number | null)[]): (string | null)[] {
  const decimals = Math.max(
    ...values.map((value) =>
      typeof value === 'number' ? (formatCapacity(value).split('.')[1]?.length ?? 0) : 0,
    ),
  );
  return values.map((value) => {
    if (typeof value !== 'number') return value;
    return decimals > 0 ? value.toFixed(decimals) : groupThousands(value);
  });
}

/** Returns the products of a category as a table, one row per size. */
export function ladderOf(listed: CatalogueProduct[], axis: CapacityAxis | null): Ladder {
  const products = listed.map(withoutInapplicable);
  const filled = COLUMNS.map(({ value, ...column }) => ({
    column,
    values: written(products.map(value)),
  })).filter(({ values }) => values.some((value) => value !== null));
  return {
    columns: filled.map(({ column }) => column),
    rows: products.map((product, index) => ({
      size: sizeLabel(product),
      share:
        axis && product.cooling_tr !== null
          ? (capacityShare(product.cooling_tr, axis) * 100).toFixed(1)
          : null,
      cells: filled.map(({ values }) => values[index] ?? null),
    })),
    notes: filled.some(({ column }) => column.key === 'cop') ? [ladderTexts.copNote] : [],
  };
}

/** Returns the values that all these products share, as parts of a sentence. */
export function sameOf(products: CatalogueProduct[]): string[] {
  if (products.length < 2) return [];
  const shown = products.map(withoutInapplicable);
  const same = <V>(value: (product: CatalogueProduct) => V) => {
    const values = new Set(shown.map(value));
    return values.size === 1 ? [...values][0]! : null;
  };
  const inverter = same(({ inverter_type }) => inverter_type);
  const label = same(({ wind_free }) => wind_free);
  const [width, height, depth] = [
    same(({ size_width_mm }) => size_width_mm),
    same(({ size_height_mm }) => size_height_mm),
    same(({ size_depth_mm }) => size_depth_mm),
  ];
  return [
    same(({ refrigerant }) => refrigerant),
    inverter && sameTexts.compressor(inverter),
    label && (/^heat pump$/i.test(label) ? sameTexts.heatPump : label),
    width && sameTexts.wide(width),
    height && sameTexts.high(height),
    depth && sameTexts.deep(depth),
  ].filter((part) => part !== null && part !== 0);
}

/** Returns the figures below the picture of a category. */
export function factsOf(
  products: CatalogueProduct[],
  priceFrom: number | null,
): { label: string; value: string; unit?: string }[] {
  const first = products[0];
  if (!first) return [];
  const shown = products.map(withoutInapplicable);
  const sizes = shown.map((product) => sizeLabel(product).split(' '));
  const units = new Set(sizes.map(([, unit]) => unit));
  const figures = sizes.map(([size]) => Number(size!.replaceAll(',', '')));
  const range = (values: number[]) => {
    const [min, max] = [Math.min(...values), Math.max(...values)];
    const figure = (value: number) =>
      value < 1000 ? formatCapacity(value) : groupThousands(value);
    return min === max ? figure(min) : factTexts.range(figure(min), figure(max));
  };
  const kw = shown.flatMap(({ cooling_kw }) => cooling_kw ?? []);
  const tr = shown.flatMap(({ cooling_tr }) => cooling_tr ?? []);
  const refrigerants = [...new Set(shown.flatMap(({ refrigerant }) => refrigerant ?? []))];
  const heights = shown.flatMap(({ size_height_mm }) => size_height_mm ?? []);
  const unit = [...units][0];
  const inKw = unit === 'kW';
  const isScale = units.size === 1 && unit !== undefined && figures.every((size) => size > 0);
  const prices = shown.flatMap((product) => {
    const view = priceView(product.regular_price, product.offer_price);
    return view.kind === 'price' ? view.price : [];
  });
  const from = priceFrom ?? (prices.length > 0 ? Math.min(...prices) : null);
  return [
    isScale && { label: factTexts.sizes, value: range(figures), unit },
    kw.length > 0 && !inKw && { label: factTexts.capacity, value: range(kw), unit: 'kW' },
    tr.length > 0 && inKw && { label: factTexts.capacity, value: range(tr), unit: 'TR' },
    refrigerants.length > 0
      ? { label: factTexts.refrigerant, value: refrigerants.join(', ') }
      : heights.length > 0 && { label: factTexts.bodyHeight, value: range(heights), unit: 'mm' },
    from === null
      ? { label: factTexts.price, value: factTexts.onRequest }
      : { label: factTexts.priceFrom, value: formatTaka(from) },
  ].filter((fact) => fact !== false);
}
