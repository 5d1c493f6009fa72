import type { SizingValueRow, TariffRow } from '@shishir/contract';
import { dhakaParts, formatDate } from '@shishir/format';
import {
  DEFAULT_TARIFFS,
  type SizingValues,
  type Tariff,
  VALUE_KEYS,
  type ValueKey,
  valueEntry,
  valueLabel,
  withValues,
} from '@shishir/sizing';
import type { ApiClient } from '../../platform/api/api-client';
import { loadResponse } from '../../platform/api/load-response.server';
import { sizingDataTexts as texts } from './sizing-data.texts';

/** A tariff as the site shows it. */
export interface SiteTariff {
  code: string;
  name: string;
  /** For example '1 Feb 2024'; null for the built-in tariffs, if the API failed. */
  valid_from: string | null;
  confirmed: boolean;
  prices: Tariff;
}

/** Constants and tariffs of the calculations, as set by staff. */
export interface SizingData {
  values: SizingValues;
  /** Source of each constant in the language of the site, and whether an engineer has confirmed it. */
  sources: Record<ValueKey, { source: string; confirmed: boolean }>;
  /** The newest valid tariff of each code. */
  tariffs: SiteTariff[];
}

/** Loads the constants; the built-in ones if the API fails. */
export const loadSizingValues = async (api: ApiClient): Promise<SizingValues> =>
  valuesOf(await valueRows(api));

async function valueRows(api: ApiClient): Promise<SizingValueRow[]> {
  const response = await loadResponse(api.sizingValues.list()).catch(() => null);
  return response?.body.data ?? [];
}

const valuesOf = (rows: readonly SizingValueRow[]) =>
  withValues(Object.fromEntries(rows.map(({ key, value }) => [key, value])));

/** Loads the constants and tariffs; the built-in ones if the API fails. */
export async function loadSizingData(api: ApiClient): Promise<SizingData> {
  const [rows, tariffs] = await Promise.all([
    valueRows(api),
    loadResponse(api.tariffs.list()).catch(() => null),
  ]);
  const sources = Object.fromEntries(
    VALUE_KEYS.map((key) => {
      const { source, confirmed } = rows.find((row) => row.key === key) ?? valueEntry(key);
      return [key, { source: valueLabel(source), confirmed }];
    }),
  ) as SizingData['sources'];
  return {
    values: valuesOf(rows),
    sources,
    tariffs: offered(tariffs?.body.data ?? []),
  };
}

/** Returns the newest tariff of each code that is already valid. */
function offered(rows: readonly TariffRow[]): SiteTariff[] {
  const { year, month, day } = dhakaParts(new Date());
  const today = new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
  const valid = rows
    .filter(({ valid_from }) => valid_from <= today)
    .sort((one, other) => other.valid_from.localeCompare(one.valid_from));
  const newest = valid.filter(
    ({ code }, index) => valid.findIndex((other) => other.code === code) === index,
  );
  if (newest.length === 0) {
    return Object.entries(DEFAULT_TARIFFS).map(([code, prices]) => ({
      code,
      name: texts.tariffs[code as keyof typeof texts.tariffs],
      valid_from: null,
      confirmed: false,
      prices,
    }));
  }
  return newest
    .map(({ code, name, valid_from, confirmed, prices }) => ({
      code,
      name: texts.nameOf(code, name),
      valid_from: formatDate(valid_from),
      confirmed,
      prices,
    }))
    .sort((one, other) => one.code.localeCompare(other.code));
}
