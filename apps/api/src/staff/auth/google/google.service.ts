import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { GoogleOutcome, Locale } from '@shishir/contract';
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
import { GoogleMails } from '../mails/google-mails.service';
import type { GoogleIdentity, VouchedIdentity } from './google-provider';
import { IdentityEntity } from './identity.entity';

/** Result of a sign-in with Google: signed in, proof required, or failed. */
export type Arrival =
  { signedIn: SignedIn } | { unproven: VouchedIdentity } | { outcome: GoogleOutcome };

const NAME_MAX = 100;
const TRIES = 3;

/**
 * Finds the account that a Google account opens. It is identified by issuer and subject, never by email address alone.
 */
@Injectable()
export class GoogleService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auth: AuthService,
    private readonly mails: GoogleMails,
  ) {}

  /** Signs in with a Google account; an unknown one creates an account or is linked to an existing one. */
  signIn(google: GoogleIdentity, request: Request, locale: Locale): Promise<Arrival> {
    return this.transact(async (manager) => {
      const known = await this.find(manager, google);
      const id = known?.user_id ?? (await this.join(manager, google, originOf(request), locale));
      if (typeof id !== 'number') return id;
      const user = await manager.findOneOrFail(UserEntity, {
        where: { id },
        relations: { image: true },
      });
      return { signedIn: await this.auth.signIn(manager, user, request) };
    });
  }

  /** Links a Google account to the signed-in account. */
  linkTo(principal: UserPrincipal, google: GoogleIdentity): Promise<GoogleOutcome> {
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

  /** Unlinks the Google accounts of an account that has another sign-in method. */
  async unlink(principal: UserPrincipal): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id, email, password_hash } = await lockOwnAccount(manager, principal);
      if (password_hash === null) throw new Conflict(reason('google_only'));
      const { affected } = await manager.delete(IdentityEntity, { user_id: id });
      if (!affected) throw new NotFound(reason('google_not_linked'));
      const record = { action: 'google_unlinked', subject: 'user', id, name: email } as const;
      await writeAudit(manager, principal, record);
    });
  }

  /** Links, writes the audit line and notifies the mailbox. Throws Conflict if the Google account is taken. */
  async link(
    manager: EntityManager,
    actor: Actor & { user: UserEntity },
    google: VouchedIdentity,
  ): Promise<void> {
    await this.keep(manager, actor, google);
    await this.mails.notifyLinked(manager, actor.user, google.email);
  }

  private async keep(
    manager: EntityManager,
    actor: Actor & { user: UserEntity },
    { issuer, subject, email }: VouchedIdentity,
  ): Promise<void> {
    const { id, email: name } = actor.user;
    if (await this.find(manager, { issuer, subject })) throw taken();
    await manager.insert(IdentityEntity, { user_id: id, issuer, subject, email });
    const changes = [{ field: 'google', before: null, after: email }];
    const record = { action: 'google_linked', subject: 'user', id, name } as const;
    await writeAudit(manager, actor, { ...record, changes });
  }

  /** Returns the id of the account that a new Google account may open, or why none may be opened. */
  private async join(
    manager: EntityManager,
    google: GoogleIdentity,
    origin: Origin,
    locale: Locale,
  ): Promise<number | Arrival> {
    if (!isVouched(google)) return { outcome: 'unverified' };
    const user = await manager.findOneBy(UserEntity, { email: google.email });
    if (!user) return this.makeAccount(manager, google, origin, locale);
    // The mailbox is not enough proof for an account with a second factor, which it would bypass, nor for staff, whose
    // accounts give access to more than their own data: they confirm it once with their password.
    const isProof = user.email_confirmed_at && !user.second_factor_at && user.role === 'user';
    if (!isProof) return { unproven: google };
    await this.link(manager, { user, ...origin }, google);
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
    { issuer, subject }: Pick<GoogleIdentity, 'issuer' | 'subject'>,
  ): Promise<IdentityEntity | null> {
    const row = await manager.findOneBy(IdentityEntity, { issuer, subject });
    return row?.subject === subject ? row : null;
  }

  /** Retries the second of two concurrent sign-ins of one Google account, which violates a unique index. */
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

export const taken = () => new Conflict(reason('google_taken'));

const isVouched = (google: GoogleIdentity): google is VouchedIdentity => google.email !== null;

/** Returns the name at Google, cut to the allowed length, or else the local part of the email address. */
function nameOf({ name, email }: VouchedIdentity): string {
  const given = Array.from(cleanText(name)).slice(0, NAME_MAX).join('').trim();
  return given || email.split('@')[0]!.slice(0, NAME_MAX);
}
