import { InvalidInput } from '../http/api-error';

/**
 * The column `publish_at` of a write. Only what visitors do not see yet has a date; `publicMessage` is the error where
 * both are given. What is published at once loses its date.
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
