import { BTU_PER_KW, BTU_PER_TR, foldText, KW_PER_TR, m3hToCfm } from '@shishir/format';

const KW = { kw: 1, w: 0.001, tr: KW_PER_TR, ton: KW_PER_TR, tons: KW_PER_TR };

/** Units that a cell can have after its number, with the factor to the unit of its column. */
const UNITS: Record<string, Record<string, number>> = {
  kW: { ...KW, btu: 1 / BTU_PER_KW },
  TR: {
    ...{ tr: 1, ton: 1, tons: 1, kw: 1 / KW_PER_TR, btu: 1 / BTU_PER_TR },
  },
  'BTU/h': {
    ...{ btu: 1, kw: BTU_PER_KW, tr: BTU_PER_TR, ton: BTU_PER_TR, tons: BTU_PER_TR },
  },
  W: { w: 1, watt: 1, watts: 1, kw: 1000 },
  cfm: { cfm: 1, 'm3/h': m3hToCfm(1), cmh: m3hToCfm(1) },
  'm³/h': { 'm3/h': 1, cmh: 1 },
  mm: { mm: 1, cm: 10, m: 1000, in: 25.4, inch: 25.4, '"': 25.4 },
  kg: { kg: 1, kgs: 1, lb: 0.45359237, lbs: 0.45359237 },
  V: { v: 1, volt: 1, volts: 1 },
  A: { a: 1, amp: 1, amps: 1 },
  Hz: { hz: 1 },
  HP: { hp: 1 },
  kPa: { kpa: 1 },
  'dB(A)': { 'db(a)': 1, dba: 1, db: 1 },
  '°C': { '°c': 1, c: 1 },
  '%': { '%': 1 },
};

const WITH_UNIT = /^(.*?\d[.,]?)\s*([^\d\s.,-][^\d\s]*|m3\/h)\.?$/;

/** Units of numbers without decimals, in which a comma separates thousands. */
const WHOLE = /^(btu|w|watt)/;

/** The number of a cell as text, its factor to the unit of the column, and whether the number has no decimals. */
interface WithUnit {
  number: string;
  factor: number;
  whole: boolean;
}

/**
 * Separates the unit of a cell, as in '2.8kW'. Returns null if the cell has no unit, or one that does not fit the
 * column.
 */
export function withoutUnit(unit: string, cell: string): WithUnit | null {
  const [, number = '', name = ''] = WITH_UNIT.exec(foldText(cell)) ?? [];
  const factor = UNITS[unit]?.[name.replace(/^btu\W?hr?$/, 'btu')];
  return factor ? { number, factor, whole: WHOLE.test(name) } : null;
}
