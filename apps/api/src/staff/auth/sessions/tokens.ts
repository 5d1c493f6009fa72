import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

export const ISSUER = 'shishir';
export const ALGORITHM = 'HS256';
/** Duration of a session, equal to that of the specified cookie. */
export const SESSION_SECONDS = 24 * 60 * 60;
/** A cookie works on one host only; the token of an API client works in the header only. */
export type Audience = 'site' | 'admin' | 'api';

export interface TokenPayload {
  /** Account id as text. */
  sub: string;
  /** Session id. */
  sid: string;
  aud: Audience;
  /** Expiry time in seconds since 1970. */
  exp: number;
}

/** Signs the tokens that name a session. `SessionStrategy` verifies them. */
@Injectable()
export class Tokens {
  constructor(private readonly jwt: JwtService) {}

  sign(userId: number, sessionId: string, audience: Audience): string {
    return this.jwt.sign({ sid: sessionId }, { subject: String(userId), audience });
  }
}
