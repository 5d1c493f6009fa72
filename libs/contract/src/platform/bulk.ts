import { z } from 'zod';
import { RecordId } from './numbers';

/** So many records of a plain list at most are changed at once. */
const MAX_RECORDS = 500;

const ids = z.array(RecordId).min(1).max(MAX_RECORDS);

/** Chosen records of a list. */
export const RecordIds = z.object({ ids }).strict();
export type RecordIds = z.infer<typeof RecordIds>;

/** A new status for chosen records. */
export const statusOfMany = <const S extends readonly [string, ...string[]]>(statuses: S) =>
  z
    .object({
      ids,
      status: z.enum<string, S>(statuses, { errorMap: () => ({ message: 'Choose a status' }) }),
    })
    .strict();

export const Done = z.object({ success: z.literal(true) });

/** The records that were not so before: undone, these and no others go back. */
export const ChangedRecords = z.object({ data: z.object({ changed: z.array(z.number().int()) }) });

/** How many records of a list there are, by status and in the trash. */
export const statusCounts = <const S extends readonly [string, ...string[]]>(statuses: S) =>
  z.object({
    data: z.object({
      all: z.number().int(),
      trash: z.number().int(),
      by_status: z.object(
        Object.fromEntries(statuses.map((status) => [status, z.number().int()])) as Record<
          S[number],
          z.ZodNumber
        >,
      ),
    }),
  });
