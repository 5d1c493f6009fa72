import { InvalidInput } from '../http/api-error';

/**
 * Returns the column `publish_at` for a write. Only hidden records have a publish date; giving one for a public record
 * throws InvalidInput with `publicMessage`. Publishing a record clears its date.
 */
export function publishAt(
  given: string | null | undefined,
  isPublic: boolean,
  publicMessage: string,
): { publish_at?: Date | null } {
  if (isPublic && given) throw new InvalidInput({ publish_at: publicMessage });
  if (isPublic) return { publish_at: null };
  if (given === undefined) return {};
  return { publish_at: given === null ? null : new Date(given) };
}
