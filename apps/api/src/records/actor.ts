import type { Request } from 'express';

/** From where a request came. */
export interface Origin {
  address: string;
  userAgent: string;
}

/** Who did something, from where. A Principal is one; nobody signed in has no user. */
export interface Actor extends Origin {
  user: { id: number; name: string; email: string } | null;
}

export const originOf = (request: Request): Origin => ({
  address: (request.ip ?? '').slice(0, 64),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

/** Whoever makes a request without having signed in. */
export const anonymous = (request: Request): Actor => ({ user: null, ...originOf(request) });

/** What the product does by itself, by the clock. */
export const housekeeping: Actor = { user: null, address: '', userAgent: '' };
