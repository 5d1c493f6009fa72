import { hasCompressor, type ListedProduct } from '@shishir/contract';
import {
  type CapacityAxis,
  capacityShare,
  formatCapacity,
  formatTaka,
  groupThousands,
  priceView,
} from '@shishir/format';
import { bodyOf, withoutInapplicable } from '../../product-parts/card-product.server';
import { productPartsTexts } from '../../product-parts/product-parts.texts';
import { sizeOf } from '../../product-parts/unit-size';
import { nominalSize } from '../../product-parts/size-label.server';
import { categoryPageTexts } from './category-page.texts';
import type { Ladder, LadderColumn } from './size-ladder';

const { ladder: ladderTexts, same: sameTexts, facts: factTexts } = categoryPageTexts;
const { columns } = ladderTexts;

type Value = (product: ListedProduct) => string | number | null;

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
];

const SIDES = ['width', 'height', 'depth'] as const;

/** Returns the column of the sides that differ between these products; a single product shows all sides. */
function sizeColumn(products: ListedProduct[]): LadderColumn & { value: Value } {
  const sizes = products.map(sizeOf);
  const sides = SIDES.filter(
    (side) => products.length === 1 || new Set(sizes.map((size) => size?.[side])).size > 1,
  );
  return {
    key: 'dim',
    ...columns.size(sides),
    value: (product) => {
      const size = sizeOf(product);
      return size && sides.map((side) => groupThousands(size[side])).join(' × ');
    },
  };
}

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

/** True for a column without values, and for one COP of all sizes, which `sameOf` states. */
const isLeftOut = (key: LadderColumn['key'], values: (string | null)[]) =>
  values.every((value) => !value) ||
  (key === 'cop' && values.length > 1 && new Set(values).size === 1);

/** Returns the products of a category as a table, one row per size. */
export function ladderOf(listed: ListedProduct[], axis: CapacityAxis | null): Ladder {
  const products = listed.map(withoutInapplicable);
  const filled = [...COLUMNS, sizeColumn(products)]
    .map(({ value, ...column }) => ({ column, values: written(products.map(value)) }))
    .filter(({ column, values }) => !isLeftOut(column.key, values));
  return {
    columns: filled.map(({ column }) => column),
    rows: products.map((product, index) => ({
      size: nominalSize(product),
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
export function sameOf(products: ListedProduct[]): string[] {
  if (products.length < 2) return [];
  const shown = products.map(withoutInapplicable);
  const same = <V>(value: (product: ListedProduct) => V) => {
    const values = new Set(shown.map(value));
    return values.size === 1 ? [...values][0]! : null;
  };
  const inverter = same(({ inverter_type }) => inverter_type);
  const label = same(({ wind_free }) => wind_free);
  const cop = same(({ cop }) => cop);
  const [width, height, depth] = [
    same(({ size_width_mm }) => size_width_mm),
    same(({ size_height_mm }) => size_height_mm),
    same(({ size_depth_mm }) => size_depth_mm),
  ];
  return [
    same(({ refrigerant }) => refrigerant),
    inverter && sameTexts.compressor(inverter),
    label && (/^heat pump$/i.test(label) ? sameTexts.heatPump : productPartsTexts.value(label)),
    cop && sameTexts.cop(formatCapacity(cop)),
    width && sameTexts.wide(width),
    height && sameTexts.high(height),
    depth && sameTexts.deep(depth),
  ].filter((part) => part !== null && part !== 0);
}

/** Returns the figures below the picture of a category. */
export function factsOf(
  products: ListedProduct[],
  priceFrom: number | null,
): { label: string; value: string; unit?: string }[] {
  if (products.length === 0) return [];
  const shown = products.map(withoutInapplicable);
  const sizes = shown.map((product) => nominalSize(product).split(' '));
  const units = new Set(sizes.map(([, unit]) => unit));
  const figures = sizes.map(([size]) => Number(size!.replaceAll(',', '')));
  const kw = shown.flatMap(({ cooling_kw }) => cooling_kw ?? []);
  const refrigerants = [...new Set(shown.flatMap(({ refrigerant }) => refrigerant ?? []))];
  const [unit] = units;
  const isScale = units.size === 1 && unit !== undefined && figures.every((size) => size > 0);
  const prices = shown.flatMap((product) => {
    const view = priceView(product.regular_price, product.offer_price);
    return view.kind === 'price' ? view.price : [];
  });
  const from = priceFrom ?? (prices.length > 0 ? Math.min(...prices) : null);
  return [
    isScale && { label: factTexts.sizes, value: rangeOf(figures), unit },
    kw.length > 0 && { label: factTexts.capacity, value: rangeOf(kw), unit: 'kW' },
    bodyFact(shown) ??
      (refrigerants.length > 0 && { label: factTexts.refrigerant, value: refrigerants.join(', ') }),
    from === null
      ? { label: factTexts.price, value: factTexts.onRequest }
      : { label: factTexts.priceFrom, value: formatTaka(from) },
  ].filter((fact) => fact !== false);
}

const figure = (value: number) => (value < 1000 ? formatCapacity(value) : groupThousands(value));

function rangeOf(values: number[]): string {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return min === max ? figure(min) : factTexts.range(figure(min), figure(max));
}

/** Returns the width of upright units and units on a wall, the height of the others; null if one is unknown. */
function bodyFact(products: ListedProduct[]) {
  const bodies = products.map(bodyOf);
  const isHeight = bodies.every((body) => body?.sides === 'height');
  const sides = bodies.flatMap((body) => (body ? body[isHeight ? 'height' : 'width'] : []));
  if (sides.length < bodies.length) return null;
  const different = [...new Set(sides)].sort((one, other) => one - other);
  return {
    label: isHeight ? factTexts.bodyHeight : factTexts.bodyWidth,
    value:
      different.length === 2
        ? factTexts.either(figure(different[0]!), figure(different[1]!))
        : rangeOf(sides),
    unit: 'mm',
  };
}
