import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { COMPANY_ID } from '../company/company.service';
import { CompanyEntity } from '../company/company.entity';
import { Env } from '../config/env';
import { Limits } from '../http/limits';
import type { Letter } from '../mail/letters';
import { OutboxService } from '../mail/outbox.service';
import { UserEntity } from '../users/user.entity';
import { accountLetters } from './account-letters';
import { LinkTokens } from './link-tokens';
import { Passwords } from './passwords';
import { SessionsService } from './sessions.service';

/** Longer than the work for an account takes, so that an answer's time does not tell whether there is one. */
const SAME_TIME_MS = 250;

/** Ways back into an account, and the proof that its mailbox is its owner's. */
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

  async forgotPassword(email: string): Promise<void> {
    await Promise.all([this.sendReset(email.toLowerCase()), pause(SAME_TIME_MS)]);
  }

  async resetPassword(secret: string, newPassword: string): Promise<void> {
    const password_hash = await this.passwords.hash(newPassword);
    await this.dataSource.transaction(async (manager) => {
      const id = await this.links.use(manager, secret, 'reset');
      const user = await manager.findOneByOrFail(UserEntity, { id });
      // Whoever has the link has the mailbox.
      const email_confirmed_at = user.email_confirmed_at ?? new Date();
      await manager.update(UserEntity, { id }, { password_hash, email_confirmed_at });
      await this.sessions.endAll(id, manager);
      const letter = accountLetters.passwordChanged(await this.companyName(manager), user.name);
      await this.outbox.write(manager, user.email, letter);
    });
  }

  async confirmEmail(secret: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const id = await this.links.use(manager, secret, 'confirm');
      await manager.update(UserEntity, { id }, { email_confirmed_at: new Date() });
    });
  }

  /** Sends the link that confirms a mailbox; nothing where it is confirmed already. */
  async sendConfirmation(user: UserEntity, manager?: EntityManager): Promise<void> {
    if (user.email_confirmed_at) return;
    await this.sendLink(user, 'confirm', '/confirm-email', accountLetters.confirm, manager);
  }

  private async sendReset(email: string): Promise<void> {
    const user = await this.dataSource.getRepository(UserEntity).findOneBy({ email });
    if (!user || !(await this.limits.hasMailBudget(email))) return;
    await this.sendLink(user, 'reset', '/reset-password', accountLetters.reset);
  }

  private async sendLink(
    user: UserEntity,
    purpose: 'reset' | 'confirm',
    path: string,
    letter: (company: string, name: string, url: string) => Letter,
    manager?: EntityManager,
  ): Promise<void> {
    const write = async (within: EntityManager) => {
      const secret = await this.links.make(within, user.id, purpose);
      // Only PUBLIC_URL says where a link leads: a forged Host header changes nothing.
      const url = `${this.env.PUBLIC_URL}${path}?token=${secret}`;
      const text = letter(await this.companyName(within), user.name, url);
      await this.outbox.write(within, user.email, text, { secret: true });
    };
    await (manager ? write(manager) : this.dataSource.transaction(write));
  }

  private async companyName(manager: EntityManager): Promise<string> {
    const row = await manager.findOneBy(CompanyEntity, { id: COMPANY_ID });
    return row?.details.name ?? new URL(this.env.PUBLIC_URL).hostname;
  }
}
