import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ChangePassword, Login, Register } from '@shishir/contract';
import { parsePhone } from '@shishir/format';
import type { Request } from 'express';
import { Repository } from 'typeorm';
import { isUniqueViolation } from '../database/database-errors';
import { Conflict, InvalidInput, NotAllowed, NotSignedIn } from '../http/api-error';
import { Limits } from '../http/limits';
import { Surfaces } from '../http/surface';
import { UserEntity } from '../users/user.entity';
import { Passwords } from './passwords';
import { RecoveryService } from './recovery.service';
import { SessionsService } from './sessions.service';
import { Tokens } from './tokens';

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
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly limits: Limits,
    private readonly surfaces: Surfaces,
    private readonly recovery: RecoveryService,
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
    const session = await this.sessions.open(user, request);
    return {
      user,
      token: this.tokens.sign(user.id, session.id, 'api'),
      cookieToken: this.tokens.sign(user.id, session.id, surface),
    };
  }

  /** Every session of the account ends: whoever knew the old password is out. */
  async changePassword(body: ChangePassword, user: UserEntity): Promise<void> {
    if (body.profile_id !== undefined && body.profile_id !== user.id) {
      throw new NotAllowed('You may change only your own password.', {
        profile_id: 'This is another account.',
      });
    }
    if (!(await this.passwords.matches(user.password_hash, body.currentPassword))) {
      throw new InvalidInput(
        { currentPassword: 'The current password is not right.' },
        'The current password is not right.',
      );
    }
    const password_hash = await this.passwords.hash(body.newPassword);
    await this.users.manager.transaction(async (manager) => {
      await manager.update(UserEntity, { id: user.id }, { password_hash });
      await this.sessions.endAll(user.id, manager);
    });
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
      return await this.users.manager.transaction(async (manager) => {
        const user = await manager.save(account);
        await this.recovery.sendConfirmation(user, manager);
        return user;
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new Conflict('An account with this email already exists.', {
        email: 'An account with this email already exists.',
      });
    }
  }
}
