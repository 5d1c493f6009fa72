import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { reason } from '@shishir/contract/reasons';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { Conflict, NotAllowed, TooManyRequests } from '../../../platform/http/api-error';
import { Limits } from '../../../platform/http/limits/limits';
import { type Origin, originOf } from '../../../platform/http/principal';
import { writeAudit } from '../../../platform/records/audit';
import { UserEntity } from '../../users/user.entity';
import { AuthService, type SignedIn } from '../auth.service';
import { lockAccount } from '../lock-account';
import { LinkTokens } from '../recovery/link-tokens';
import { SessionsService } from '../sessions/sessions.service';
import { SignInProof } from '../sign-in-proof';
import { IdentityMails } from '../mails/identity-mails.service';
import { IdentitiesService, isStaff, taken } from './identities.service';
import type { VouchedIdentity } from './openid-provider';

const HOUR_SECONDS = 3600;
const STALE = reason('identity_too_late');

/** Links an identity to the account of its mailbox, once the owner of that account has proved that it is theirs. */
@Injectable()
export class IdentityProofService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly identities: IdentitiesService,
    private readonly auth: AuthService,
    private readonly owner: SignInProof,
    private readonly sessions: SessionsService,
    private readonly links: LinkTokens,
    private readonly mails: IdentityMails,
    private readonly limits: Limits,
  ) {}

  /** Links with the password, and the code if a second factor is on: the same check as for signing in. */
  async byPassword(
    pending: VouchedIdentity | null,
    proof: { password: string; code?: string },
    request: Request,
  ): Promise<SignedIn> {
    if (!pending) throw new Conflict(STALE);
    return orTaken(
      this.owner.require({ email: pending.email, ...proof }, request, async (manager, user) => {
        if (pending.provider === 'oidc' && !isStaff(user)) {
          throw new NotAllowed(reason('page_for_staff'));
        }
        const actor = { user, ...originOf(request) };
        await this.identities.link(manager, actor, pending);
        // The provider has verified this mailbox, and the password proves that it is the same person.
        if (!user.email_confirmed_at) await this.confirm(manager, user, actor);
        return this.auth.signIn(manager, user, request);
      }),
    );
  }

  /** Sends a link to the mailbox of a Google account. For an account with a second factor, the mailbox alone is not enough. */
  async sendLink(pending: VouchedIdentity | null): Promise<void> {
    const email = pending?.email ?? '';
    const user = await this.dataSource.getRepository(UserEntity).findOneBy({ email });
    if (!pending || !user) throw new Conflict(STALE);
    rejectSecondFactor(user);
    if (!(await this.limits.hasMailBudget(email))) {
      throw new TooManyRequests(HOUR_SECONDS, reason('mails_to_address_used_up'));
    }
    await this.dataSource.transaction((manager) => this.mails.askForProof(manager, user, pending));
  }

  /**
   * Links with the mailed link, which proves the mailbox. A password from before that proof may have been set by
   * another person: it is removed, and all sessions end.
   */
  async byMail(secret: string, origin: Origin): Promise<void> {
    const act = async (manager: EntityManager) => {
      const { user_id: id, detail } = await this.links.redeem(manager, secret, 'link_google');
      const user = await lockAccount(manager, id);
      rejectSecondFactor(user);
      const actor = { user, ...origin };
      const identity = JSON.parse(detail!) as VouchedIdentity;
      await this.identities.link(manager, actor, { ...identity, provider: 'google' });
      if (user.email_confirmed_at) return;
      await this.sessions.endAll(id, manager);
      await this.confirm(manager, user, actor, { password_hash: null });
    };
    await orTaken(this.dataSource.transaction(act));
  }

  private async confirm(
    manager: EntityManager,
    user: UserEntity,
    actor: Origin & { user: UserEntity },
    more: Partial<Pick<UserEntity, 'password_hash'>> = {},
  ): Promise<void> {
    const { id, email: name } = user;
    await manager.update(UserEntity, { id }, { ...more, email_confirmed_at: new Date() });
    const record = { action: 'email_confirmed', subject: 'user', id, name } as const;
    await writeAudit(manager, actor, record);
  }
}

/** Turns the failure of one of two concurrent links into a conflict. */
const orTaken = <T>(linking: Promise<T>): Promise<T> =>
  linking.catch((error: unknown) => {
    throw isUniqueViolation(error) ? taken() : error;
  });

function rejectSecondFactor(user: UserEntity): void {
  if (user.second_factor_at !== null) throw new NotAllowed(reason('google_needs_second_factor'));
}
