import {
  CreateTariff,
  hasTwoDecimals,
  type TariffPrices,
  type TariffRow,
  UpdateTariff,
} from '@shishir/contract';
import { numberOrNull, TAKA, takaOrNull } from '@shishir/format';
import { DEFAULT_TARIFFS } from '@shishir/sizing';
import { z } from 'zod';
import type { Sides } from '../../../platform/ui/form/conflict-dialog';
import { ownValues, textConflicts } from '../../../platform/ui/record/record-conflicts';
import { sizingTexts } from '../sizing.texts';
import type { TariffBody } from './tariffs.queries';
import { slabText, tariffFormTexts as texts, tariffsTexts } from './tariffs.texts';

/** A slab as it is typed; `up_to_kwh` of the last one is not used. */
export interface SlabValues {
  up_to_kwh: string;
  paisa_kwh: string;
}

/**
 * Form values of a tariff. The names match the contract, so its errors find their fields; prices are typed in taka.
 * Values of the other kind of prices are kept while the form is open.
 */
export interface TariffFormValues {
  code: string;
  name: string;
  valid_from: string;
  prices: {
    kind: TariffPrices['kind'];
    slabs: readonly SlabValues[];
    lifeline: SlabValues;
    off_peak_paisa_kwh: string;
    peak_paisa_kwh: string;
    demand_paisa_kw: string;
    vat_bp: string;
  };
  source: string;
  confirmed_by: string;
  confirmed_on: string;
}

export const newSlab: SlabValues = { up_to_kwh: '', paisa_kwh: '' };

const hundredths = (value: number | null) => (value === null ? '' : (value / 100).toFixed(2));
/** A per cent without trailing zeros: '5', '7.5'. */
const percent = (value: number | null) => (value === null ? '' : String(value / 100));

const toPriceValues = (prices: TariffPrices): TariffFormValues['prices'] => {
  const slabs = prices.kind === 'slabs' ? prices : null;
  const time = prices.kind === 'time' ? prices : null;
  const toSlab = ({ up_to_kwh, paisa_kwh }: { up_to_kwh: number | null; paisa_kwh: number }) => ({
    up_to_kwh: String(up_to_kwh ?? ''),
    paisa_kwh: hundredths(paisa_kwh),
  });
  return {
    kind: prices.kind,
    slabs: slabs?.slabs.map(toSlab) ?? [newSlab],
    lifeline: slabs?.lifeline ? toSlab(slabs.lifeline) : newSlab,
    off_peak_paisa_kwh: hundredths(time?.off_peak_paisa_kwh ?? null),
    peak_paisa_kwh: hundredths(time?.peak_paisa_kwh ?? null),
    demand_paisa_kw: hundredths(prices.demand_paisa_kw),
    vat_bp: percent(prices.vat_bp),
  };
};

/** Starts with the ends of the usual slabs, without prices. */
const newTariff: TariffFormValues = {
  code: '',
  name: '',
  valid_from: '',
  prices: {
    kind: 'slabs',
    slabs: DEFAULT_TARIFFS['LT-A'].slabs.map(({ up_to_kwh }) => ({
      up_to_kwh: String(up_to_kwh ?? ''),
      paisa_kwh: '',
    })),
    lifeline: newSlab,
    off_peak_paisa_kwh: '',
    peak_paisa_kwh: '',
    demand_paisa_kw: '',
    vat_bp: '',
  },
  source: '',
  confirmed_by: '',
  confirmed_on: '',
};

export const toFormValues = (tariff: TariffRow | null): TariffFormValues =>
  tariff === null
    ? newTariff
    : {
        code: tariff.code,
        name: tariff.name,
        valid_from: tariff.valid_from,
        prices: toPriceValues(tariff.prices),
        source: tariff.source,
        confirmed_by: tariff.confirmed_by ?? '',
        confirmed_on: tariff.confirmed_on ?? '',
      };

/** Returns a new tariff with the prices of another one, but without its day, source and confirmation. */
export const copyOf = (tariff: TariffRow): TariffFormValues => ({
  ...toFormValues(tariff),
  valid_from: '',
  source: '',
  confirmed_by: '',
  confirmed_on: '',
});

/** Returns 720 for '7.2': taka in paisa, per cent in hundredths. NaN unless it is a number with up to two decimals. */
export function inHundredths(text: string): number {
  // A price has up to two decimals, so a comma before three digits separates thousands.
  const value = takaOrNull(text, { whole: /[,，]/.test(text) });
  return value !== null && value >= 0 && hasTwoDecimals(value) ? Math.round(value * 100) : NaN;
}
const orNull = (text: string, read: (text: string) => number) =>
  text.trim() === '' ? null : read(text);
const whole = (text: string) => numberOrNull(text, { whole: true }) ?? NaN;

