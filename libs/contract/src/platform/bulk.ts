import { z } from 'zod';
import { RecordId } from './numbers';
import { schemaTexts as texts } from './schema.texts';

/** Maximum number of records in one bulk change. */
const MAX_RECORDS = 500;

const ids = z.array(RecordId).min(1).max(MAX_RECORDS);

export const RecordIds = z.object({ ids }).strict();
export type RecordIds = z.infer<typeof RecordIds>;

/** Schema of a bulk change that sets one status. */
export const statusOfMany = <const S extends readonly [string, ...string[]]>(statuses: S) =>
  z
    .object({
      ids,
      status: z.enum<string, S>(statuses, { errorMap: () => ({ message: texts.chooseStatus }) }),
    })
    .strict();

export const Done = z.object({ success: z.literal(true) });

/** Records whose value did change: undoing reverts only those. */
export const ChangedRecords = z.object({ data: z.object({ changed: z.array(z.number().int()) }) });

/** Schema of the numbers of records per status and in the trash. */
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
