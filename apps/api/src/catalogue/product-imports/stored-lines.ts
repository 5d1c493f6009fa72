import { type EntityManager, MoreThan } from 'typeorm';
import { chunksOf } from '../../platform/database/chunks';
import { insertRows } from '../../platform/database/typeorm-patches/insert-rows';
import { ImportError } from '../import/import-error';
import {
  type FileSource,
  LARGEST_FILE,
  type ProductFile,
  productFile,
} from '../import/product-file';
import { LINES_ABOVE } from '../import/headings';
import type { Line } from '../import/table-rows';
import { ProductImportLineEntity } from './product-import-line.entity';
import type { ProductImportEntity } from './product-import.entity';

/** Lines read from the database at a time. */
const SLICE = 500;

/** Stores every line of a file. `before` runs before each chunk. Throws an ImportError if a sheet has too many. */
export async function storeLines(
  manager: EntityManager,
  import_id: number,
  { sheets }: FileSource,
  before: () => Promise<void>,
): Promise<void> {
  for (const [index, { lines }] of sheets.entries()) {
    let place = 0;
    for await (const chunk of chunksOf<Line>(lines())) {
      await before();
      const rows = chunk.map((cells) => ({ import_id, sheet: index + 1, place: ++place, cells }));
      if (place > LARGEST_FILE + LINES_ABOVE + 1) {
        throw new ImportError(`The file has more than ${LARGEST_FILE} rows. Upload it in parts.`);
      }
      await insertRows(manager, ProductImportLineEntity, rows);
    }
  }
}

/** Returns the stored file of an import, read by its mapping. `onSlice` runs for each slice of lines that is read. */
export function storedFile(
  manager: EntityManager,
  of: ProductImportEntity,
  onSlice: () => Promise<void>,
): ProductFile {
  const { id, format, sheet, heading_line, mapping } = of;
  const lines = () => storedLines(manager, id, sheet, onSlice);
  return productFile(
    { format, sheets: [{ name: '', lines }] },
    { mapping: mapping ?? undefined, headingLine: heading_line ?? undefined },
  );
}

/** Returns the first lines of a sheet, among them its headings. */
export async function firstStoredLines(
  manager: EntityManager,
  import_id: number,
  sheet: number,
): Promise<Line[]> {
  const rows = await manager.find(ProductImportLineEntity, {
    select: { place: true, cells: true },
    where: { import_id, sheet },
    order: { place: 'ASC' },
    take: LINES_ABOVE + 1,
  });
  return rows.map(({ cells }) => cells);
}

async function* storedLines(
  manager: EntityManager,
  import_id: number,
  sheet: number,
  onSlice: () => Promise<void>,
): AsyncGenerator<Line> {
  for (let last = 0; ;) {
    await onSlice();
    const rows = await manager.find(ProductImportLineEntity, {
      select: { place: true, cells: true },
      where: { import_id, sheet, place: MoreThan(last) },
      order: { place: 'ASC' },
      take: SLICE,
    });
    if (rows.length === 0) return;
    for (const { cells } of rows) yield cells;
    last = rows.at(-1)!.place;
  }
}
