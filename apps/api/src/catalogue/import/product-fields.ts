import {
  FILE_COLUMNS,
  type FileColumn,
  OLD_FILE_COLUMNS,
  productField,
  type ProductKind,
} from '@shishir/contract';

/** How a column of a products file is read. */
export type RowField = ProductKind & {
  /** A row cannot do without a value. */
  required: boolean;
  /** The column is never empty, so an empty value says nothing about it. */
  neverEmpty: boolean;
};

/** Every column that a row may have, but for its id, in the order of our own files. */
export const ROW_FIELDS: Record<string, RowField> = Object.fromEntries(
  FILE_COLUMNS.flatMap((column) => (column === 'id' ? [] : [[column, rowField(column)]])),
);

/** The columns of the old file. Only of these it is remembered whether they came as '' or as null. */
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
