/** A refusal that people can read. Services throw one of the named kinds below; one filter answers with it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields?: Record<string, string>,
    readonly retryAfterSeconds?: number,
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

export class NotAllowed extends ApiError {
  constructor(message = 'You may not do this.', fields?: Record<string, string>) {
    super(403, 'not_allowed', message, fields);
  }
}

export class NotFound extends ApiError {
  constructor(message = 'Not found') {
    super(404, 'not_found', message);
  }
}

export class Conflict extends ApiError {
  constructor(message: string, fields?: Record<string, string>) {
    super(409, 'conflict', message, fields);
  }
}

export class KeyReused extends ApiError {
  constructor() {
    super(422, 'key_reused', 'This Idempotency-Key was used for another request.');
  }
}

export class TooManyRequests extends ApiError {
  constructor(retryAfterSeconds: number, message: string) {
    super(429, 'too_many_requests', message, undefined, retryAfterSeconds);
  }
}
