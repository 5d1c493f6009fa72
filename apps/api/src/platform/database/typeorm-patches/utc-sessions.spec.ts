import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('fills moments in UTC on every connection, regardless of the time zone of the server', async () => {
  const { options } = api.dataSource;
  const now = options.type === 'better-sqlite3' ? "datetime('now')" : 'CURRENT_TIMESTAMP(6)';
  const ask = () =>
    api.dataSource.query<{ now: string | Date }[]>(`SELECT ${now} AS now`, []) as Promise<
      { now: string | Date }[]
    >;
  // More queries than open connections.
  const rows = await Promise.all(Array.from({ length: 8 }, ask));
  for (const [row] of rows) {
    const moment = row!.now instanceof Date ? row!.now : new Date(`${row!.now}Z`);
    expect(Math.abs(moment.getTime() - Date.now())).toBeLessThan(60_000);
  }
});
