import { type CatalogueProduct, type Category, unitTypeLabel } from '@shishir/contract';
import { hasCompressor, needsOutdoorUnit, mountingOf } from '@shishir/contract/rules';
import { formatCapacity, groupThousands, kwToTr } from '@shishir/format';
import { DEFAULT_VALUES, oldCop, recoveredCooling_kw, type SizingValues } from '@shishir/sizing';
import type { ReactNode } from 'react';
import { sitePath } from '../../../platform/locale/site-path';
import { airFlowOf } from '../../product-parts/air-flow';
import { productPartsTexts } from '../../product-parts/product-parts.texts';
import { sizeOf } from '../../product-parts/unit-size';
import { specificationTexts as texts } from '../../product-parts/specification.texts';
import { type SpecRow, TECHNICAL } from '../../product-parts/technical-rows';
import styles from './product-sections.module.css';

const { names, sections } = texts;

/** Row of a section; its value is null if unknown. `asked` marks values that every unit of the kind has. */
export interface Row {
  name: string;
  value: ReactNode;
  asked?: boolean;
}
export interface Section {
  title: string;
  rows: Row[];
}

/** Lowers the first letter, except in abbreviations: 'sound pressure', 'EER'. */
const lowerFirst = (name: string) =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** Returns all rows of a product in sections, also for the data sheet. */
export function sectionsOf(
  product: CatalogueProduct,
  categories: Category[],
  values: SizingValues = DEFAULT_VALUES,
): Section[] {
  const { category_kind: kind, type } = product;
  const outdoor = hasCompressor(kind);
  const chiller = kind === 'chiller';
  const ventilates = kind === 'ventilation';
  const refrigerates = !chiller && !ventilates;
  const row = ({ name, value }: SpecRow, asked = true): Row => ({
    name,
    value: value(product),
    asked,
  });
  return [
    {
      title: sections.performance,
      rows: [
        { name: names.coolingCapacity, value: capacityOf(product) },
        { name: names.powerInput, value: powerOf(product), asked: true },
        row(TECHNICAL.eer, outdoor && product.cop === null),
        row(TECHNICAL.cop, false),
        { name: names.airflow, value: airFlowText(product), asked: !outdoor },
        { name: names.coolingRecovered, value: recoveredText(product, values) },
      ],
    },
    {
      title: sections.system,
      rows: [
        { name: names.type, value: productPartsTexts.value(type ?? typeOf(product)) },
        { name: names.category, value: product.category },
        {
          name: names.horsepower,
          value: product.horsepower && `${formatCapacity(product.horsepower)} HP`,
        },
        {
          name: names.operation,
          value: product.wind_free && productPartsTexts.value(product.wind_free),
        },
        { name: outdoor ? names.compressor : names.inverter, value: inverterOf(product) },
        { name: names.refrigerant, value: product.refrigerant },
        { name: names.worksWith, value: worksWith(product, categories, values) },
        row(TECHNICAL.ratio_max, kind === 'outdoor_unit'),
        row(TECHNICAL.indoor_max, kind === 'outdoor_unit'),
        row(TECHNICAL.refrigerant_charge_kg),
      ],
    },
    {
      title: sections.build,
      rows: [
        { name: bodyName(product), value: bodyOf(product), asked: true },
        { name: names.panel, value: panelOf(product) },
        row(TECHNICAL.weight_kg),
      ],
    },
    ...(chiller
      ? [
          {
            title: sections.water,
            rows: [
              row(TECHNICAL.water_flow_m3h),
              row(TECHNICAL.water_pressure_drop_kpa),
              row(TECHNICAL.water_connection),
            ],
          },
        ]
      : []),
    { title: sections.sound, rows: [row(TECHNICAL.sound_high_db)] },
    {
      title: sections.electrical,
      rows: [
        row(TECHNICAL.supply_phase),
        row(TECHNICAL.running_current_a),
        row(TECHNICAL.max_current_a),
      ],
    },
    {
      title: outdoor ? sections.pipesOfOutdoorUnit : sections.pipesOfIndoorUnit,
      rows: [
        row(TECHNICAL.pipe_liquid_mm, refrigerates),
        row(TECHNICAL.pipe_gas_mm, refrigerates),
        row(TECHNICAL.pipe_drain_mm, refrigerates && !outdoor),
        row(TECHNICAL.min_installation_height_mm, isHidden(product)),
        row(TECHNICAL.condensate_lift_mm, isHidden(product) && refrigerates),
        row(TECHNICAL.cooling_max_c, outdoor),
        row(TECHNICAL.heating_max_c, false),
      ],
    },
  ];
}

/** Values that the sentence about missing ones names together. */
const GROUPS: Record<string, string> = {
  [names.powerSupply]: texts.groups.electrical,
  [names.runningCurrent]: texts.groups.electrical,
  [names.maxCurrent]: texts.groups.electrical,
  [names.liquidPipe]: texts.groups.pipes,
  [names.gasPipe]: texts.groups.pipes,
  [names.drainPipe]: texts.groups.pipes,
};

