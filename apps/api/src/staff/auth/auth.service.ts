import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AuditAction, ChangePassword, Login, Register } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { parsePhone } from '@shishir/format/parse-phone';
import type { Request } from 'express';
import { type EntityManager, Repository } from 'typeorm';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { Conflict, NotAllowed } from '../../platform/http/api-error';
import { originOf } from '../../platform/http/principal';
import { RequestHosts } from '../../platform/http/request-hosts';
import { type Actor, writeAudit } from '../../platform/records/audit';
import { UserEntity, type UserPrincipal } from '../users/user.entity';
import { lockOwnAccount } from './lock-account';
import { Passwords } from './passwords';
import { RecoveryService } from './recovery/recovery.service';
import { SessionsService } from './sessions/sessions.service';
import { Tokens } from './sessions/tokens';
import { SignInProof } from './sign-in-proof';

/** A new session: its account, the token for API clients, and the token for the cookie of this host. */
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
    private readonly proof: SignInProof,
    private readonly passwords: Passwords,
    private readonly tokens: Tokens,
    private readonly hosts: RequestHosts,
    private readonly recovery: RecoveryService,
  ) {}

  login(body: Login, request: Request): Promise<SignedIn> {
    return this.proof.require(body, request, (manager, user) => {
      if (this.hosts.of(request) === 'admin' && user.role === 'user') {
        throw new NotAllowed(reason('page_for_staff'));
      }
      return this.signIn(manager, user, request);
    });
  }

  /** Opens a session for an authenticated user. */
  async signIn(manager: EntityManager, user: UserEntity, request: Request): Promise<SignedIn> {
    const origin = originOf(request);
    const session = await this.sessions.open(user, origin, manager);
    await noteSignIn(manager, user);
    await this.writeOwn(manager, { user, ...origin }, 'signed_in');
    return {
      user,
      token: this.tokens.sign(user.id, session.id, 'api'),
      cookieToken: this.tokens.sign(user.id, session.id, this.hosts.of(request)),
    };
  }

  /** Ends every session of the account, including the current one. */
  async signOutEverywhere(principal: UserPrincipal): Promise<void> {
    await this.users.manager.transaction(async (manager) => {
      await this.sessions.endAll(principal.user.id, manager);
      await this.writeOwn(manager, principal, 'sessions_ended');
    });
  }

  /** Ends every session of the account, since others may know the old password. */
  async changePassword(body: ChangePassword, principal: UserPrincipal): Promise<void> {
    const { user } = principal;
    if (body.profile_id !== undefined && body.profile_id !== user.id) {
      const fields = { profile_id: reason('other_account') };
      throw new NotAllowed(reason('password_of_other_account'), fields);
    }
    await this.passwords.requireOwn(user, body.currentPassword, 'currentPassword');
    const password_hash = await this.passwords.hash(body.newPassword, 'newPassword');
    await this.users.manager.transaction(async (manager) => {
      await lockOwnAccount(manager, principal);
      await manager.update(UserEntity, { id: user.id }, { password_hash });
      await this.sessions.endAll(user.id, manager);
      await this.recovery.notifyOfNewPassword(manager, user);
      await this.writeOwn(manager, principal, 'password_changed');
    });
  }

  async register({ name, number, email, password, locale }: Register): Promise<UserEntity> {
    const password_hash = await this.passwords.hash(password, 'password');
    const account = this.users.create({
      name,
      number: parsePhone(number)!,
      email: email.toLowerCase(),
      password_hash,
      role: 'user',
      locale: locale ?? 'en',
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
      const emailTaken = reason('email_taken');
      throw new Conflict(emailTaken, { email: emailTaken });
    }
  }

  private writeOwn(
    manager: EntityManager,
    actor: Actor & { user: UserEntity },
    action: AuditAction,
  ): Promise<void> {
    const { id, email } = actor.user;
    return writeAudit(manager, actor, { action, subject: 'user', id, name: email });
  }
}

/** Records the time of a sign-in, which is not a change of the account: version and update time are kept. */
async function noteSignIn(manager: EntityManager, user: UserEntity): Promise<void> {
  user.last_sign_in_at = new Date();
  await manager.update(
    UserEntity,
    { id: user.id },
    {
      last_sign_in_at: user.last_sign_in_at,
      version: () => 'version',
      updated_at: () => 'updated_at',
    },
  );
}
