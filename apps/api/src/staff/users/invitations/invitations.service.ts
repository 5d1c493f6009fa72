import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  dashboardPaths,
  type Invitation,
  type InviteStaff,
  type SentInvitation,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import { lockOwnAccount } from '../../auth/lock-account';
import { hashOf, newSecret } from '../../auth/recovery/link-tokens';
import { Env } from '../../../platform/config/env';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { Conflict, NotAllowed } from '../../../platform/http/api-error';
import { OutboxService } from '../../../platform/mail/outbox.service';
import { type Change, change } from '../../../platform/records/change';
import { UserEntity, type UserPrincipal } from '../user.entity';
import { invitationMailTemplates } from '../mails/invitation-mail-templates';
import { InvitationEntity, invitationRecord, linkEnd, toInvitation } from './invitation.entity';

/** Handles invitations for the owner; `AcceptInvitationService` handles them for the invited. */
@Injectable()
export class InvitationsService {
  constructor(
    @InjectRepository(InvitationEntity)
    private readonly invitations: Repository<InvitationEntity>,
    private readonly env: Env,
    private readonly outbox: OutboxService,
  ) {}

  /** Returns the invitations that are not accepted yet, newest first. */
  async list(): Promise<Invitation[]> {
    const rows = await this.invitations.find({
      where: { accepted_at: IsNull() },
      order: { created_at: 'DESC', id: 'DESC' },
    });
    const accounts = await this.invitations.manager.find(UserEntity, {
      where: { email: In(rows.map(({ email }) => email)) },
      select: { email: true },
    });
    const known = new Set(accounts.map(({ email }) => email));
    return rows.map((row) => toInvitation(row, known.has(row.email)));
  }

  async invite(
    { email: given, role, name, note }: InviteStaff,
    principal: UserPrincipal,
  ): Promise<SentInvitation> {
    const email = given.toLowerCase();
    const { manager } = this.invitations;
    try {
      return await change(manager, invitationRecord, principal, async (change) => {
        const hasAccount = await this.requireInvitable(change.manager, email, principal);
        const secret = newSecret();
        const row = await change.insert({
          inviter_id: principal.user.id,
          email,
          name: name ?? null,
          role,
          note: note || null,
          token_hash: hashOf(secret),
          expires_at: linkEnd(),
          accepted_at: null,
        });
        return this.send(change.manager, row, { secret, hasAccount, inviter: principal.user.name });
      });
    } catch (error) {
      // Two concurrent invitations of one address.
      if (!isUniqueViolation(error)) throw error;
      throw await this.invitedAlready(manager, email);
    }
  }

  /** Sends a new link for the same invitation; the previous one stops working. */
  async resend(id: number, principal: UserPrincipal): Promise<SentInvitation> {
    return change(this.invitations.manager, invitationRecord, principal, async (change) => {
      const row = await loadOpen(change, id, principal);
      const { manager } = change;
      const secret = newSecret();
      const link = {
        token_hash: hashOf(secret),
        expires_at: linkEnd(),
        inviter_id: principal.user.id,
      };
      await manager.update(InvitationEntity, { id }, link);
      change.log(row, 'sent_again');
      const hasAccount = await manager.existsBy(UserEntity, { email: row.email });
      const sent = { secret, hasAccount, inviter: principal.user.name };
      return this.send(manager, { ...row, ...link }, sent);
    });
  }

  async withdraw(id: number, principal: UserPrincipal): Promise<void> {
    await change(this.invitations.manager, invitationRecord, principal, async (change) => {
      const row = await loadOpen(change, id, principal);
      await change.manager.delete(InvitationEntity, { id });
      change.log(row, 'deleted', change.changesBetween({ ...row }, null));
    });
  }

  /** Returns true if the address has a visitor account. Throws if it cannot be invited. */
  private async requireInvitable(
    manager: EntityManager,
    email: string,
    principal: UserPrincipal,
  ): Promise<boolean> {
    await requireOwner(manager, principal);
    const account = await manager.findOneBy(UserEntity, { email });
    if (account && account.role !== 'user') {
      const problem = reason('email_of_staff', { name: account.name });
      throw new Conflict(problem, { email: problem });
    }
    await manager.delete(InvitationEntity, { email, accepted_at: Not(IsNull()) });
    if (await manager.existsBy(InvitationEntity, { email })) {
      throw await this.invitedAlready(manager, email);
    }
    return account !== null;
  }

  /** The response contains the invitation, so that it can be sent again. */
  private async invitedAlready(manager: EntityManager, email: string): Promise<Conflict> {
    const problem = reason('email_invited');
    const row = await manager.findOneBy(InvitationEntity, { email });
    const hasAccount = await manager.existsBy(UserEntity, { email });
    return new Conflict(problem, { email: problem }, row && toInvitation(row, hasAccount));
  }

  /** Writes the mail. The response contains the link only if no mail server sends it. */
  private async send(
    manager: EntityManager,
    row: InvitationEntity,
    { secret, ...about }: { secret: string; hasAccount: boolean; inviter: string },
  ): Promise<SentInvitation> {
    // Built from ADMIN_URL only: a forged Host header changes nothing.
    const url = `${this.env.ADMIN_URL}${dashboardPaths.invitation}?token=${secret}`;
    const { name, role, note } = row;
    const content = { name, role, note, url, ...about };
    const mail = invitationMailTemplates.invitation(content);
    const account = await manager.findOneBy(UserEntity, { email: row.email });
    const recipient = { email: row.email, locale: account?.locale ?? 'en' };
    await this.outbox.write(manager, recipient, mail, { secret: true });
    return {
      data: toInvitation(row, about.hasAccount),
      link: (await this.outbox.sending(manager)) ? null : url,
    };
  }
}

/** The account may have been demoted or signed out since the request was authenticated. */
async function requireOwner(manager: EntityManager, principal: UserPrincipal): Promise<void> {
  const { role } = await lockOwnAccount(manager, principal);
  if (role !== 'super_admin') throw new NotAllowed();
}

async function loadOpen(
  change: Change<InvitationEntity>,
  id: number,
  principal: UserPrincipal,
): Promise<InvitationEntity> {
  await requireOwner(change.manager, principal);
  const row = await change.load(id);
  if (row.accepted_at) throw new Conflict(reason('invitation_accepted'));
  return row;
}