/** Returns the names of values that every unit of the kind has, but whose value is not known. */
export const missingOf = (product: CatalogueProduct): string[] => [
  ...new Set(
    sectionsOf(product, []).flatMap(({ rows }) =>
      rows
        .filter(({ value, asked }) => !value && asked)
        .map(({ name }) => GROUPS[name] ?? lowerFirst(name)),
    ),
  ),
];

/** Returns a note about figures of the old catalogue; null if the manufacturer's figures are known. */
export function oldDataNote(product: CatalogueProduct): string | null {
  const cop = oldCop(product.category_kind, product);
  return cop === null ? null : texts.oldDataNote(product.category, cop.toFixed(1));
}

/** Returns the type of a unit outside of VRF systems: 'Air-cooled chiller', 'Ventilator'. */
const typeOf = ({ category_kind, title }: CatalogueProduct) =>
  category_kind === 'chiller' && /air.cooled/i.test(title)
    ? texts.airCooledChiller
    : unitTypeLabel(category_kind);

const isHidden = ({ category_kind }: CatalogueProduct) => {
  const { place } = mountingOf(category_kind);
  return place === 'panel' || place === 'void';
};

const bodyName = (product: CatalogueProduct) => (isHidden(product) ? names.body : names.size);

function bodyOf(product: CatalogueProduct): string | null {
  const size = sizeOf(product);
  return size && `${[size.width, size.height, size.depth].map(groupThousands).join(' × ')} mm`;
}

export function panelOf({ panel_model, panel_type, panel_color }: CatalogueProduct): string | null {
  return [panel_model, panel_type, panel_color].filter(Boolean).join(', ') || null;
}

function capacityOf({ cooling_kw, cooling_tr, cooling_btu }: CatalogueProduct): string | null {
  return (
    [
      cooling_kw !== null && `${formatCapacity(cooling_kw)} kW`,
      cooling_tr !== null && `${formatCapacity(cooling_tr)} TR`,
      cooling_btu !== null && `${groupThousands(cooling_btu)} BTU/h`,
    ]
      .filter(Boolean)
      .join(', ') || null
  );
}

function powerOf(product: CatalogueProduct): string | null {
  const { power_input_w, category_kind } = product;
  if (power_input_w === null) return null;
  if (!hasCompressor(category_kind)) return `${groupThousands(power_input_w)} W`;
  const kw = `${formatCapacity(power_input_w / 1000)} kW`;
  return oldCop(category_kind, product) === null ? kw : texts.fromOldData(kw);
}

/** Returns the cooling that a ventilator recovers, with the assumed efficiency. */
export function recoveredText(product: CatalogueProduct, values: SizingValues): string | null {
  const flow = airFlowOf(product);
  if (flow === null) return null;
  return texts.recovered(recoveredCooling_kw(flow, values).toFixed(1), values.recovery_percent);
}

function airFlowText(product: CatalogueProduct): string | null {
  const flow = airFlowOf(product);
  if (flow !== null) return `${groupThousands(flow)} m³/h`;
  const steps = [
    product.air_flow_high_cfm,
    product.air_flow_medium_cfm,
    product.air_flow_low_cfm,
  ].filter((step) => step !== null);
  return steps.length > 0 ? `${steps.map(groupThousands).join(' / ')} CFM` : null;
}

/** Returns the inverter type; for an indoor unit, which has no compressor, its place. */
function inverterOf({ inverter_type, category_kind }: CatalogueProduct): string | null {
  if (inverter_type) return productPartsTexts.value(inverter_type);
  return needsOutdoorUnit(category_kind) ? texts.inOutdoorUnit : null;
}

/** Smallest outdoor unit in TR whose ratio allows an indoor unit. */
const leastOutdoor_tr = (indoor_kw: number, { ratio_max_percent }: SizingValues) =>
  Math.ceil(kwToTr((indoor_kw * 100) / ratio_max_percent) * 10) / 10;

/** Links to the units that complete a VRF system. */
function worksWith(
  { category_kind, cooling_kw }: CatalogueProduct,
  categories: Category[],
  values: SizingValues,
): ReactNode {
  if (needsOutdoorUnit(category_kind)) {
    const outdoor = categories.find(({ kind }) => kind === 'outdoor_unit');
    return (
      outdoor && (
        <a className={styles.inlineLink} href={sitePath(outdoor.path)}>
          {outdoor.tr_min !== null && outdoor.tr_max !== null
            ? texts.outdoorUnitsWithRange(
                outdoor.title,
                formatCapacity(Math.max(outdoor.tr_min, leastOutdoor_tr(cooling_kw ?? 0, values))),
                formatCapacity(outdoor.tr_max),
              )
            : texts.outdoorUnits(outdoor.title)}
        </a>
      )
    );
  }
  const indoor = indoorFamilies({ category_kind }, categories);
  return indoor.length === 0
    ? null
    : indoor.map(({ id, title, path }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a className={styles.inlineLink} href={sitePath(path)}>
            {title}
          </a>
        </span>
      ));
}

/** Returns the families that work with an outdoor unit; none for other units. */
export const indoorFamilies = (
  { category_kind }: Pick<CatalogueProduct, 'category_kind'>,
  categories: Category[],
): Category[] =>
  category_kind === 'outdoor_unit'
    ? categories.filter(({ kind, product_count }) => needsOutdoorUnit(kind) && product_count > 0)
    : [];
