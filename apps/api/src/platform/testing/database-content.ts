import type { DataSource } from 'typeorm';
import type { PortableRow } from '../../operations/backup/portable-values';
import { rowsOf, tableShapes } from '../../operations/backup/tables';

/** Returns all rows of a database by table in portable form, and the last id of each table. */
export async function contentOf(dataSource: DataSource) {
  const source = rowsOf(dataSource);
  const rows: Record<string, PortableRow[]> = {};
  const lastIds: Record<string, number> = {};
  try {
    for (const table of await tableShapes(dataSource)) {
      rows[table.name] = [];
      for await (const row of source.read(table)) rows[table.name]!.push(row);
      if (table.hasCounter) lastIds[table.name] = await source.lastId(table.name);
    }
  } finally {
    await source.release();
  }
  return { rows, lastIds };
}
