import {
  type CatalogueProduct,
  type CategoryKind,
  type Company,
  hasCompressor,
  type Locale,
  mountingOf,
  needsOutdoorUnit,
  productField,
  PUBLIC_COLUMNS,
  type PublicColumn,
} from '@shishir/contract';
import { formatCapacity, groupThousands } from '@shishir/format';
import type { DataSheet, KeyFigure, QrCode, ValueGroup } from '@shishir/pdf';
import {
  drawUnit,
  isOldFanInput,
  mountingTexts,
  oldCop,
  recoveredCooling_kw,
  type SizingValues,
  ventilatorFlow_m3h,
} from '@shishir/sizing';
import { mountingTexts as banglaMountingTexts } from '@shishir/sizing/bangla';
import { toLetterhead } from '../../content/company/letterhead';
import type { PrintSize } from '../../platform/media/picture-for-print';
import type { PrintPicture } from '../../platform/media/print-pictures';
import { dataSheetTexts as english } from './data-sheet.texts';
import { dataSheetTexts as bangla } from './data-sheet.texts.bn';

type Texts = typeof english;
const TEXTS: Record<Locale, Texts> = { en: english, bn: bangla };
const MOUNTING_TEXTS = { en: mountingTexts, bn: banglaMountingTexts };

/** About 300 dpi at the printed size. */
const PICTURE: PrintSize = { width: 833, height: 583, fit: 'inside' };

export interface DataSheetSources {
  locale: Locale;
  /** As `products.get` returns it to visitors. */
  product: CatalogueProduct;
  /** Sizes of its category, small to large. */
  siblings: Pick<CatalogueProduct, 'id' | 'cooling_tr'>[];
  company: Company;
  values: SizingValues;
  /** Address of the product page, without the scheme, and its code. */
  address: string;
  qr: QrCode;
}

export async function toDataSheet(
  { locale, product, siblings, company, values, address, qr }: DataSheetSources,
  print: PrintPicture,
): Promise<DataSheet> {
  const { title, brand, model } = product;
  const size = sizeOf(product);
  const mounting = mountingOf(product.category_kind);
  const texts = TEXTS[locale];
  const mountings = MOUNTING_TEXTS[locale];
  return {
    issued_at: product.updated_at,
    revision: product.revision ?? 1,
    ...(await toLetterhead(company, print, locale)),
    kind: kindOf(product, texts),
    ...{ title, brand, model },
    notice: noticeOf(product, texts),
    picture: await print(product.pictures[0], PICTURE),
    figures: figuresOf(product, texts, values),
    sizes: sizesOf(product, siblings),
    drawing: size && drawUnit(size, mounting, mountings),
    fit: size && mountings[mounting.place].fit(size),
    groups: groupsOf(product, texts, values),
    missing: missingOf(product, texts),
    address,
    qr,
  };
}

/** More columns would not be readable. */
const MOST_SIZES = 16;

/** Returns the capacities of the category; none for units that do not cool, or without others to compare. */
function sizesOf(
  product: CatalogueProduct,
  siblings: DataSheetSources['siblings'],
): DataSheet['sizes'] {
  if (product.category_kind === 'ventilation') return [];
  const sizes = siblings.flatMap(({ id, cooling_tr: tr }) =>
    tr === null ? [] : [{ tr, is_current: id === product.id }],
  );
  return sizes.length > 1 && sizes.length <= MOST_SIZES ? sizes : [];
}

function kindOf({ category, category_kind }: CatalogueProduct, texts: Texts): string {
  if (needsOutdoorUnit(category_kind)) return texts.indoorUnit(category);
  const kind = texts.kinds[category_kind];
  const isIncluded = category.toLowerCase().includes(kind.toLowerCase());
  return category_kind === 'other' || isIncluded ? category : texts.kindOf(category, kind);
}

function noticeOf(
  { discontinued, successor, category_kind }: CatalogueProduct,
  texts: Texts,
): string | null {
  if (discontinued) {
    return successor ? texts.notSoldReplaced(successor.title, successor.model) : texts.notSold;
  }
  return needsOutdoorUnit(category_kind) ? texts.needsOutdoorUnit : null;
}

