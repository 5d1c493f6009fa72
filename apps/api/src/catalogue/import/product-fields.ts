import {
  FILE_COLUMNS,
  type FileColumn,
  OLD_FILE_COLUMNS,
  productField,
  type ProductKind,
} from '@shishir/contract';

/** Rules for reading a column of a products file. */
export type RowField = ProductKind & {
  /** A row must have a value. */
  required: boolean;
  /** The column always has a value, so an empty cell is ignored. */
  neverEmpty: boolean;
};

/** All columns that a row may have, except its id, in the order of our own files. */
export const ROW_FIELDS: Record<string, RowField> = Object.fromEntries(
  FILE_COLUMNS.flatMap((column) => (column === 'id' ? [] : [[column, rowField(column)]])),
);

/** Columns of the old file. Only these remember if their value was '' or null. */
export const OLD_FIELDS: readonly string[] = OLD_FILE_COLUMNS;

function rowField(column: Exclude<FileColumn, 'id'>): RowField {
  switch (column) {
    case 'category':
      return { kind: 'text', max: 190, required: true, neverEmpty: false };
    case 'image_1':
    case 'image_2':
    case 'image_3':
      return { kind: 'text', max: 190, required: false, neverEmpty: false };
    default: {
      const field = productField(column);
      const { required, hasDefault = false } = field;
      return { ...field, required: required !== undefined, neverEmpty: hasDefault };
    }
  }
}
