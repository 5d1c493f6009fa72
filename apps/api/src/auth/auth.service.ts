import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Login, Register } from '@shishir/contract';
import { parsePhone } from '@shishir/format';
import type { Request } from 'express';
import { randomBytes } from 'node:crypto';
import { IsNull, Repository } from 'typeorm';
import { isUniqueViolation } from '../database/database-errors';
import { Conflict, NotAllowed, NotSignedIn } from '../http/api-error';
import { Limits } from '../http/limits';
import { Surfaces } from '../http/surface';
import { UserEntity } from '../users/user.entity';
import { Passwords } from './passwords';
import { SessionEntity } from './session.entity';
import { SESSION_SECONDS, Tokens } from './tokens';

/** A new session: the token for API clients, the one for this host's cookie, and whose it is. */
export interface SignedIn {
  user: UserEntity;
  token: string;
  cookieToken: string;
}

@Injectable()
export class AuthService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly limits: Limits,
    private readonly surfaces: Surfaces,
  ) {}

  async login({ email, password }: Login, request: Request): Promise<SignedIn> {
    const address = email.toLowerCase();
    await this.limits.checkLoginFailures(address, request.ip);
    const user = await this.users.findOne({
      where: { email: address },
      relations: { image: true },
    });
    const matches = await this.passwords.matches(user?.password_hash ?? null, password);
    if (!user || !matches) {
      await this.limits.countLoginFailure(address, request.ip);
      throw new NotSignedIn('Invalid email or password');
    }
    const surface = this.surfaces.of(request);
    if (surface === 'admin' && user.role === 'user') {
      throw new NotAllowed('This page is for staff. Your account works on the public site.');
    }
    const session = await this.open(user, request);
    return {
      user,
      token: this.tokens.sign(user.id, session.id, 'api'),
      cookieToken: this.tokens.sign(user.id, session.id, surface),
    };
  }

  /** Ends one session on the server: its tokens are dead from then on. */
  async logout(sessionId: string): Promise<void> {
    await this.sessions.update({ id: sessionId, revoked_at: IsNull() }, { revoked_at: new Date() });
  }

  async register({ name, number, email, password }: Register): Promise<UserEntity> {
    const password_hash = await this.passwords.hash(password);
    const account = this.users.create({
      name,
      number: parsePhone(number)!,
      email: email.toLowerCase(),
      password_hash,
      role: 'user',
      image: null,
    });
    try {
      return await this.users.save(account);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new Conflict('An account with this email already exists.', {
        email: 'An account with this email already exists.',
      });
    }
  }

  private async open(user: UserEntity, request: Request): Promise<SessionEntity> {
    const session = this.sessions.create({
      id: randomBytes(16).toString('hex'),
      user_id: user.id,
      address: request.ip ?? '',
      user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
      expires_at: new Date(Date.now() + SESSION_SECONDS * 1000),
      revoked_at: null,
    });
    await this.sessions.insert(session);
    return session;
  }
}