/** Prices for the body; NaN for invalid numbers, which the schema rejects. */
export function toPrices(values: TariffFormValues['prices']): TariffPrices {
  const charges = {
    demand_paisa_kw: orNull(values.demand_paisa_kw, inHundredths),
    vat_bp: orNull(values.vat_bp, inHundredths),
  };
  if (values.kind === 'time') {
    return {
      kind: 'time',
      off_peak_paisa_kwh: inHundredths(values.off_peak_paisa_kwh),
      peak_paisa_kwh: inHundredths(values.peak_paisa_kwh),
      ...charges,
    };
  }
  const { slabs, lifeline } = values;
  const hasLifeline = `${lifeline.up_to_kwh}${lifeline.paisa_kwh}`.trim() !== '';
  return {
    kind: 'slabs',
    slabs: slabs.map(({ up_to_kwh, paisa_kwh }, at) => ({
      up_to_kwh: at === slabs.length - 1 ? null : whole(up_to_kwh),
      paisa_kwh: inHundredths(paisa_kwh),
    })),
    lifeline: hasLifeline
      ? { up_to_kwh: whole(lifeline.up_to_kwh), paisa_kwh: inHundredths(lifeline.paisa_kwh) }
      : null,
    ...charges,
  };
}

/** True if the form has the saved prices. */
export const samePrices = (values: TariffFormValues['prices'], saved: TariffRow): boolean =>
  JSON.stringify(toPrices(values)) === JSON.stringify(toPrices(toPriceValues(saved.prices)));

/** Body for a new tariff or a changed one; null if nothing changed. */
export function toBody(values: TariffFormValues, saved: TariffRow | null): TariffBody | null {
  const body = { ...values, prices: toPrices(values.prices) };
  if (saved === null) return body;
  const before = toFormValues(saved);
  const same = JSON.stringify({ ...before, prices: toPrices(before.prices) });
  return JSON.stringify(body) === same ? null : { ...body, version: saved.version };
}

const { errors } = texts;
const MESSAGES: Record<string, string> = {
  paisa_kwh: errors.rate,
  off_peak_paisa_kwh: errors.rate,
  peak_paisa_kwh: errors.rate,
  demand_paisa_kw: errors.demand,
  vat_bp: errors.vat,
};

/** The contract's schema, with messages for amounts typed in taka and per cent. */
function typedIn(schema: z.ZodTypeAny): z.ZodTypeAny {
  return z.unknown().superRefine((body, context) => {
    for (const issue of schema.safeParse(body).error?.issues ?? []) {
      const field = String(issue.path.at(-1));
      const isNoNumber = field === 'up_to_kwh' && issue.code !== z.ZodIssueCode.custom;
      const message = isNoNumber ? errors.kwh : (MESSAGES[field] ?? issue.message);
      context.addIssue({ code: z.ZodIssueCode.custom, path: issue.path, message });
    }
  });
}
export const createSchema = typedIn(CreateTariff);
export const updateSchema = typedIn(UpdateTariff);

const FIELDS = [
  'code',
  'name',
  'valid_from',
  'prices',
  'source',
  'confirmed_by',
  'confirmed_on',
] as const;

/** Returns the prices as one text. */
function pricesText(values: TariffFormValues['prices']): string {
  const { kind, slabs, lifeline, demand_paisa_kw: demand, vat_bp: vat } = values;
  const lines =
    kind === 'slabs'
      ? slabs.map(({ paisa_kwh }, at) => {
          const after = whole(slabs[at - 1]?.up_to_kwh ?? '') || 0;
          const last = at === slabs.length - 1;
          return `${slabText(after, last ? null : whole(slabs[at]!.up_to_kwh))}: ${TAKA}${paisa_kwh}`;
        })
      : [
          `${tariffsTexts.offPeak}: ${TAKA}${values.off_peak_paisa_kwh}`,
          `${tariffsTexts.peak}: ${TAKA}${values.peak_paisa_kwh}`,
        ];
  if (kind === 'slabs' && lifeline.paisa_kwh) {
    lines.push(
      `${texts.labels.lifeline_up_to} ${lifeline.up_to_kwh}: ${TAKA}${lifeline.paisa_kwh}`,
    );
  }
  if (demand) lines.push(`${texts.labels.demand}: ${TAKA}${demand}`);
  if (vat) lines.push(`${texts.labels.vat}: ${vat}%`);
  return lines.join(', ');
}
const textsOf = (values: TariffFormValues) => ({ ...values, prices: pricesText(values.prices) });

/** Conflicts between this form and the version that another editor has saved. */
export const tariffConflicts = (mine: TariffFormValues, current: TariffRow) =>
  textConflicts(FIELDS, textsOf(mine), textsOf(toFormValues(current)), {
    labels: { ...texts.labels, ...sizingTexts.labels },
  });

/** Merges both versions into one form. */
export const mergedTariff = (
  mine: TariffFormValues,
  current: TariffRow,
  sides: Sides<keyof TariffFormValues>,
): TariffFormValues => ({ ...toFormValues(current), ...ownValues(FIELDS, mine, sides) });
