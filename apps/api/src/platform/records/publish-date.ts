import { InvalidInput, type Problem } from '../http/api-error';

/**
 * Returns the column `publish_at` for a write. Only hidden records have a publish date; giving one for a public record
 * throws InvalidInput with `publicProblem`. Publishing a record clears its date.
 */
export function publishAt(
  given: string | null | undefined,
  isPublic: boolean,
  publicProblem: Problem,
): { publish_at?: Date | null } {
  if (isPublic && given) throw new InvalidInput({ publish_at: publicProblem });
  if (isPublic) return { publish_at: null };
  if (given === undefined) return {};
  return { publish_at: given === null ? null : new Date(given) };
}
