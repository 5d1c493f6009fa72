import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type AuditAction, dashboardPaths } from '@shishir/contract';
import type { HostKind } from '@shishir/server/hosts';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '../../../platform/config/env';
import { Limits } from '../../../platform/http/limits/limits';
import type { Origin } from '../../../platform/http/principal';
import type { MailTemplate } from '../../../platform/mail/mail-content';
import { OutboxService } from '../../../platform/mail/outbox.service';
import { writeAudit } from '../../../platform/records/audit';
import { siteIn } from '../../../platform/translations/site-in';
import { UserEntity } from '../../users/user.entity';
import { accountMailTemplates } from '../mails/account-mail-templates';
import { lockAccount } from '../lock-account';
import { Passwords } from '../passwords';
import { SessionsService } from '../sessions/sessions.service';
import { LinkTokens } from './link-tokens';

/** Longer than the work for an account takes, so that the response time does not reveal whether it exists. */
const SAME_TIME_MS = 250;

/** Resets passwords and confirms email addresses. */
@Injectable()
export class RecoveryService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly env: Env,
    private readonly links: LinkTokens,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxService,
    private readonly limits: Limits,
  ) {}

  async forgotPassword(email: string, requestHost: HostKind): Promise<void> {
    await Promise.all([this.sendReset(email.toLowerCase(), requestHost), pause(SAME_TIME_MS)]);
  }

  async resetPassword(secret: string, newPassword: string, origin: Origin): Promise<void> {
    const password_hash = await this.passwords.hash(newPassword, 'newPassword');
    await this.dataSource.transaction(async (manager) => {
      const id = await this.links.use(manager, secret, 'reset');
      const user = await lockAccount(manager, id);
      // The link proves the mailbox.
      const email_confirmed_at = user.email_confirmed_at ?? new Date();
      await manager.update(UserEntity, { id }, { password_hash, email_confirmed_at });
      await this.sessions.endAll(id, manager);
      await this.afterNewPassword(manager, user);
      await this.writeOwn(manager, user, origin, 'password_reset');
    });
  }

  /** Ends the links that still open the account, and notifies its owner of the change, which may not be theirs. */
  async afterNewPassword(manager: EntityManager, user: UserEntity): Promise<void> {
    await this.links.endSignIns(manager, user.id);
    await this.notifyOfNewPassword(manager, user);
  }

  /**
   * Notifies the owner of an account of a change, which may not be theirs. Their reset link stays valid: it recovers
   * the account from a person with the old password and a session.
   */
  async notifyOfNewPassword(manager: EntityManager, user: UserEntity): Promise<void> {
    const mail = accountMailTemplates.passwordChanged(user.name);
    await this.outbox.write(manager, user, mail);
  }

  async confirmEmail(secret: string, origin: Origin): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const id = await this.links.use(manager, secret, 'confirm');
      await manager.update(UserEntity, { id }, { email_confirmed_at: new Date() });
      const user = await manager.findOneByOrFail(UserEntity, { id });
      await this.writeOwn(manager, user, origin, 'email_confirmed');
    });
  }

  private writeOwn(
    manager: EntityManager,
    user: UserEntity,
    origin: Origin,
    action: AuditAction,
  ): Promise<void> {
    const record = { action, subject: 'user', id: user.id, name: user.email } as const;
    return writeAudit(manager, { user, ...origin }, record);
  }

  /** Sends the link that confirms a mailbox, unless it is already confirmed. */
  async sendConfirmation(user: UserEntity, manager?: EntityManager): Promise<void> {
    if (user.email_confirmed_at) return;
    const { confirm } = accountMailTemplates;
    await this.sendLink(user, 'confirm', '/confirm-email', confirm, { manager });
  }

  private async sendReset(email: string, requestHost: HostKind): Promise<void> {
    const user = await this.dataSource.getRepository(UserEntity).findOneBy({ email });
    if (!user || !(await this.limits.hasMailBudget(email))) return;
    // The link opens the host of the request; only staff can sign in on the dashboard's.
    const base = requestHost === 'admin' && user.role !== 'user' ? this.env.ADMIN_URL : undefined;
    await this.sendLink(user, 'reset', dashboardPaths.resetPassword, accountMailTemplates.reset, {
      base,
    });
  }

  private async sendLink(
    user: UserEntity,
    purpose: 'reset' | 'confirm',
    path: string,
    template: (name: string, url: string) => MailTemplate,
    { manager, base }: { manager?: EntityManager; base?: string },
  ): Promise<void> {
    const write = async (within: EntityManager) => {
      const secret = await this.links.make(within, user.id, purpose);
      // Built from PUBLIC_URL or ADMIN_URL only: a forged Host header changes nothing.
      const site = base ?? siteIn(user.locale, this.env.PUBLIC_URL);
      const url = `${site}${path}?token=${secret}`;
      const mail = template(user.name, url);
      await this.outbox.write(within, user, mail, { secret: true });
    };
    await (manager ? write(manager) : this.dataSource.transaction(write));
  }
}
