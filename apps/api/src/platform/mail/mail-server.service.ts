import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { MailServer, MailTestResult, TestMail, UpdateMailServer } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { type EntityManager, MoreThanOrEqual, Repository } from 'typeorm';
import { CompanyService } from '../../content/company/company.service';
import { Env } from '../config/env';
import { seal, unseal } from '../config/sealing';
import { Secrets } from '../config/secrets';
import { SettingEntity } from '../database/setting.entity';
import { Conflict, InvalidInput } from '../http/api-error';
import type { Principal } from '../http/principal';
import { changesBetween, writeAudit } from '../records/audit';
import { accountAt, environmentServer, type MailServerSettings } from './mail-server';
import { MailEntity } from './mail.entity';
import { staffLocale } from './staff-locale';
import { sendTestMail } from './test-mail';

export const MAIL_SERVER_ID = 'mail-server';
const TEST_ID = 'mail-server-test';
const LINE = { subject: 'setting', id: null, name: 'Mail server' } as const;
const AUDITED = [
  'server',
  'port',
  'security',
  'user_name',
  'sender_name',
  'sender_address',
  'password_changed_at',
] as const;

/** Stored as JSON in the setting's row. */
interface StoredServer extends Omit<UpdateMailServer, 'password'> {
  sealed_password: string | null;
  /** Written to the audit log instead of the password. */
  password_changed_at: string | null;
  /** Time since which mails are sent through this account. */
  set_at: string;
}

/** Provides the mail server: SMTP_URL, or else the one the owner has set. Read from the database each time. */
@Injectable()
export class MailServerService {
  private readonly log = new Logger('MailServer');
  private unreadable: string | null = null;

  constructor(
    private readonly env: Env,
    private readonly secrets: Secrets,
    private readonly company: CompanyService,
    @InjectRepository(SettingEntity) private readonly settings: Repository<SettingEntity>,
  ) {}

  /** Returns the settings for sending mails; null if there are none and mails have to wait. */
  async inUse(manager = this.settings.manager): Promise<MailServerSettings | null> {
    const { SMTP_URL, MAIL_FROM } = this.env;
    if (SMTP_URL) return environmentServer(SMTP_URL, MAIL_FROM);
    const stored = await this.stored(manager);
    return stored && this.opened(stored);
  }

  /** Returns the mail server as the owner sees it. */
  async get(): Promise<MailServer | null> {
    const { manager } = this.settings;
    const stored = this.env.SMTP_URL ? null : await this.stored(manager);
    const used = await this.inUse();
    // A password sealed with another APP_SECRET counts as missing; the owner has to enter it again.
    const shown = used ?? (stored && { ...stored, source: 'dashboard' as const, password: null });
    if (!shown) return null;
    const isTested = (await this.testedAccount(manager)) === accountAt(shown);
    const accepted = used !== null && (isTested || (await this.hasSent(manager, stored?.set_at)));
    const { source, password } = shown;
    return { ...withoutPassword(shown), source, has_password: password !== null, accepted };
  }

  /** Sets the mail server. Mails waiting for a retry are sent immediately. */
  async update(body: UpdateMailServer, principal: Principal): Promise<MailServer> {
    this.rejectBesideEnvironment();
    await this.settings.manager.transaction(async (manager) => {
      const before = await this.stored(manager);
      const sealed_password = this.sealedPassword(body, before);
      const now = new Date();
      const isSamePassword = (before?.sealed_password ?? null) === sealed_password;
      const isSameAccount = before && isSamePassword && accountAt(before) === accountAt(body);
      const after: StoredServer = {
        ...withoutPassword(body),
        sealed_password,
        password_changed_at: isSamePassword
          ? (before?.password_changed_at ?? null)
          : now.toISOString(),
        set_at: isSameAccount ? before.set_at : now.toISOString(),
      };
      const changes = changesBetween(before, after, AUDITED);
      if (changes.length === 0) return;
      await store(manager, MAIL_SERVER_ID, after);
      await manager.update(MailEntity, { status: 'waiting' }, { attempts: 0, next_at: now });
      const action = before ? 'updated' : 'created';
      await writeAudit(manager, principal, { ...LINE, action, changes });
    });
    return (await this.get())!;
  }

