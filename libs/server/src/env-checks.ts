import { IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateBy } from 'class-validator';
import { readStorageUrl } from './storage-url';

// Validators of environment variables with their error messages.

/** Combines several checks into one. With `stopAtFirstError` they run from the last to the first. */
const all =
  (...checks: PropertyDecorator[]): PropertyDecorator =>
  (target, name) =>
    checks.forEach((check) => check(target, name));

export const Whole = (least = 1, most = Number.MAX_SAFE_INTEGER) =>
  all(
    IsInt({ message: '$property must be a whole number' }),
    Min(least, { message: '$property must be at least $constraint1' }),
    Max(most, { message: '$property must be at most $constraint1' }),
  );

export const OneOf = (values: readonly string[]) =>
  IsIn(values, {
    message: `$property must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
  });

export const LooksLike = (pattern: RegExp, example: string) =>
  all(IsOptional(), Matches(pattern, { message: `$property must look like ${example}` }));

const isAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);

export const Address = (example: string) =>
  all(
    IsOptional(),
    ValidateBy(
      { name: 'isAddress', validator: { validate: isAddress } },
      { message: `$property must be an address like ${example}` },
    ),
  );

const LEAST_SECRET_BITS = 80;

/** True for a secret with few different characters, such as 'aaaa...', or with a repeated short text. */
export function isRepetitive(secret: string): boolean {
  for (let period = 1; period <= secret.length / 4; period++) {
    if (secret.startsWith(secret.slice(period))) return true;
  }
  const counts = new Map<string, number>();
  for (const character of secret) counts.set(character, (counts.get(character) ?? 0) + 1);
  const bits = [...counts.values()].map((count) => count * Math.log2(secret.length / count));
  return bits.reduce((sum, each) => sum + each, 0) < LEAST_SECRET_BITS;
}

/** Returns the problem of a bucket address, or null. */
function storageProblem(value: unknown): string | null {
  try {
    readStorageUrl(String(value));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

export const StorageAddress = () =>
  all(
    IsOptional(),
    ValidateBy(
      { name: 'isStorageUrl', validator: { validate: (value) => storageProblem(value) === null } },
      { message: ({ value }) => `$property ${storageProblem(value)}` },
    ),
  );
