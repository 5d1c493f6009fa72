import { groupThousands } from '@shishir/format';
import { errorText, type InputError, type Result } from '@shishir/sizing';
import { InvalidInput } from '../../platform/http/api-error';

/** Returns the value of a calculation. Throws InvalidInput if it failed. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new InvalidInput(problemsOf(result.errors));
}

/**
 * Returns all sentences about a missing result, by input. They have no codes: clients check the same rules before they
 * send.
 */
export function problemsOf(errors: InputError[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const before = fields[error.field];
    const sentence = errorText(error, { number: groupThousands });
    fields[error.field] = before ? `${before} ${sentence}` : sentence;
  }
  return fields;
}
