/** @jest-environment node */
import { DEFAULT_TARIFFS, DEFAULT_VALUES } from '@shishir/sizing';
import type { ApiClient } from '../../platform/api/api-client';
import { loadSizingData } from './sizing-data.server';

const row = (code: string, valid_from: string) => ({
  id: 1,
  code,
  name: code,
  valid_from,
  prices: DEFAULT_TARIFFS['LT-E'],
  source: 'test',
  confirmed: true,
  confirmed_by: null,
  confirmed_on: null,
  version: 1,
  updated_at: '2026-11-01T00:00:00.000Z',
});
const ok = (data: unknown) => () => Promise.resolve({ status: 200, body: { data } });
const down = () => Promise.reject(new Error('down'));
const apiOf = (values: unknown, tariffs: unknown) =>
  ({ sizingValues: { list: values }, tariffs: { list: tariffs } }) as unknown as ApiClient;

describe('the sizing data', () => {
  it('contains the constants set by staff', async () => {
    const value = { key: 'outdoor_db_c', value: 37, source: 'Weather station', confirmed: true };
    const { values, sources } = await loadSizingData(apiOf(ok([value]), ok([])));
    expect(values).toEqual({ ...DEFAULT_VALUES, outdoor_db_c: 37 });
    expect(sources.outdoor_db_c).toEqual({ source: 'Weather station', confirmed: true });
    expect(sources.outdoor_wb_c.confirmed).toBe(false);
  });

  it('contains the newest valid tariff of each code', async () => {
    const rows = [row('LT-E', '2020-01-01'), row('LT-E', '2024-02-01'), row('LT-E', '2999-01-01')];
    const { tariffs } = await loadSizingData(
      apiOf(ok([]), ok([...rows, row('LT-A', '2023-05-01')])),
    );
    expect(tariffs.map(({ code, valid_from }) => [code, valid_from])).toEqual([
      ['LT-A', '1 May 2023'],
      ['LT-E', '1 Feb 2024'],
    ]);
  });

  it('falls back to the built-in values if the API fails', async () => {
    const { values, tariffs } = await loadSizingData(apiOf(down, down));
    expect(values).toEqual(DEFAULT_VALUES);
    expect(tariffs.map(({ code, confirmed }) => [code, confirmed])).toEqual([
      ['LT-A', false],
      ['LT-D1', false],
      ['LT-E', false],
      ['LT-E flat', false],
    ]);
  });
});
