import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('the database fills in moments as UTC on every connection, wherever its server stands', async () => {
  const { options } = api.dataSource;
  const now = options.type === 'better-sqlite3' ? "datetime('now')" : 'CURRENT_TIMESTAMP(6)';
  const ask = () =>
    api.dataSource.query<{ now: string | Date }[]>(`SELECT ${now} AS now`, []) as Promise<
      { now: string | Date }[]
    >;
  // More at once than there are connections yet.
  const rows = await Promise.all(Array.from({ length: 8 }, ask));
  for (const [row] of rows) {
    const moment = row!.now instanceof Date ? row!.now : new Date(`${row!.now}Z`);
    expect(Math.abs(moment.getTime() - Date.now())).toBeLessThan(60_000);
  }
});
