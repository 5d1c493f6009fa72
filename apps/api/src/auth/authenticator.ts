import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { IsNull, MoreThan, Repository } from 'typeorm';
import { Surfaces } from '../http/surface';
import type { Principal } from './principal';
import { SessionEntity } from './session.entity';
import { Tokens } from './tokens';

export const SESSION_COOKIE = 'userToken';
const BEARER = /^Bearer (\S+)$/i;

/** Says who makes a request: a signed token that names a session which has not ended. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly tokens: Tokens,
    private readonly surfaces: Surfaces,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
  ) {}

  /** The principal of a request; null where there is no token, or one that is not good here. */
  async identify(request: Request): Promise<Principal | null> {
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
    const ownRights = header !== undefined || surface === 'admin';
    return {
      user: session.user,
      sessionId: session.id,
      rights: ownRights ? session.user.role : 'user',
      via: header ? 'bearer' : 'cookie',
    };
  }
}
