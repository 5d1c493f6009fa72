import { type Reason, reason, reasonText } from '@shishir/contract/reasons';

/** A text for people: as its code with values, or as a sentence if a schema or a parser made it. */
export type Problem = Reason | string;

/** Problems by the path of their field. */
export type FieldProblems = Record<string, Problem>;

export const textOf = (problem: Problem): string =>
  typeof problem === 'string' ? problem : (reasonText(problem) ?? problem.code);

interface ErrorDetails {
  fields?: FieldProblems;
  retryAfterSeconds?: number;
  /** The current record, so that people can choose between both states. */
  current?: unknown;
  /** Name of the person who saved the current record. */
  changedBy?: string;
}

/** An error with a message for people. Services throw one of the classes below; `ErrorFilter` builds the response. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly problem: Problem,
    readonly details: ErrorDetails = {},
  ) {
    super(textOf(problem));
  }
}

export class InvalidInput extends ApiError {
  constructor(
    readonly fields: FieldProblems,
    problem: Problem = reason('check_fields'),
  ) {
    super(400, 'invalid_input', problem, { fields });
  }
}

export class NotSignedIn extends ApiError {
  constructor(why: Reason = reason('sign_in')) {
    super(401, 'not_signed_in', why);
  }
}

/** The password is correct, but the account also requires a code. */
export class SecondFactorNeeded extends ApiError {
  constructor() {
    super(401, 'second_factor_needed', reason('second_factor_needed'));
  }
}

export class SecondFactorWrong extends ApiError {
  constructor() {
    const wrong = reason('second_factor_wrong');
    super(401, 'second_factor_wrong', wrong, { fields: { code: wrong } });
  }
}

/** The owner requires a second factor, but this member of staff has not set one up. */
export class SecondFactorMissing extends ApiError {
  constructor() {
    super(403, 'second_factor_missing', reason('second_factor_missing'));
  }
}

export class NotAllowed extends ApiError {
  constructor(why: Reason = reason('not_allowed'), fields?: FieldProblems) {
    super(403, 'not_allowed', why, { fields });
  }
}

export class NotFound extends ApiError {
  constructor(why: Reason = reason('not_found')) {
    super(404, 'not_found', why);
  }
}

export class Conflict extends ApiError {
  constructor(why: Reason, fields?: FieldProblems, current?: unknown) {
    super(409, 'conflict', why, { fields, current });
  }
}

/** The record has changed since it was read; the response contains the current one. */
export class StaleVersion extends ApiError {
  constructor(why: Reason, current: unknown, changedBy?: string) {
    super(409, 'conflict', why, { current, changedBy });
  }
}

export class KeyReused extends ApiError {
  constructor() {
    super(422, 'key_reused', reason('key_reused'));
  }
}

/** A form that has added a record was sent again with other content. */
export class AlreadyAdded extends ApiError {
  constructor() {
    super(422, 'key_reused', reason('already_added'));
  }
}

/** The server is overloaded; a retry may succeed. */
export class Busy extends ApiError {
  constructor() {
    super(503, 'unavailable', reason('busy'), { retryAfterSeconds: 5 });
  }
}

/** The server's disk is full; nothing of the request was stored. */
export class DiskFull extends ApiError {
  constructor() {
    super(507, 'disk_full', reason('disk_full'));
  }
}

export class TooManyRequests extends ApiError {
  constructor(retryAfterSeconds: number, why: Reason) {
    super(429, 'too_many_requests', why, { retryAfterSeconds });
  }
}
