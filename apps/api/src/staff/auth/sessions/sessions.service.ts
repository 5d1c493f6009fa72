import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { reason } from '@shishir/contract/reasons';
import { randomBytes } from 'node:crypto';
import { type EntityManager, IsNull, MoreThan, Not, Repository } from 'typeorm';
import { NotFound } from '../../../platform/http/api-error';
import type { Origin } from '../../../platform/http/principal';
import type { UserEntity } from '../../users/user.entity';
import { SessionEntity } from './session.entity';
import { SESSION_SECONDS } from './tokens';

/** Opens and ends sessions. A session is rejected from the moment it ends. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
  ) {}

  async open(
    user: UserEntity,
    { address, userAgent }: Origin,
    manager: EntityManager = this.sessions.manager,
  ): Promise<SessionEntity> {
    const session = this.sessions.create({
      id: randomBytes(16).toString('hex'),
      user_id: user.id,
      address,
      user_agent: userAgent,
      expires_at: new Date(Date.now() + SESSION_SECONDS * 1000),
      revoked_at: null,
    });
    await manager.insert(SessionEntity, session);
    return session;
  }

  /** Returns the active sessions of an account. */
  list(userId: number): Promise<SessionEntity[]> {
    return this.sessions.find({
      where: { user_id: userId, revoked_at: IsNull(), expires_at: MoreThan(new Date()) },
      order: { created_at: 'DESC', id: 'ASC' },
    });
  }

  async end(sessionId: string, userId: number): Promise<void> {
    const ended = await this.sessions.update(
      { id: sessionId, user_id: userId, revoked_at: IsNull() },
      { revoked_at: new Date() },
    );
    if (!ended.affected) throw new NotFound(reason('session_ended'));
  }

  /** Ends a session that another sign-in replaces, unless it has already ended. */
  async endReplaced(sessionId: string, manager: EntityManager): Promise<void> {
    const which = { id: sessionId, revoked_at: IsNull() };
    await manager.update(SessionEntity, which, { revoked_at: new Date() });
  }

  /** Ends every session of an account, in the caller's transaction if one is given. */
  async endAll(userId: number, manager: EntityManager = this.sessions.manager): Promise<void> {
    await manager.update(
      SessionEntity,
      { user_id: userId, revoked_at: IsNull() },
      { revoked_at: new Date() },
    );
  }

  /** Ends every session of an account except the current one. */
  async endOthers(userId: number, sessionId: string, manager: EntityManager): Promise<void> {
    await manager.update(
      SessionEntity,
      { user_id: userId, id: Not(sessionId), revoked_at: IsNull() },
      { revoked_at: new Date() },
    );
  }
}
