import type { CreateTariff, TariffPrices, TariffRow } from '@shishir/contract';
import type { TariffEntity } from './tariff.entity';

/** Returns the columns of a tariff, with null for those that its kind does not have. */
export function columnsOf({ prices, ...fields }: CreateTariff) {
  const { kind, demand_paisa_kw, vat_bp } = prices;
  const slabs = prices.kind === 'slabs' ? prices : null;
  const time = prices.kind === 'time' ? prices : null;
  return {
    ...fields,
    kind,
    demand_paisa_kw,
    vat_bp,
    slabs: slabs?.slabs ?? null,
    lifeline_up_to_kwh: slabs?.lifeline?.up_to_kwh ?? null,
    lifeline_paisa_kwh: slabs?.lifeline?.paisa_kwh ?? null,
    off_peak_paisa_kwh: time?.off_peak_paisa_kwh ?? null,
    peak_paisa_kwh: time?.peak_paisa_kwh ?? null,
  } satisfies Partial<TariffEntity>;
}

/** Returns a tariff as everyone may see it. */
export function toTariff(row: TariffEntity): TariffRow {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    valid_from: row.valid_from,
    prices: pricesOf(row),
    source: row.source,
    confirmed: row.confirmed_by !== null,
    confirmed_by: row.confirmed_by,
    confirmed_on: row.confirmed_on,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}

function pricesOf(row: TariffEntity): TariffPrices {
  const { demand_paisa_kw, vat_bp, lifeline_up_to_kwh: up_to_kwh, lifeline_paisa_kwh } = row;
  const charges = { demand_paisa_kw, vat_bp };
  if (row.kind === 'time') {
    const { off_peak_paisa_kwh, peak_paisa_kwh } = row;
    return {
      kind: 'time',
      off_peak_paisa_kwh: off_peak_paisa_kwh!,
      peak_paisa_kwh: peak_paisa_kwh!,
      ...charges,
    };
  }
  const lifeline = up_to_kwh === null ? null : { up_to_kwh, paisa_kwh: lifeline_paisa_kwh! };
  return { kind: 'slabs', slabs: row.slabs ?? [], lifeline, ...charges };
}