  async remove(principal: Principal): Promise<void> {
    this.rejectBesideEnvironment();
    await this.settings.manager.transaction(async (manager) => {
      const before = await this.stored(manager);
      if (!before) return;
      await manager.delete(SettingEntity, { id: MAIL_SERVER_ID });
      await manager.delete(SettingEntity, { id: TEST_ID });
      const changes = changesBetween(before, null, AUDITED);
      await writeAudit(manager, principal, { ...LINE, action: 'deleted', changes });
    });
  }

  /** Sends a test mail with the entered settings, completed by the stored password, or with the current settings. */
  async test({ to, settings: entered }: TestMail): Promise<MailTestResult> {
    const { manager } = this.settings;
    const settings = entered ? await this.completed(entered) : await this.inUse();
    if (!settings) throw new Conflict(reason('mail_server_missing'));
    const company = await this.company.sender(manager, await staffLocale(manager, to));
    const result = await sendTestMail(settings, to, company);
    if (result.accepted) await store(manager, TEST_ID, { account: accountAt(settings) });
    return result;
  }

  private async completed(entered: UpdateMailServer): Promise<MailServerSettings> {
    this.rejectBesideEnvironment();
    const stored = await this.stored(this.settings.manager);
    const sealed = this.sealedPassword(entered, stored, 'settings.password');
    const password = sealed && unseal(this.secrets.mailServer, purposeOf(entered), sealed);
    return { ...withoutPassword(entered), source: 'dashboard', password };
  }

  private async stored(manager: EntityManager): Promise<StoredServer | null> {
    const row = await manager.findOneBy(SettingEntity, { id: MAIL_SERVER_ID });
    return row && (JSON.parse(row.value) as StoredServer);
  }

  /** Unseals the password. Returns null if it was sealed with another secret. */
  private opened(stored: StoredServer): MailServerSettings | null {
    const { sealed_password } = stored;
    const key = this.secrets.mailServer;
    const password = sealed_password && unseal(key, purposeOf(stored), sealed_password);
    if (sealed_password !== null && password === null) {
      if (this.unreadable !== sealed_password) {
        this.log.error('The password of the mail server was encrypted with another APP_SECRET.');
      }
      this.unreadable = sealed_password;
      return null;
    }
    return { ...withoutPassword(stored), source: 'dashboard', password };
  }

  /**
   * Returns the password to store. Without a new one, keeps the current password only for the same user and server, so
   * that it cannot be obtained by sending it elsewhere.
   */
  private sealedPassword(
    body: UpdateMailServer,
    before: StoredServer | null,
    field = 'password',
  ): string | null {
    if (body.user_name === null) return null;
    const key = this.secrets.mailServer;
    const current = before?.sealed_password ?? null;
    const known = current && unseal(key, purposeOf(body), current);
    if (body.password && body.password !== known) return seal(key, purposeOf(body), body.password);
    if (known !== null) return current;
    throw new InvalidInput({
      [field]: current ? reason('mail_password_again') : reason('mail_password_missing'),
    });
  }

  private async testedAccount(manager: EntityManager): Promise<string | null> {
    const row = await manager.findOneBy(SettingEntity, { id: TEST_ID });
    return row && (JSON.parse(row.value) as { account: string }).account;
  }

  /** True if a mail was sent, optionally since a given time. */
  private hasSent(manager: EntityManager, since: string | undefined): Promise<boolean> {
    const sent_at = since === undefined ? undefined : MoreThanOrEqual(new Date(since));
    return manager.existsBy(MailEntity, { status: 'sent', ...(sent_at && { sent_at }) });
  }

  private rejectBesideEnvironment(): void {
    if (!this.env.SMTP_URL) return;
    throw new Conflict(reason('mail_server_fixed'));
  }
}

const store = (manager: EntityManager, id: string, value: object) =>
  manager.upsert(SettingEntity, { id, value: JSON.stringify(value) }, ['id']);

const withoutPassword = (settings: Omit<UpdateMailServer, 'password'>) => ({
  server: settings.server,
  port: settings.port,
  security: settings.security,
  user_name: settings.user_name,
  sender_name: settings.sender_name,
  sender_address: settings.sender_address,
});

/** Used in the encryption, so that a password cannot be decrypted for another server or user name. */
const purposeOf = ({ server, user_name }: Pick<StoredServer, 'server' | 'user_name'>) =>
  `password of ${user_name} at the mail server ${server}`;
