import type { AuditSubject } from '@shishir/contract';
import type { Response } from 'express';
import type { EntityManager } from 'typeorm';
import type { Principal } from '../http/principal';
import { writeAudit } from './audit';
import { type Cell, csvFileName, csvLines, UTF8_MARK } from './csv-cells';

/** Columns of a file: their names, and the cell of a row. */
export type CsvColumns<Row> = [name: string, cell: (row: Row) => Cell][];

/** An export of records by staff. */
export interface CsvExport {
  principal: Principal;
  subject: AuditSubject;
  /** Start of the file name, such as 'vrf-projects'. */
  what: string;
  /** Filters of the exported list. */
  query: Record<string, unknown>;
}

/** Writes an export to the audit log and begins its response. The caller sends the lines. */
export async function startCsv(
  manager: EntityManager,
  response: Response,
  { principal, subject, what, query }: CsvExport,
  rows: number,
): Promise<void> {
  const name = csvFileName(what);
  const given: [string, unknown][] = [...Object.entries(query), ['rows', rows]];
  const changes = given.map(([field, after]) => ({ field, before: null, after }));
  await writeAudit(manager, principal, { action: 'exported', subject, id: null, name, changes });
  response.attachment(name).type('text/csv; charset=utf-8');
}

/** Sends rows as a file for spreadsheets, and writes the export to the audit log. */
export async function sendCsv<Row>(
  manager: EntityManager,
  response: Response,
  made: CsvExport,
  columns: CsvColumns<Row>,
  rows: Row[],
): Promise<void> {
  await startCsv(manager, response, made, rows.length);
  const lines = rows.map((row) => columns.map(([, cell]) => cell(row)));
  response.send(UTF8_MARK + csvLines([columns.map(([name]) => name), ...lines]));
}
