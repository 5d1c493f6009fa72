import type { FileColumn, ImportMapping } from '@shishir/contract';
import { foldText } from '@shishir/format';
import type { Cell } from './table-rows';

type Columns = ImportMapping['columns'];

/** Names that suppliers and shops give to a field, without unit. The first field that fits is taken. */
const NAMES: [field: FileColumn, names: RegExp][] = [
  ['model', /^(model|model (no|number|code|name)|item (no|code)|sku|reference|code|part no|mpn)$/],
  ['brand', /^(brands?|brand name|manufacturer|maker?|make)$/],
  ['category', /^(category|categories|product (type|category)|group)$/],
  ['title', /^(title|name|product|product name|item|item name|description|particulars)$/],
  ['offer_price', /^((offer|sale|special|discount(ed)?|dealer|net) price|dp)$/],
  [
    'regular_price',
    /^((regular|list|unit|retail|base)? ?price|mrp|rate|price (tax|vat) (excl|incl)|amount)$/,
  ],
  ['refrigerant', /^(refrigerant|refrigerant type|gas|gas type)$/],
  ['inverter_type', /^(inverter|inverter type|compressor type)$/],
  ['power_input_w', /^(power|power (input|consumption)|input power|rated power|watts?)$/],
  ['air_flow_high_cfm', /^(air ?flow|air (volume|circulation)|cfm)$/],
  ['sound_high_db', /^(noise|noise level|sound|sound level)$/],
  ['weight_kg', /^(weight|net weight|unit weight)$/],
  ['size_width_mm', /^(width|w)$/],
  ['size_height_mm', /^(height|h)$/],
  ['size_depth_mm', /^(depth|d|length|l)$/],
  ['supply_phase', /^(phase|power supply phase|supply phase)$/],
  ['eer', /^eer$/],
  ['cop', /^cop$/],
  ['horsepower', /^(hp|horsepower|horse power)$/],
  ['cooling_tr', /^(ton|tons|tonnage|tr)$/],
  ['cooling_btu', /^(btu|btu h|btu hr|btuh)$/],
  ['cooling_kw', /^kw$/],
];

const CAPACITY = /^((rated |nominal )?(cooling )?capacity|cooling)$/;
const CAPACITIES: Record<string, FileColumn> = {
  ...{ kw: 'cooling_kw', tr: 'cooling_tr', ton: 'cooling_tr', tons: 'cooling_tr' },
  ...{ btu: 'cooling_btu', 'btu/h': 'cooling_btu', 'btu/hr': 'cooling_btu', btuh: 'cooling_btu' },
};

/** Units of lengths and volumes that differ from those of the columns. */
const OTHER_UNITS = new Set(['cm', 'm', 'in', 'inch', 'm3/h', 'cmh', 'lb', 'lbs', 'kw']);

/** Returns the mapping for the line of a file whose texts are most likely its headings. */
export function guessMapping(lines: Cell[][]): ImportMapping {
  const guesses = lines.map((line) => columnsOf(line.map((cell) => String(cell ?? ''))));
  const best = guesses.reduce((one, other) => (count(other) > count(one) ? other : one), {});
  return { columns: best };
}

const count = (columns: Columns) => Object.keys(columns).length;

function columnsOf(headings: string[]): Columns {
  const columns: Columns = {};
  const taken = new Set<FileColumn>();
  for (const heading of headings) {
    const column = columnOf(heading);
    if (!column || taken.has(column.field) || Object.hasOwn(columns, heading)) continue;
    taken.add(column.field);
    columns[heading] = column;
  }
  return columns;
}

function columnOf(heading: string): Columns[string] | null {
  const { name, unit } = parts(heading);
  if (CAPACITY.test(name)) {
    const field = CAPACITIES[unit];
    return field ? { field } : null;
  }
  const field = NAMES.find(([, names]) => names.test(name))?.[0];
  if (!field) return null;
  return OTHER_UNITS.has(unit) ? { field, unit } : { field };
}

const UNIT = /^(.*?)[\s,]*(?:[([]\s*([^)\]]*?)\s*[)\]]|\b(kw|tr|btu\/?h?r?|mm|cm|kg))\s*$/;

/** Separates a heading such as 'Capacity (TR)' or 'width_cm' into name and unit. */
function parts(heading: string): { name: string; unit: string } {
  const text = foldText(heading).replace(/_/g, ' ');
  const [, before = '', bracket, word] = UNIT.exec(text) ?? [];
  const hasName = /\w/.test(before);
  return {
    name: (hasName ? before : text).replace(/[^\p{L}\p{N}]+/gu, ' ').trim(),
    unit: hasName ? (bracket ?? word ?? '') : '',
  };
}
