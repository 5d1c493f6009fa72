import { ROW_FIELDS } from '../import/product-fields';
import { toImagePath } from '../media/picture.mapper';
import type { StaffRow } from '../products/product-row';
import { type Cell, csvLines, UTF8_MARK } from '../import/csv-cells';

const COLUMNS = ['id', ...Object.keys(ROW_FIELDS)];

export async function* csvOf(chunks: AsyncIterable<StaffRow[]>): AsyncGenerator<string> {
  yield UTF8_MARK + csvLines([COLUMNS]);
  for await (const rows of chunks) {
    yield csvLines(rows.map((row) => COLUMNS.map((field) => valueOf(row, field))));
  }
}

/** One row to a line. What came as '' from the old site is '' again. */
export async function* jsonOf(chunks: AsyncIterable<StaffRow[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of chunks) {
    yield before + rows.map((row) => JSON.stringify(jsonRow(row))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

function jsonRow(row: StaffRow): Record<string, Cell> {
  const blank = new Set(row.blank_fields ?? []);
  return Object.fromEntries(
    COLUMNS.map((field) => {
      const value = valueOf(row, field);
      return [field, value === null && blank.has(field) ? '' : value];
    }),
  );
}

function valueOf(row: StaffRow, field: string): Cell {
  if (field === 'category') return row.category_slug;
  const image = /^image_([123])$/.exec(field)?.[1];
  if (image) {
    const path = toImagePath(row.images[Number(image) - 1]);
    return path && `/storage/${path}`;
  }
  return row[field as 'title'];
}
