import { FILE_COLUMNS, type FileColumn, type MappedColumn } from '@shishir/contract';
import { foldText, isBlank, latinDigits } from '@shishir/format';
import { type Cell, fieldOf, headingsOf, isBlankLine, isOwnHeadings, textOf } from './headings';

/** The headings of a file, and the likely meaning of its columns. */
export interface Guess {
  /** Line of the headings, counted from 1; 0 if there are none, and columns are named by their letters. */
  line: number;
  headings: string[];
  /** Meaning by heading; columns that are not understood are left out. */
  columns: Record<string, MappedColumn>;
}

/**
 * Names that suppliers and shops give to a field, without unit. A name further up wins: of 'Name' and 'Description', the
 * first is the title.
 */
const NAMES: [field: FileColumn, names: RegExp][] = [
  ['model', /^(model|model (no|number|code|name)|item (no|code)|sku|reference|code|part no|mpn)$/],
  ['brand', /^(brands?|brand name|manufacturer|maker?|make)$/],
  ['category', /^(category|categories|product category)$/],
  ['category', /^(product type|group|product group)$/],
  ['title', /^(title|name|product|product name|item|item name)$/],
  ['title', /^(description|product description|particulars|designation)$/],
  ['offer_price', /^((offer|sale|special|discount(ed)?|dealer|net) price|dp)$/],
  ['regular_price', /^((regular|list|retail) ?price|mrp)$/],
  ['regular_price', /^((unit|base)? ?price|price (tax|vat) (excl|incl)|rate|amount)$/],
  ['refrigerant', /^(refrigerant|refrigerant type|gas|gas type)$/],
  ['inverter_type', /^(inverter|inverter type|compressor type)$/],
  ['power_input_w', /^(power|power (input|consumption)|input power|rated power|watts?)$/],
  ['air_flow_high_cfm', /^(air ?flow|air (volume|circulation)|cfm)$/],
  ['sound_high_db', /^(noise|noise level|sound|sound level)$/],
  ['weight_kg', /^(weight|net weight|unit weight)$/],
  ['size_width_mm', /^(width|w)$/],
  ['size_width_mm', /^((unit|body|product|net) )?dimensions?( [whdl] ?x? ?[whdl] ?x? ?[whdl])?$/],
  ['size_width_mm', /^((unit|body|product|net) )?size [whdl] ?x? ?[whdl] ?x? ?[whdl]$/],
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
const OTHER_UNITS = new Set(['cm', 'm', 'in', 'inch', 'm3/h', 'cmh', 'lb', 'lbs']);

/** Guesses which of the first lines of a file has the headings, and the meaning of its columns. */
export function guessMapping(lines: Cell[][]): Guess {
  const guesses = lines.map((_, index) => guessAt(lines, index + 1));
  // Without any understood heading, they are probably in the first line that is more than a title.
  const widest = Math.max(
    0,
    lines.findIndex((line) => filled(line) > 1),
  );
  const best = guesses.reduce(
    (one, other) => (understood(other) > understood(one) ? other : one),
    guesses[widest] ?? { line: 1, headings: [], columns: {} },
  );
  return withValues(best, lines);
}

/** Guesses the meaning of the columns whose headings are in the given line, counted from 1; 0 if there are none. */
export const guessColumns = (lines: Cell[][], line: number): Guess =>
  withValues(guessAt(lines, line), lines);

const filled = (line: Cell[]) => line.filter((cell) => !isBlank(textOf(cell))).length;
const widestOf = (lines: Cell[][]) =>
  lines.reduce((widest, line) => (line.length > widest.length ? line : widest), []);
const understood = ({ columns }: Guess) => Object.keys(columns).length;

function guessAt(lines: Cell[][], line: number): Guess {
  const cells = lines[line - 1] ?? [];
  const headings = headingsOf(
    line === 0 ? widestOf(lines).map(() => null) : cells,
    lines[line - 2],
  );
  if (isOwnHeadings(cells)) return { line, headings, columns: ownColumns(headings) };
  const found = new Map<string, MappedColumn>();
  const taken = new Set<FileColumn>();
  for (const [field, fits] of MEANINGS) {
    const heading = headings.find((name) => !found.has(name) && fits(parts(name)));
    if (heading === undefined || taken.has(field)) continue;
    taken.add(field);
    const { unit } = parts(heading);
    found.set(heading, OTHER_UNITS.has(unit) ? { field, unit } : { field });
  }
  const columns = headings.flatMap((name) => (found.has(name) ? [[name, found.get(name)!]] : []));
  return { line, headings, columns: Object.fromEntries(columns) as Guess['columns'] };
}

const ownColumns = (headings: string[]): Guess['columns'] =>
  Object.fromEntries(
    headings.flatMap((name) => {
      const field = FILE_COLUMNS.find((column) => column === fieldOf(name));
      return field ? [[name, { field }]] : [];
    }),
  );

/** Values by which a column is understood although its heading is not. All samples have to fit. */
const VALUES: [field: FileColumn, values: RegExp][] = [
  ['refrigerant', /^r[\s-]?(410a|32)$/i],
  ['inverter_type', /^(non[\s-]?)?inverter$/i],
  ['regular_price', /^(৳|tk\.?|bdt)\s*[\d,]+|^\d{1,3}(,\d\d)*,\d{3}\s*\/[-=]$/i],
  ['cooling_btu', /^[\d.,]+\s*btu/i],
  ['cooling_kw', /^[\d.,]+\s*kw$/i],
  ['cooling_tr', /^[\d.,]+\s*(tr|tons?)$/i],
];

function withValues(guess: Guess, lines: Cell[][]): Guess {
  const rows = lines.slice(guess.line).filter((line) => !isBlankLine(line));
  const columns = { ...guess.columns };
  const taken = new Set(Object.values(columns).map(({ field }) => field));
  for (const [index, heading] of guess.headings.entries()) {
    const samples = rows.map((row) => latinDigits(textOf(row[index])).trim()).filter(Boolean);
    // Lists and objects of a JSON file are no values of a field.
    if (samples.some((text) => /^[[{]/.test(text))) delete columns[heading];
    if (columns[heading]) continue;
    const field = fieldOfValues(heading, samples);
    if (!field || taken.has(field)) continue;
    taken.add(field);
    columns[heading] = { field };
  }
  return { ...guess, columns };
}

/** Units of air conditioners: above this, a capacity without unit can only be in BTU/h. */
const LEAST_BTU = 3000;

function fieldOfValues(heading: string, samples: string[]): FileColumn | undefined {
  if (samples.length === 0) return undefined;
  const field = VALUES.find(([, values]) => samples.every((text) => values.test(text)))?.[0];
  if (field || !CAPACITY.test(parts(heading).name)) return field;
  const isBtu = samples.every((text) => Number(text.replace(/,/g, '')) >= LEAST_BTU);
  return isBtu ? 'cooling_btu' : undefined;
}

const UNIT = /^(.*?)[\s,]*(?:[([]\s*([^)\]]*?)\s*[)\]]|\b(kw|tr|btu\/?h?r?|mm|cm|kg))\s*$/;

interface Parts {
  name: string;
  unit: string;
}

/** The meanings of a heading in the order in which they are tried. */
const MEANINGS: [field: FileColumn, fits: (heading: Parts) => boolean][] = [
  ...NAMES.map(([field, names]): (typeof MEANINGS)[number] => [
    field,
    ({ name }) => names.test(name),
  ]),
  ...Object.entries(CAPACITIES).map(([of, field]): (typeof MEANINGS)[number] => [
    field,
    ({ name, unit }) => unit === of && CAPACITY.test(name),
  ]),
];

/** Separates a heading such as 'Capacity (TR)' or 'width_cm' into name and unit. */
function parts(heading: string): Parts {
  const text = foldText(heading).replace(/_/g, ' ');
  const [, before = '', bracket, word] = UNIT.exec(text) ?? [];
  const hasName = /\w/.test(before);
  return {
    name: (hasName ? before : text).replace(/[^\p{L}\p{N}]+/gu, ' ').trim(),
    unit: hasName ? (bracket ?? word ?? '') : '',
  };
}
