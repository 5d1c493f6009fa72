import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

export const ISSUER = 'shishir';
export const ALGORITHM = 'HS256';
/** How long a session lasts: as long as the specified cookie. */
export const SESSION_SECONDS = 24 * 60 * 60;
/** A browser's cookie works on one host alone; an API client's token is for the header alone. */
export type Audience = 'site' | 'admin' | 'api';

export interface TokenPayload {
  /** The account's id, as text. */
  sub: string;
  /** The session's id. */
  sid: string;
  aud: Audience;
  /** When it ends, in seconds since 1970. */
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
