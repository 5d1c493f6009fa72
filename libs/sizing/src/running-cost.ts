import { type InputError, type Limit, outOfRange, type Result } from './errors';
import { DEFAULT_VALUES, type SizingValues } from './values';

/** Price in paisa per kWh up to a monthly consumption; `up_to_kwh` is null for the last slab. */
export interface Slab {
  up_to_kwh: number | null;
  paisa_kwh: number;
}

interface AnyTariff {
  /** Paisa per month and kW of the demand; null if not known. */
  demand_paisa_kw: number | null;
  /** Hundredths of a per cent, so that 500 means 5 %; null if not known. */
  vat_bp: number | null;
}

/** Price that rises with the monthly consumption: LT-A, residential. One slab is one price for all kWh: LT-D1. */
export interface SlabTariff extends AnyTariff {
  kind: 'slabs';
  slabs: readonly Slab[];
  /** Price for all kWh of a household with lifeline tariff, if the month stays within the limit. */
  lifeline: { up_to_kwh: number; paisa_kwh: number } | null;
}

/** Price that depends on the hour: LT-E, commercial. */
export interface TimeTariff extends AnyTariff {
  kind: 'time';
  off_peak_paisa_kwh: number;
  peak_paisa_kwh: number;
}

/** Prices are whole paisa, so that no sum is ever rounded. */
export type Tariff = SlabTariff | TimeTariff;

/** VAT on electricity bills in Bangladesh. */
const VAT_BP = 500;
const flat = (paisa_kwh: number, demand_paisa_kw: number): SlabTariff => ({
  kind: 'slabs',
  slabs: [{ up_to_kwh: null, paisa_kwh }],
  lifeline: null,
  demand_paisa_kw,
  vat_bp: VAT_BP,
});

/** Published tariffs of Bangladesh, which staff must confirm with date and source. */
export const DEFAULT_TARIFFS = {
  'LT-A': {
    kind: 'slabs',
    slabs: [
      { up_to_kwh: 75, paisa_kwh: 526 },
      { up_to_kwh: 200, paisa_kwh: 720 },
      { up_to_kwh: 300, paisa_kwh: 759 },
      { up_to_kwh: 400, paisa_kwh: 802 },
      { up_to_kwh: 600, paisa_kwh: 1267 },
      { up_to_kwh: null, paisa_kwh: 1461 },
    ],
    lifeline: { up_to_kwh: 50, paisa_kwh: 463 },
    demand_paisa_kw: 4200,
    vat_bp: VAT_BP,
  } satisfies SlabTariff,
  /** Education, hospitals and religious institutions. */
  'LT-D1': flat(755, 6000),
  'LT-E': {
    kind: 'time',
    off_peak_paisa_kwh: 1171,
    peak_paisa_kwh: 1562,
    demand_paisa_kw: 9000,
    vat_bp: VAT_BP,
  } satisfies TimeTariff,
  /** Commercial, for a meter that does not record the time. */
  'LT-E flat': flat(1301, 9000),
};

/** Hours of the peak price, by the retail tariff of Bangladesh. */
export const PEAK_HOURS = { from: 17, to: 23 } as const;

/** Returns the usual hours of an office or a shop. */
export const officeUse = (values: SizingValues = DEFAULT_VALUES) => ({
  hours_day: values.office_hours_day,
  days_month: values.office_days_month,
  peak_hours_day: values.office_peak_hours_day,
});

/** Returns whether all kWh have one price, so that the other use of the building does not matter. */
export const hasOnePrice = (tariff: Tariff): boolean =>
  tariff.kind === 'slabs' && tariff.slabs.length === 1 && tariff.lifeline === null;

/** A part of the energy at one price. `from_kwh` is its start in the monthly consumption. */
export interface CostLine {
  /** Null if the price depends on the hour. */
  from_kwh: number | null;
  up_to_kwh: number | null;
  time: 'off_peak' | 'peak' | null;
  kwh: number;
  paisa_kwh: number;
  paisa: number;
}

const line = (own: Partial<CostLine> & Pick<CostLine, 'kwh' | 'paisa_kwh'>): CostLine => ({
  from_kwh: null,
  up_to_kwh: null,
  time: null,
  ...own,
  paisa: own.kwh * own.paisa_kwh,
});

/**
 * Returns the price of whole kWh in a month by slabs, in paisa and for the energy alone. 75 kWh of LT-A cost ৳394.50.
 */
export function bill_paisa(tariff: SlabTariff, kwh: number, lifeline = false): number {
  if (lifeline && tariff.lifeline && kwh <= tariff.lifeline.up_to_kwh) {
    return kwh * tariff.lifeline.paisa_kwh;
  }
  return slabLines(tariff.slabs, 0, kwh).reduce((sum, { paisa }) => sum + paisa, 0);
}

/** Splits the kWh above `base_kwh` by slab. */
function slabLines(slabs: readonly Slab[], base_kwh: number, kwh: number): CostLine[] {
  let from_kwh = 0;
  return slabs.flatMap(({ up_to_kwh, paisa_kwh }) => {
    const start = from_kwh;
    from_kwh = up_to_kwh ?? Infinity;
    const used = Math.min(base_kwh + kwh, from_kwh) - Math.max(base_kwh, start);
    return used > 0 ? [line({ from_kwh: start, up_to_kwh, kwh: used, paisa_kwh })] : [];
  });
}

