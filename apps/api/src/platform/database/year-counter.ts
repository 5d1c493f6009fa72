import type { EntityManager } from 'typeorm';

export type YearCounter = 'enquiry_counter' | 'quotation_counter';

/**
 * The next number of a year. The row of the year stays locked until the transaction ends: numbers have no gaps, and
 * of concurrent transactions each gets another one.
 */
export async function nextOfYear(
  manager: EntityManager,
  table: YearCounter,
  year: number,
): Promise<number> {
  const next = `UPDATE ${table} SET last = last + 1 WHERE year = ?`;
  if (!(await changesRow(manager, next, year))) {
    await manager.query(`INSERT INTO ${table} (year, last) VALUES (?, 1)`, [year]);
    return 1;
  }
  const [row] = await manager.query<{ last: number }[]>(
    `SELECT last FROM ${table} WHERE year = ?`,
    [year],
  );
  return row!.last;
}

/** Lets nobody else take a number of the year until the transaction ends. */
export async function lockYear(
  manager: EntityManager,
  table: YearCounter,
  year: number,
): Promise<void> {
  await changesRow(manager, `UPDATE ${table} SET last = last WHERE year = ?`, year);
}

/** False where the year has no row yet. Plain SQL: it runs for every enquiry. */
async function changesRow(
  manager: EntityManager,
  statement: string,
  year: number,
): Promise<boolean> {
  const { affected } = await manager.queryRunner!.query(statement, [year], true);
  return affected === 1;
}
