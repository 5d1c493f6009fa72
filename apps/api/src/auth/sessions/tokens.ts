import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Secrets } from '../../config/secrets';

const ISSUER = 'shishir';
const CLOCK_TOLERANCE_SECONDS = 60;
/** How long a session lasts: as long as the specified cookie. */
export const SESSION_SECONDS = 24 * 60 * 60;
/** A browser's cookie works on one host alone; an API client's token is for the header alone. */
export type Audience = 'site' | 'admin' | 'api';

export interface TokenPayload {
  /** The account's id, as text. */
  sub: string;
  /** The session's id. */
  sid: string;
}

/** Makes and reads the signed tokens that name a session. */
@Injectable()
export class Tokens {
  private readonly jwt: JwtService;

  constructor(secrets: Secrets) {
    this.jwt = new JwtService({ secret: secrets.session });
  }

  sign(userId: number, sessionId: string, audience: Audience): string {
    return this.jwt.sign(
      { sid: sessionId },
      {
        algorithm: 'HS256',
        subject: String(userId),
        audience,
        issuer: ISSUER,
        expiresIn: SESSION_SECONDS,
      },
    );
  }

  /** The payload of a token; null where it is not ours, not for this audience, or expired. */
  read(token: string, audience: Audience): TokenPayload | null {
    try {
      return this.jwt.verify<TokenPayload>(token, {
        algorithms: ['HS256'],
        audience,
        issuer: ISSUER,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
    } catch {
      return null;
    }
  }
}