/** Operation of a unit or a system in a month. */
export interface RunningInput {
  /** Electrical input of the whole system at full load, never only that of an indoor unit's fan. */
  input_w: number;
  hours_day: number;
  days_month: number;
  load_percent: number;
  /** Hours per day at the peak price, part of `hours_day`. */
  peak_hours_day?: number;
  /** Other monthly use of the household. */
  base_kwh?: number;
  /** True if the household has the lifeline price. */
  lifeline?: boolean;
  /** Billed demand; without it, there is no demand charge. */
  demand_w?: number;
}

export const RUNNING_LIMITS = {
  input_w: { label: 'Power input', unit: 'W', min: 10, max: 2_000_000 },
  hours_day: { label: 'Hours a day', unit: 'h', min: 0, max: 24 },
  days_month: { label: 'Days a month', unit: 'days', min: 0, max: 31, whole: true },
  load_percent: { label: 'Average load', unit: '%', min: 1, max: 100 },
  peak_hours_day: { label: 'Peak hours', unit: 'h', min: 0, max: 24 },
  base_kwh: { label: 'Other use of the household', unit: 'kWh', min: 0, max: 100_000, whole: true },
  demand_w: { label: 'Demand', unit: 'W', min: 0, max: 5_000_000 },
} as const satisfies Record<string, Limit>;

export interface RunningCost {
  kwh: number;
  lines: CostLine[];
  /** bill(base + kWh) - bill(base). Differs from the sum of the lines if the lifeline limit is exceeded. */
  energy_paisa: number;
  /** Null if the tariff has no demand charge, or without `demand_w`. */
  demand_paisa: number | null;
  vat_paisa: number | null;
  total_paisa: number;
  /** Bill of the other use alone; null unless the tariff has slabs. */
  base_bill_paisa: number | null;
  co2e_g: number;
}

/** Returns the electrical input for a load, in W. 5,068 W at a COP of 3.5 need 1,448 W. */
export const inputFor_w = (load_w: number, cop: number = DEFAULT_VALUES.cop): number =>
  load_w / cop;

/** Returns the whole kWh per month. 1,448 W at 60 % for 8 h on 30 days: 209 kWh. */
export const monthly_kwh = (
  run: Pick<RunningInput, 'input_w' | 'hours_day' | 'days_month' | 'load_percent'>,
): number =>
  Math.round((run.input_w * run.hours_day * run.days_month * run.load_percent) / 100_000);

/** Returns all violations of limits. */
export function checkRunning(run: RunningInput): InputError[] {
  const errors = Object.entries(RUNNING_LIMITS).flatMap(([field, limit]) => {
    const value = run[field as keyof typeof RUNNING_LIMITS];
    return value === undefined ? [] : outOfRange(field, value, limit);
  });
  if (errors.length > 0) return errors;
  const { hours_day: hours, peak_hours_day: peak = 0 } = run;
  return peak > hours ? [{ field: 'peak_hours_day', code: 'more_than_a_day', hours }] : [];
}

/**
 * Calculates the running cost per month. With slabs, it is marginal to the other use: bill(base + kWh) - bill(base).
 * All amounts are whole paisa; only the VAT and the demand charge are rounded, once each.
 */
export function runningCost(
  run: RunningInput,
  tariff: Tariff,
  values: SizingValues = DEFAULT_VALUES,
): Result<RunningCost> {
  const errors = checkRunning(run);
  if (errors.length > 0) return { ok: false, errors };
  const kwh = monthly_kwh(run);
  const energy = tariff.kind === 'slabs' ? bySlab(run, tariff, kwh) : byHour(run, tariff, kwh);
  const demand_paisa =
    run.demand_w === undefined || tariff.demand_paisa_kw === null
      ? null
      : Math.round((run.demand_w * tariff.demand_paisa_kw) / 1000);
  const net = energy.energy_paisa + (demand_paisa ?? 0);
  const vat_paisa = tariff.vat_bp === null ? null : Math.round((net * tariff.vat_bp) / 10_000);
  const value: RunningCost = {
    kwh,
    ...energy,
    demand_paisa,
    vat_paisa,
    total_paisa: net + (vat_paisa ?? 0),
    co2e_g: Math.round(kwh * values.grid_g_kwh),
  };
  return { ok: true, value };
}

function bySlab({ base_kwh = 0, lifeline }: RunningInput, tariff: SlabTariff, kwh: number) {
  const base_bill_paisa = bill_paisa(tariff, base_kwh, lifeline);
  const energy_paisa = bill_paisa(tariff, base_kwh + kwh, lifeline) - base_bill_paisa;
  const within = lifeline && tariff.lifeline && base_kwh + kwh <= tariff.lifeline.up_to_kwh;
  const lines = within
    ? slabLines([tariff.lifeline!], base_kwh, kwh)
    : slabLines(tariff.slabs, base_kwh, kwh);
  return { lines, energy_paisa, base_bill_paisa };
}

function byHour(run: RunningInput, tariff: TimeTariff, kwh: number) {
  const { hours_day, peak_hours_day = 0 } = run;
  const peak_kwh = hours_day > 0 ? Math.round((kwh * peak_hours_day) / hours_day) : 0;
  const lines = [
    line({ time: 'off_peak', kwh: kwh - peak_kwh, paisa_kwh: tariff.off_peak_paisa_kwh }),
    line({ time: 'peak', kwh: peak_kwh, paisa_kwh: tariff.peak_paisa_kwh }),
  ].filter((part) => part.kwh > 0);
  const energy_paisa = lines.reduce((sum, { paisa }) => sum + paisa, 0);
  return { lines, energy_paisa, base_bill_paisa: null };
}
