import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { SESSION_COOKIE } from '@shishir/server/session-cookie';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { IsNull, MoreThan, Repository } from 'typeorm';
import { originOf } from '../../http/principal';
import { Surfaces } from '../../http/surface';
import type { UserEntity, UserPrincipal } from '../../users/user.entity';
import { SecurityService } from '../security/security.service';
import { SessionEntity } from './session.entity';
import { Tokens } from './tokens';

const BEARER = /^Bearer (\S+)$/i;

/** Identifies who makes a request: a signed token that names an active session. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly tokens: Tokens,
    private readonly surfaces: Surfaces,
    private readonly security: SecurityService,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
  ) {}

  /** The principal of a request; null where there is no token, or one that is not good here. */
  async identify(request: Request): Promise<UserPrincipal | null> {
    const header = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const token = header ?? parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE];
    if (!token) return null;
    const surface = this.surfaces.of(request);
    const payload = this.tokens.read(token, header ? 'api' : surface);
    if (!payload) return null;
    const session = await this.sessions.findOne({
      where: { id: payload.sid, revoked_at: IsNull(), expires_at: MoreThan(new Date()) },
      relations: { user: { image: true } },
    });
    if (!session || String(session.user_id) !== payload.sub) return null;
    const { user } = session;
    const secondFactorMissing = await this.lacksSecondFactor(user);
    const ownRights = (header !== undefined || surface === 'admin') && !secondFactorMissing;
    return {
      user,
      sessionId: session.id,
      rights: ownRights ? user.role : 'user',
      secondFactorMissing,
      via: header ? 'bearer' : 'cookie',
      ...originOf(request),
    };
  }

  /** Checked at every request, so that the owner's rule and a second factor take effect at once. */
  private async lacksSecondFactor(user: UserEntity): Promise<boolean> {
    if (user.role === 'user' || user.second_factor_at !== null) return false;
    return (await this.security.rules()).require_second_factor;
  }
}
