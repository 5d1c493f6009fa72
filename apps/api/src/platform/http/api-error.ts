/** An error with a message for people. Services throw one of the classes below; `ErrorFilter` builds the response. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields?: Record<string, string>,
    readonly retryAfterSeconds?: number,
    /** The current record, so that people can choose between both states. */
    readonly current?: unknown,
    /** Name of the person who saved the current record. */
    readonly changedBy?: string,
  ) {
    super(message);
  }
}

export class InvalidInput extends ApiError {
  constructor(fields: Record<string, string>, message = 'Please check the marked fields.') {
    super(400, 'invalid_input', message, fields);
  }
}

export class NotSignedIn extends ApiError {
  constructor(message = 'Please sign in.') {
    super(401, 'not_signed_in', message);
  }
}

/** The password is correct, but the account also requires a code. */
export class SecondFactorNeeded extends ApiError {
  constructor() {
    super(401, 'second_factor_needed', 'Enter the code from your authenticator app.');
  }
}

export class SecondFactorWrong extends ApiError {
  constructor() {
    const sentence = 'This code is not right. Please try again.';
    super(401, 'second_factor_wrong', sentence, { code: sentence });
  }
}

/** The owner requires a second factor, but this member of staff has not set one up. */
export class SecondFactorMissing extends ApiError {
  constructor() {
    const sentence = 'Please set up two-step verification first.';
    super(403, 'second_factor_missing', sentence);
  }
}

export class NotAllowed extends ApiError {
  constructor(message = 'You are not allowed to do this.', fields?: Record<string, string>) {
    super(403, 'not_allowed', message, fields);
  }
}

export class NotFound extends ApiError {
  constructor(message = 'Not found') {
    super(404, 'not_found', message);
  }
}

export class Conflict extends ApiError {
  constructor(message: string, fields?: Record<string, string>, current?: unknown) {
    super(409, 'conflict', message, fields, undefined, current);
  }
}

/** The record has changed since it was read; the response contains the current one. */
export class StaleVersion extends ApiError {
  constructor(what: string, current: unknown, changedBy?: string) {
    const message = `${what} was changed in the meantime. Please compare both versions and save again.`;
    super(409, 'conflict', message, undefined, undefined, current, changedBy);
  }
}

export class KeyReused extends ApiError {
  constructor() {
    super(422, 'key_reused', 'This Idempotency-Key was used for another request.');
  }
}

/** The server is overloaded; a retry may succeed. */
export class Busy extends ApiError {
  constructor() {
    super(503, 'unavailable', 'The service is busy. Please try again in a moment.', undefined, 5);
  }
}

/** The server's disk is full; nothing of the request was stored. */
export class DiskFull extends ApiError {
  constructor() {
    const sentence = 'The server is out of space, so nothing was saved. Please tell us.';
    super(507, 'disk_full', sentence);
  }
}

export class TooManyRequests extends ApiError {
  constructor(retryAfterSeconds: number, message: string) {
    super(429, 'too_many_requests', message, undefined, retryAfterSeconds);
  }
}
