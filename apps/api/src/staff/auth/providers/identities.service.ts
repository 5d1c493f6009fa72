import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { GoogleOutcome, Locale, OidcOutcome } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { cleanText } from '@shishir/format';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { Conflict, NotFound } from '../../../platform/http/api-error';
import { type Origin, originOf } from '../../../platform/http/principal';
import { type Actor, writeAudit } from '../../../platform/records/audit';
import { UserEntity, type UserPrincipal } from '../../users/user.entity';
import { AuthService, type SignedIn } from '../auth.service';
import { lockOwnAccount } from '../lock-account';
import { IdentityMails } from '../mails/identity-mails.service';
import { IdentityEntity } from './identity.entity';
import type { ProviderIdentity, ProviderName, VouchedIdentity } from './openid-provider';

/** Result of a sign-in with a provider: signed in, proof required, or failed. */
export type Arrival =
  { signedIn: SignedIn } | { unproven: VouchedIdentity } | { outcome: GoogleOutcome | OidcOutcome };

const NAME_MAX = 100;
const TRIES = 3;

/**
 * Finds the account that an account at a provider opens. It is identified by provider, issuer and subject, never by
 * email address alone. Two providers may have the same issuer: a link made by a visitor must not open the dashboard.
 */
@Injectable()
export class IdentitiesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auth: AuthService,
    private readonly mails: IdentityMails,
  ) {}

  /**
   * Signs in with an account at a provider. An unknown one is linked to an existing account; at Google, it also creates
   * one.
   */
  signIn(identity: ProviderIdentity, request: Request, locale: Locale): Promise<Arrival> {
    return this.transact(async (manager) => {
      const known = await this.find(manager, identity);
      const id = known?.user_id ?? (await this.join(manager, identity, originOf(request), locale));
      if (typeof id !== 'number') return id;
      const user = await manager.findOneOrFail(UserEntity, {
        where: { id },
        relations: { image: true },
      });
      if (identity.provider === 'oidc' && !isStaff(user)) return { outcome: 'not_staff' };
      return { signedIn: await this.auth.signIn(manager, user, request) };
    });
  }

  /** Links a Google account to the signed-in account. */
  linkTo(principal: UserPrincipal, google: ProviderIdentity): Promise<GoogleOutcome> {
    return this.transact(async (manager) => {
      const user = await lockOwnAccount(manager, principal);
      const known = await this.find(manager, google);
      if (known) return known.user_id === principal.user.id ? 'linked' : 'taken';
      if (!isVouched(google)) return 'unverified';
      if (!user.email_confirmed_at) return 'unconfirmed';
      await this.link(manager, { ...principal, user }, google);
      return 'linked';
    });
  }

  /** Unlinks the accounts at a provider from an account that has a password. */
  async unlink(principal: UserPrincipal, provider: ProviderName): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id, email, password_hash } = await lockOwnAccount(manager, principal);
      if (password_hash === null) throw new Conflict(reason('identity_only'));
      const { affected } = await manager.delete(IdentityEntity, { user_id: id, provider });
      if (!affected) throw new NotFound(reason('identity_not_linked'));
      await writeAudit(manager, principal, {
        action: `${provider}_unlinked`,
        subject: 'user',
        id,
        name: email,
      });
    });
  }

  /** Links, writes the audit line and notifies the mailbox. Throws Conflict if the identity is taken. */
  async link(
    manager: EntityManager,
    actor: Actor & { user: UserEntity },
    identity: VouchedIdentity,
  ): Promise<void> {
    await this.keep(manager, actor, identity);
    await this.mails.notifyLinked(manager, actor.user, identity);
  }

  private async keep(
    manager: EntityManager,
    actor: Actor & { user: UserEntity },
    identity: VouchedIdentity,
  ): Promise<void> {
    const { id, email: name } = actor.user;
    const { provider, issuer, subject, email } = identity;
    if (await this.find(manager, identity)) throw taken();
    await manager.insert(IdentityEntity, { user_id: id, provider, issuer, subject, email });
    const changes = [{ field: provider, before: null, after: email }];
    const record = { action: `${provider}_linked`, subject: 'user', id, name } as const;
    await writeAudit(manager, actor, { ...record, changes });
  }

  /** Returns the id of the account that a new identity may open, or why none may be opened. */
  private async join(
    manager: EntityManager,
    identity: ProviderIdentity,
    origin: Origin,
    locale: Locale,
  ): Promise<number | Arrival> {
    if (!isVouched(identity)) return { outcome: 'unverified' };
    const user = await manager.findOneBy(UserEntity, { email: identity.email });
    if (identity.provider === 'oidc') {
      return user && isStaff(user) ? { unproven: identity } : { outcome: 'not_staff' };
    }
    if (!user) return this.makeAccount(manager, identity, origin, locale);
    // The mailbox is not enough proof for an account with a second factor, which it would bypass, nor for staff, whose
    // accounts give access to more than their own data: they confirm it once with their password.
    const isProof = user.email_confirmed_at && !user.second_factor_at && !isStaff(user);
    if (!isProof) return { unproven: identity };
    await this.link(manager, { user, ...origin }, identity);
    return user.id;
  }

  private async makeAccount(
    manager: EntityManager,
    google: VouchedIdentity,
    origin: Origin,
    locale: Locale,
  ): Promise<number> {
    const { email } = google;
    const user = await manager.save(
      manager.create(UserEntity, {
        name: nameOf(google),
        number: '',
        email,
        password_hash: null,
        role: 'user',
        locale,
        email_confirmed_at: new Date(),
        image: null,
      }),
    );
    const actor = { user, ...origin };
    const record = { action: 'created', subject: 'user', id: user.id, name: email } as const;
    await writeAudit(manager, actor, record);
    await this.keep(manager, actor, google);
    return user.id;
  }

  /** Compares again, since the collation of a database may ignore case. */
  private async find(
    manager: EntityManager,
    { provider, issuer, subject }: ProviderIdentity,
  ): Promise<IdentityEntity | null> {
    const row = await manager.findOneBy(IdentityEntity, { provider, issuer, subject });
    return row?.subject === subject ? row : null;
  }

  /** Retries the second of two concurrent sign-ins of one identity, which violates a unique index. */
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

export const taken = () => new Conflict(reason('identity_taken'));

export const isStaff = ({ role }: UserEntity) => role !== 'user';

const isVouched = (identity: ProviderIdentity): identity is VouchedIdentity =>
  identity.email !== null;

/** Returns the name at Google, cut to the allowed length, or else the local part of the email address. */
function nameOf({ name, email }: VouchedIdentity): string {
  const given = Array.from(cleanText(name)).slice(0, NAME_MAX).join('').trim();
  return given || email.split('@')[0]!.slice(0, NAME_MAX);
}
