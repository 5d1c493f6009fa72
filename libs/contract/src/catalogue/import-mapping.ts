import { z } from 'zod';
import { FILE_COLUMNS } from './product-fields';

const field = z.enum(FILE_COLUMNS);

/** Mapping of the columns of a file, such as the list of a supplier, to columns of products. */
export const ImportMapping = z
  .object({
    /** Columns by their heading. Columns that are left out are not imported. */
    columns: z.record(
      z
        .object({
          field,
          /** Unit of numbers whose cell states none, such as 'cm'. */
          unit: z.string().max(10).optional(),
          /** Multiplies the numbers, for example a price in another currency. */
          factor: z.number().positive().optional(),
        })
        .strict(),
    ),
    /** Values for rows without one, such as the brand. */
    fixed: z.record(field, z.string()).optional(),
    /** Meaning of a comma or a point before three digits, as in 3,517. Such numbers are errors if it is not given. */
    decimals: z.enum(['point', 'comma']).optional(),
  })
  .strict();
export type ImportMapping = z.infer<typeof ImportMapping>;
