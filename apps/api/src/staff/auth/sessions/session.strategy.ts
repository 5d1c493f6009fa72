import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { InjectRepository } from '@nestjs/typeorm';
import type { SecurityRules } from '@shishir/contract';
import { sessionTokenIn } from '@shishir/server/session-cookie';
import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Repository } from 'typeorm';
import { Secrets } from '../../../platform/config/secrets';
import { originOf } from '../../../platform/http/principal';
import { RequestHosts } from '../../../platform/http/request-hosts';
import type { UserEntity, UserPrincipal } from '../../users/user.entity';
import { rulesIn, rulesValue } from '../security/security.service';
import { SessionEntity } from './session.entity';
import { ALGORITHM, ISSUER, SESSION_SECONDS, type TokenPayload } from './tokens';

const CLOCK_TOLERANCE_SECONDS = 60;

const bearerToken = ExtractJwt.fromAuthHeaderAsBearerToken();
const cookieToken = (request: Request) => sessionTokenIn(request.headers.cookie);

/** Identifies the principal of a request by a signed token that names an active session. */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy) implements OnModuleDestroy {
  constructor(
    secrets: Secrets,
    private readonly hosts: RequestHosts,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
  ) {
    super({
      // jsonwebtoken accepts a key object, but the types of passport-jwt do not include it.
      secretOrKey: secrets.sessionKey as unknown as Buffer,
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      // A token older than any session is rejected even with a later `exp`.
      jsonWebTokenOptions: { clockTolerance: CLOCK_TOLERANCE_SECONDS, maxAge: SESSION_SECONDS },
      // The header wins: an invalid token there is rejected, whatever the cookie contains.
      jwtFromRequest: ExtractJwt.fromExtractors([bearerToken, cookieToken]),
      passReqToCallback: true,
    });
  }

  /**
   * Called once, before the strategy registers itself. Passport stores the strategies of the whole process by name, so
   * each API in it needs a unique name.
   */
  getPassportInstance(): typeof passport {
    this.name = `session-${randomUUID()}`;
    return passport;
  }

  onModuleDestroy(): void {
    passport.unuse(this.name);
  }

  /** Returns the principal of a verified token, or null if it is not valid here or its session has ended. */
  async validate(request: Request, payload: TokenPayload): Promise<UserPrincipal | null> {
    const isBearer = bearerToken(request) !== null;
    const host = this.hosts.of(request);
    // The library verifies `exp` only if it is present.
    if (typeof payload.exp !== 'number') return null;
    if (payload.aud !== (isBearer ? 'api' : host) || !payload.sid) return null;
    const found = await this.activeSession(payload.sid);
    if (!found || String(found.session.user_id) !== payload.sub) return null;
    const { session, rules } = found;
    const { user } = session;
    const secondFactorMissing = lacksSecondFactor(user, rules);
    const ownRights = (isBearer || host === 'admin') && !secondFactorMissing;
    return {
      user,
      sessionId: session.id,
      rights: ownRights ? user.role : 'user',
      secondFactorMissing,
      via: isBearer ? 'bearer' : 'cookie',
      ...originOf(request),
    };
  }

  /** Returns a session with its account, and the owner's rules, with one statement because it runs for every request. */
  private async activeSession(id: string) {
    const { entities, raw } = await this.sessions
      .createQueryBuilder('session')
      .innerJoinAndSelect('session.user', 'user')
      .leftJoinAndSelect('user.image', 'image')
      .addSelect((query) => rulesValue(query), 'rules')
      .where('session.id = :id AND session.revoked_at IS NULL', { id })
      .andWhere('session.expires_at > :now', { now: new Date() })
      .getRawAndEntities<{ rules: string | null }>();
    const [session] = entities;
    return session && { session, rules: rulesIn(raw[0]?.rules ?? null) };
  }
}

/** Checked at every request, so that the owner's rule and a second factor take effect immediately. */
const lacksSecondFactor = (user: UserEntity, { require_second_factor }: SecurityRules) =>
  user.role !== 'user' && user.second_factor_at === null && require_second_factor;
