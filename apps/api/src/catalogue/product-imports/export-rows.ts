import { FILE_COLUMNS, type FileColumn } from '@shishir/contract';
import { type PictureRow, toImagePath } from '../../platform/media/picture.mapper';
import type { StaffRow } from '../products/product-row';
import { type Cell, csvLines, UTF8_MARK } from '../../platform/records/csv-cells';

export async function* csvOf(chunks: AsyncIterable<StaffRow[]>): AsyncGenerator<string> {
  yield UTF8_MARK + csvLines([[...FILE_COLUMNS]]);
  for await (const rows of chunks) {
    yield csvLines(rows.map((row) => FILE_COLUMNS.map((column) => valueOf(row, column))));
  }
}

/** Writes one row per line. Values that were '' on the old site are '' again. */
export async function* jsonOf(chunks: AsyncIterable<StaffRow[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of chunks) {
    yield before + rows.map((row) => JSON.stringify(jsonRow(row))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

function jsonRow(row: StaffRow): Record<string, Cell> {
  const blank = new Set<string>(row.blank_fields ?? []);
  return Object.fromEntries(
    FILE_COLUMNS.map((column) => {
      const value = valueOf(row, column);
      return [column, value === null && blank.has(column) ? '' : value];
    }),
  );
}

function valueOf(row: StaffRow, column: FileColumn): Cell {
  switch (column) {
    case 'category':
      return row.category_slug;
    case 'image_1':
      return addressOf(row.images[0]);
    case 'image_2':
      return addressOf(row.images[1]);
    case 'image_3':
      return addressOf(row.images[2]);
    default:
      return row[column];
  }
}

function addressOf(image: PictureRow | null): string | null {
  const path = toImagePath(image);
  return path && `/storage/${path}`;
}
