import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AcceptInvitation, OpenedInvitation } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { parsePhone } from '@shishir/format/parse-phone';
import type { Request } from 'express';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { derivedOf } from '../../../platform/database/derived-columns';
import { AuthService, type SignedIn } from '../../auth/auth.service';
import { Passwords } from '../../auth/passwords';
import { hashOf } from '../../auth/recovery/link-tokens';
import { RecoveryService } from '../../auth/recovery/recovery.service';
import { SessionsService } from '../../auth/sessions/sessions.service';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { Conflict, InvalidInput } from '../../../platform/http/api-error';
import { originOf } from '../../../platform/http/principal';
import { type AuditRecord, changesBetween, writeAudit } from '../../../platform/records/audit';
import { UserEntity, type UserPrincipal } from '../user.entity';
import { InvitationEntity } from './invitation.entity';

const AUDITED = ['name', 'email', 'number', 'role'] as const;
const TRIES = 3;
const EXPIRED = reason('invitation_expired');

/** An accepted invitation: its account, and the session, unless signing in requires a code. */
interface Accepted {
  user: UserEntity;
  signedIn: SignedIn | null;
}

/** Handles invitations for the holder of the link, which proves the mailbox. */
@Injectable()
export class AcceptInvitationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auth: AuthService,
    private readonly passwords: Passwords,
    private readonly recovery: RecoveryService,
    private readonly sessions: SessionsService,
  ) {}

  async open(secret: string): Promise<OpenedInvitation> {
    const { manager } = this.dataSource;
    const { email, role, name } = await requireOpen(manager, secret);
    const account = await manager.findOneBy(UserEntity, { email });
    return { email, role, name: name ?? account?.name ?? null, has_account: account !== null };
  }

  /**
   * Creates the account, or promotes the visitor account of the address. As with a new password by mail, its old
   * password and sessions stop working. `principal` is the account that was signed in in this browser.
   */
  async accept(
    body: AcceptInvitation,
    request: Request,
    principal: UserPrincipal | null,
  ): Promise<Accepted> {
    await requireOpen(this.dataSource.manager, body.token);
    const password_hash = await this.passwords.hash(body.password, 'password');
    return this.transact(async (manager) => {
      const invitation = await redeem(manager, body.token);
      // Locks the account until the end of the transaction, before it is read.
      await manager.query('UPDATE users SET role = role WHERE email = ?', [invitation.email]);
      const before = await manager.findOneBy(UserEntity, { email: invitation.email });
      const id = before
        ? await this.raise(manager, before, invitation, body, password_hash)
        : await this.create(manager, invitation, body, password_hash);
      const user = await manager.findOneOrFail(UserEntity, {
        where: { id },
        relations: { image: true },
      });
      const origin = originOf(request);
      await writeAudit(manager, { user, ...origin }, ...linesOf(invitation, before, user));
      if (principal?.via === 'cookie') {
        await this.sessions.endReplaced(principal.sessionId, manager);
      }
      // The link proves the mailbox; a second factor is still required.
      const signedIn =
        user.second_factor_at === null ? await this.auth.signIn(manager, user, request) : null;
      return { user, signedIn };
    });
  }

  private async create(
    manager: EntityManager,
    { email, role }: InvitationEntity,
    { name, number, locale = 'en' }: AcceptInvitation,
    password_hash: string,
  ): Promise<number> {
    const account = {
      name,
      number: number === undefined ? '' : parsePhone(number)!,
      email,
      password_hash,
      role,
      locale,
      email_confirmed_at: new Date(),
    };
    return (await manager.save(manager.create(UserEntity, { ...account, image: null }))).id;
  }

  private async raise(
    manager: EntityManager,
    account: UserEntity,
    { role }: InvitationEntity,
    { name, number }: AcceptInvitation,
    password_hash: string,
  ): Promise<number> {
    const { id } = account;
    if (account.role !== 'user') {
      throw new Conflict(reason('invited_is_staff'));
    }
    const email_confirmed_at = account.email_confirmed_at ?? new Date();
    const person = { name, ...(number === undefined ? {} : { number: parsePhone(number)! }) };
    const derived = derivedOf(UserEntity, { ...account, ...person });
    const access = { role, password_hash, email_confirmed_at };
    await manager.update(UserEntity, { id }, { ...person, ...derived, ...access });
    await this.sessions.endAll(id, manager);
    await this.recovery.afterNewPassword(manager, account);
    return id;
  }

  /** If an account with this address is created concurrently, the second try promotes it. */
  private async transact<T>(act: (manager: EntityManager) => Promise<T>): Promise<T> {
    for (let left = TRIES; ; left -= 1) {
      try {
        return await this.dataSource.transaction(act);
      } catch (error) {
        if (left === 1 || !isUniqueViolation(error)) throw error;
      }
    }
  }
}

function linesOf(
  invitation: InvitationEntity,
  before: UserEntity | null,
  user: UserEntity,
): AuditRecord[] {
  const { id, email } = invitation;
  const changes = changesBetween(before, user, AUDITED);
  const account = { subject: 'user', id: user.id, name: email } as const;
  const accepted = { action: 'accepted', subject: 'invitation', id, name: email } as const;
  return before
    ? [
        accepted,
        { ...account, action: 'role_changed', changes },
        { ...account, action: 'password_reset' },
      ]
    : [accepted, { ...account, action: 'created', changes }];
}

/** Uses up the link of an invitation and returns the invitation. Only one of two concurrent uses succeeds. */
async function redeem(manager: EntityManager, secret: string): Promise<InvitationEntity> {
  const token_hash = hashOf(secret);
  const { affected } = await manager.update(
    InvitationEntity,
    { token_hash, accepted_at: IsNull(), expires_at: MoreThan(new Date()) },
    { accepted_at: new Date() },
  );
  const row = await requireOpen(manager, secret, affected === 1);
  if (affected) return row;
  throw new InvalidInput({ token: EXPIRED }, EXPIRED);
}

/** Returns the invitation of a valid link. Throws with the reason if it is not valid. */
async function requireOpen(
  manager: EntityManager,
  secret: string,
  isRedeemed = false,
): Promise<InvitationEntity> {
  const row = await manager.findOneBy(InvitationEntity, { token_hash: hashOf(secret) });
  const isInvited = row !== null && (await isFromOwner(manager, row));
  const problem = !isInvited
    ? reason('invitation_replaced')
    : row.accepted_at && !isRedeemed
      ? reason('invitation_accepted_sign_in')
      : row.expires_at <= new Date()
        ? EXPIRED
        : null;
  if (!row || problem) throw new InvalidInput({ token: problem! }, problem!);
  return row;
}

/** An invitation ends with the rights of its sender. */
const isFromOwner = async (manager: EntityManager, { inviter_id }: InvitationEntity) =>
  inviter_id !== null &&
  (await manager.existsBy(UserEntity, { id: inviter_id, role: 'super_admin' }));