function figuresOf(product: CatalogueProduct, texts: Texts, values: SizingValues): KeyFigure[] {
  const { cooling_kw, cooling_tr, cooling_btu, power_input_w, weight_kg, eer, cop } = product;
  const size = sizeOf(product);
  const isIndoor = needsOutdoorUnit(product.category_kind);
  const rest = [
    cooling_tr !== null && `${formatCapacity(cooling_tr)} TR`,
    cooling_btu !== null && `${groupThousands(cooling_btu)} BTU/h`,
  ].filter(Boolean);
  const ratio = eer ?? cop;
  const ventilates = product.category_kind === 'ventilation';
  const flow = ventilates ? ventilatorFlow_m3h(product) : null;
  const hasOldFan = isIndoor && isOldFanInput(product);
  return [
    flow !== null && {
      name: texts.figures.airflow,
      value: groupThousands(flow),
      unit: 'm³/h',
      note: null,
    },
    flow !== null && {
      name: texts.figures.recovered,
      value: recoveredCooling_kw(flow, values).toFixed(1),
      unit: 'kW',
      note: texts.figures.recoveryAssumed(values.recovery_percent),
    },
    !ventilates &&
      cooling_kw !== null && {
        name: texts.figures.cooling,
        value: formatCapacity(cooling_kw),
        unit: 'kW',
        note: rest.join(', ') || null,
      },
    power_input_w !== null &&
      !hasOldFan && {
        name: texts.figures.power,
        ...powerOf(product.category_kind, power_input_w),
        note: isIndoor
          ? texts.figures.indoorOnly
          : oldCop(product.category_kind, product) === null
            ? null
            : texts.figures.oldData,
      },
    size && {
      name: texts.figures.body,
      value: [size.width, size.height, size.depth].map(groupThousands).join(' × '),
      unit: 'mm',
      note: product.panel_model ? texts.figures.withoutPanel : null,
    },
    weight_kg !== null && {
      name: texts.figures.weight,
      value: formatCapacity(weight_kg),
      unit: 'kg',
      note: null,
    },
    ratio !== null && {
      name: eer === null ? texts.figures.cop : texts.figures.eer,
      value: formatCapacity(ratio),
      unit: '',
      note: eer === null ? product.cop_conditions : product.eer_conditions,
    },
  ]
    .filter((figure) => !!figure)
    .slice(0, 3);
}

/** Formats power as on the product page: kW for units with a compressor, W for the fan of others. */
const powerOf = (kind: CategoryKind, watts: number) =>
  hasCompressor(kind)
    ? { value: formatCapacity(watts / 1000), unit: 'kW' }
    : { value: groupThousands(watts), unit: 'W' };

function sizeOf({ size_width_mm, size_height_mm, size_depth_mm }: CatalogueProduct) {
  return size_width_mm && size_height_mm && size_depth_mm
    ? { width: size_width_mm, height: size_height_mm, depth: size_depth_mm }
    : null;
}

interface JoinedColumns {
  columns: readonly PublicColumn[];
  name: string;
  /** Between the values; without it, they are the ends of a range. */
  between?: string;
}

/** Columns that are joined in one row. */
const joinedIn = ({ rows, figures }: Texts): JoinedColumns[] => [
  {
    columns: ['air_flow_high_cfm', 'air_flow_medium_cfm', 'air_flow_low_cfm'],
    name: rows.airflow,
    between: ' / ',
  },
  {
    columns: ['sound_high_db', 'sound_medium_db', 'sound_low_db'],
    name: rows.sound,
    between: ' / ',
  },
  {
    columns: ['size_width_mm', 'size_height_mm', 'size_depth_mm'],
    name: figures.body,
    between: ' × ',
  },
  { columns: ['eer', 'eer_conditions'], name: figures.eer, between: ', ' },
  { columns: ['cop', 'cop_conditions'], name: figures.cop, between: ', ' },
  { columns: ['supply_min_v', 'supply_max_v'], name: rows.voltage },
  { columns: ['cooling_min_c', 'cooling_max_c'], name: rows.coolingRange },
  { columns: ['heating_min_c', 'heating_max_c'], name: rows.heatingRange },
  { columns: ['ratio_min', 'ratio_max'], name: rows.indoorCapacity },
];

/** Capacities come first, in the units that engineers use. */
const FIRST: readonly PublicColumn[] = ['cooling_kw', 'cooling_tr', 'cooling_btu'];
const ORDER = [...new Set([...FIRST, ...PUBLIC_COLUMNS])];

/** Returns every column that has a value, so that a new one needs no change here. Prices are not on a data sheet. */
function groupsOf(product: CatalogueProduct, texts: Texts, values: SizingValues): ValueGroup[] {
  const groups = Object.entries(texts.groups).map(([section, title]) => ({
    title,
    rows: ORDER.filter((column) => productField(column).section === section).flatMap((column) =>
      rowOf(product, column, texts, values),
    ),
  }));
  const system = groups.find(({ title }) => title === texts.groups.identity);
  system?.rows.push([texts.rows.category, product.category]);
  return groups.filter(({ rows }) => rows.length > 0);
}

/** Names of columns whose form label would repeat the value or be unclear. */
const namesIn = ({ figures, rows }: Texts): Partial<Record<PublicColumn, string>> => ({
  cooling_kw: figures.cooling,
  cooling_tr: rows.coolingTr,
  cooling_btu: rows.coolingBtu,
  wind_free: rows.operation,
});

