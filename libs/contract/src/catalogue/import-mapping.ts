import { z } from 'zod';
import { FILE_COLUMNS } from './product-fields';

const field = z.enum(FILE_COLUMNS);
/** Longest heading or value of a mapping. */
const LONGEST = 500;
const MOST_COLUMNS = 500;

const MappedColumn = z
  .object({
    field,
    /** Unit of numbers whose cell states none, such as 'cm'. */
    unit: z.string().max(10).optional(),
    /** Multiplies the numbers, for example a price in another currency. */
    factor: z.number().positive().max(1_000_000).optional(),
  })
  .strict();
export type MappedColumn = z.infer<typeof MappedColumn>;

/** Meaning of the columns of a file, such as the list of a supplier, and which of its rows are imported. */
export const ImportMapping = z
  .object({
    /**
     * Columns by their heading; others are not imported. If left out, the headings are the names of our fields. A
     * column without a heading is 'Column C', a repeated one 'Price (column C)'.
     */
    columns: z
      .record(z.string().max(LONGEST), MappedColumn)
      .refine((columns) => Object.keys(columns).length <= MOST_COLUMNS)
      .optional(),
    /**
     * Values for rows without one, such as the brand. `{model}` is replaced by the model of the row, and so on. They apply
     * to new products, and to those in the catalogue only if `update` has the field.
     */
    fixed: z.record(field, z.string().max(LONGEST)).optional(),
    /** Meaning of a comma or a point before three digits, as in 3,517. Such numbers are errors if it is not given. */
    decimals: z.enum(['point', 'comma']).optional(),
    /** Fields that change for products in the catalogue. If left out, all columns of the file. */
    update: z.array(field).optional(),
    /** Rows to leave out: those of new products, or of those in the catalogue. */
    leave_out: z.enum(['new', 'existing']).optional(),
  })
  .strict();
export type ImportMapping = z.infer<typeof ImportMapping>;

/** Fields that a file needs so that its rows can be recognised. */
export const IDENTITY_FIELDS = ['id', 'model'] as const;
