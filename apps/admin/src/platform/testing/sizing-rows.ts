import type { SizingValueRow, TariffRow } from '@shishir/contract';
import { DEFAULT_TARIFFS, VALUE_KEYS, valueEntry, type ValueKey } from '@shishir/sizing';

/** Constant as listed by the API until the owner sets it. */
export function sizingValue(key: ValueKey, own: Partial<SizingValueRow> = {}): SizingValueRow {
  const { value, ...entry } = valueEntry(key);
  return {
    key,
    ...entry,
    value,
    default_value: value,
    confirmed_by: null,
    confirmed_on: null,
    version: 0,
    updated_at: null,
    ...own,
  };
}

export const sizingValues = (...own: SizingValueRow[]): SizingValueRow[] =>
  VALUE_KEYS.map((key) => own.find((row) => row.key === key) ?? sizingValue(key));

export const tariff = (own: Partial<TariffRow> = {}): TariffRow => ({
  id: 1,
  code: 'LT-A',
  name: 'Residential',
  valid_from: '2024-02-01',
  prices: { ...DEFAULT_TARIFFS['LT-A'], slabs: [...DEFAULT_TARIFFS['LT-A'].slabs] },
  source: 'Retail tariff',
  confirmed: false,
  confirmed_by: null,
  confirmed_on: null,
  version: 1,
  updated_at: '2026-11-20T08:05:00.000Z',
  ...own,
});