/** Shown in the head of the sheet. */
const HEADINGS: readonly PublicColumn[] = ['title', 'model', 'brand'];

function rowOf(
  product: CatalogueProduct,
  column: PublicColumn,
  texts: Texts,
  values: SizingValues,
): [string, string][] {
  if (HEADINGS.includes(column) || isNothing(product, column)) return [];
  if (column === 'power_input_w' && product.power_input_w !== null) {
    const { value, unit } = powerOf(product.category_kind, product.power_input_w);
    const text = `${value} ${unit}`;
    const isOld = oldCop(product.category_kind, product) !== null;
    return [[texts.label(column), isOld ? texts.rows.fromOldData(text) : text]];
  }
  if (column === 'air_flow_high_cfm' && product.category_kind === 'ventilation') {
    const flow = ventilatorFlow_m3h(product);
    return flow === null
      ? []
      : [
          [texts.figures.airflow, `${groupThousands(flow)} m³/h`],
          [
            texts.figures.recovered,
            texts.rows.recovered(
              recoveredCooling_kw(flow, values).toFixed(1),
              values.recovery_percent,
            ),
          ],
        ];
  }
  const joined = joinedIn(texts).find(({ columns }) => columns.includes(column));
  if (!joined) {
    const text = textOf(product, column, texts);
    const name = namesIn(texts)[column] ?? texts.label(column);
    return text === null ? [] : [[name, withUnit(text, column, texts)]];
  }
  const known = joined.columns.filter((one) => product[one] !== null);
  // The row takes the place of its first value.
  if (known[0] !== column) return [];
  const parts = known.map((one) => textOf(product, one, texts)!);
  const { between = texts.between } = joined;
  const isRange = joined.between === undefined;
  const same = isRange && new Set(parts).size === 1;
  const text = withUnit((same ? parts.slice(0, 1) : parts).join(between), column, texts);
  if (!isRange || known.length > 1) return [[joined.name, text]];
  const { from, upTo } = texts.rows;
  return [[joined.name, known[0] === joined.columns[0] ? from(text) : upTo(text)]];
}

/** Values of the old file that belong to other units: a ventilator only moves air. */
const NOT_OF_VENTILATORS: readonly PublicColumn[] = [
  ...(['refrigerant', 'inverter_type', 'wind_free'] as const),
  ...(['cooling_kw', 'cooling_tr', 'cooling_btu'] as const),
];

/** Returns whether the value of the old file is not that of the unit, or implausible. */
function isNothing(product: CatalogueProduct, column: PublicColumn): boolean {
  const { category_kind } = product;
  if (category_kind === 'ventilation') return NOT_OF_VENTILATORS.includes(column);
  return column === 'power_input_w' && needsOutdoorUnit(category_kind) && isOldFanInput(product);
}

function textOf(product: CatalogueProduct, column: PublicColumn, texts: Texts): string | null {
  const value = product[column];
  if (value === null || value === '') return null;
  if (column === 'inverter_type' && needsOutdoorUnit(product.category_kind)) {
    return texts.inOutdoorUnit(texts.value(String(value)));
  }
  if (typeof value !== 'number') return texts.value(value);
  const { kind } = productField(column);
  if (value < 0) return `-${formatCapacity(-value)}`;
  return kind === 'decimal' ? formatCapacity(value) : groupThousands(value);
}

function withUnit(text: string, column: PublicColumn, texts: Texts): string {
  const field = productField(column);
  return 'unit' in field && field.unit ? texts.withUnit(text, field.unit) : text;
}

/** Returns data that engineers need for this kind of unit but the catalogue lacks. */
function missingOf(product: CatalogueProduct, texts: Texts): string[] {
  const { category_kind: kind } = product;
  const indoor = needsOutdoorUnit(kind);
  const expected: [what: string, columns: PublicColumn[], isExpected: boolean][] = [
    [texts.missing.airflow, ['air_flow_high_cfm'], indoor || kind === 'ventilation'],
    [texts.missing.sound, ['sound_high_db', 'sound_medium_db', 'sound_low_db'], true],
    [texts.missing.electrical, ['supply_phase', 'running_current_a', 'max_current_a'], true],
    [texts.missing.pipes, ['pipe_liquid_mm', 'pipe_gas_mm'], indoor || kind === 'outdoor_unit'],
    [texts.missing.weight, ['weight_kg'], true],
    [texts.missing.installationHeight, ['min_installation_height_mm'], indoor],
    [texts.missing.range, ['cooling_min_c', 'cooling_max_c'], hasCompressor(kind)],
    [texts.missing.indoorUnits, ['indoor_max'], kind === 'outdoor_unit'],
    [texts.missing.water, ['water_flow_m3h'], kind === 'chiller'],
  ];
  return expected
    .filter(
      ([, columns, isExpected]) => isExpected && columns.every((one) => product[one] === null),
    )
    .map(([what]) => what);
}
