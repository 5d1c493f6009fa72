import type { RequestValidationError } from '@ts-rest/nest';
import type { ZodIssue } from 'zod';

/** What a request that does not fit the contract has wrong, by the path of the field. */
export function fieldsOf(error: RequestValidationError): Record<string, string> {
  const parts = [error.pathParams, error.headers, error.query, error.body];
  const issues = parts.flatMap((part) => part?.issues ?? []);
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    // The first sentence about a field is the one to show.
    for (const [path, message] of described(issue)) fields[path] ??= message;
  }
  return fields;
}

function described(issue: ZodIssue): [string, string][] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [[...issue.path, key].join('.'), 'This field is not known.']);
  }
  return [[issue.path.join('.') || 'body', issue.message]];
}
