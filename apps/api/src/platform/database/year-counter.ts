import type { EntityManager } from 'typeorm';

export type YearCounter = 'enquiry_counter' | 'quotation_counter' | 'maintenance_counter';

/**
 * Returns the next number of a year. The year's row stays locked until the transaction ends, so numbers have no gaps
 * and concurrent transactions get different ones.
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

/** Prevents other transactions from taking a number of the year until this one ends. */
export async function lockYear(
  manager: EntityManager,
  table: YearCounter,
  year: number,
): Promise<void> {
  await changesRow(manager, `UPDATE ${table} SET last = last WHERE year = ?`, year);
}

/** Returns false if the year has no row yet. Uses plain SQL because it runs for every enquiry. */
async function changesRow(
  manager: EntityManager,
  statement: string,
  year: number,
): Promise<boolean> {
  const { affected } = await manager.queryRunner!.query(statement, [year], true);
  return affected === 1;
}
