import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditAction, SecondFactorSetup } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { DataSource, type EntityManager } from 'typeorm';
import { CompanyService } from '../../../content/company/company.service';
import { Conflict, InvalidInput } from '../../../platform/http/api-error';
import { OutboxService } from '../../../platform/mail/outbox.service';
import { type Actor, writeAudit } from '../../../platform/records/audit';
import { UserEntity, type UserPrincipal } from '../../users/user.entity';
import { accountMailTemplates } from '../mails/account-mail-templates';
import { lockOwnAccount } from '../lock-account';
import { Passwords } from '../passwords';
import { SecurityService } from '../security/security.service';
import { SessionsService } from '../sessions/sessions.service';
import { appUri } from './authenticator-app';
import { qrPicture } from '../../../platform/pdf/qr-picture';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorCodes, type CodeInput } from './second-factor-codes';
import { SecondFactorEntity } from './second-factor.entity';

const ON_ALREADY = reason('second_factor_on');
const NOT_ON = reason('second_factor_off');

/** Turns the second factor of an account on and off. */
@Injectable()
export class SecondFactorService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly codes: SecondFactorCodes,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly security: SecurityService,
    private readonly company: CompanyService,
    private readonly outbox: OutboxService,
  ) {}

  /** Returns a secret for the app. It takes effect with its first valid code; another call replaces it. */
  async begin(password: string, principal: UserPrincipal): Promise<SecondFactorSetup> {
    const { user } = principal;
    await this.passwords.requireOwn(user, password, 'password');
    const { secret, issuer } = await this.dataSource.transaction(async (manager) => {
      const { second_factor_at, email_confirmed_at } = await lockOwnAccount(manager, principal);
      if (second_factor_at !== null) throw new Conflict(ON_ALREADY);
      // Otherwise a person who registers with a foreign address could lock its owner out.
      if (email_confirmed_at === null) throw new Conflict(reason('email_unconfirmed'));
      const secret = await this.codes.begin(manager, user.id);
      return { secret, issuer: await this.company.name(manager) };
    });
    const uri = appUri(secret, issuer, user.email);
    return { secret: secret.match(/.{1,4}/g)!.join(' '), uri, qr: await qrPicture(uri) };
  }

  /** Turns the second factor on and ends all other sessions of the account. */
  async confirm(input: string, principal: UserPrincipal): Promise<string[]> {
    const { user, sessionId } = principal;
    const code = await this.codes.read(user.id, input);
    const fresh = await this.recoveryCodes.make();
    await this.dataSource.transaction(async (manager) => {
      const { second_factor_at } = await lockOwnAccount(manager, principal);
      if (second_factor_at !== null) throw new Conflict(ON_ALREADY);
      if (!(await manager.existsBy(SecondFactorEntity, { user_id: user.id }))) {
        throw new Conflict(reason('second_factor_not_begun'));
      }
      await this.useCode(manager, user, code);
      await manager.update(UserEntity, { id: user.id }, { second_factor_at: new Date() });
      await this.recoveryCodes.replace(manager, user.id, fresh.ids);
      await this.sessions.endOthers(user.id, sessionId, manager);
      const mail = accountMailTemplates.secondFactorOn(user.name);
      await this.outbox.write(manager, user, mail);
      await this.write(manager, principal, user, 'second_factor_on');
    });
    return fresh.codes;
  }

  /** Replaces the recovery codes. */
  async renewRecoveryCodes(
    password: string,
    input: string,
    principal: UserPrincipal,
  ): Promise<string[]> {
    const { user } = principal;
    await this.passwords.requireOwn(user, password, 'password');
    const code = await this.codes.read(user.id, input);
    const fresh = await this.recoveryCodes.make();
    await this.dataSource.transaction(async (manager) => {
      const { second_factor_at } = await lockOwnAccount(manager, principal);
      if (second_factor_at === null) throw new Conflict(NOT_ON);
      await this.useCode(manager, user, code);
      await this.recoveryCodes.replace(manager, user.id, fresh.ids);
      await this.write(manager, principal, user, 'recovery_codes_made');
    });
    return fresh.codes;
  }

  /** Turns the user's own second factor off, unless the owner's rule requires it. */
  async remove(password: string, input: string, principal: UserPrincipal): Promise<void> {
    const { user } = principal;
    await this.passwords.requireOwn(user, password, 'password');
    const code = await this.codes.read(user.id, input);
    await this.dataSource.transaction(async (manager) => {
      const { second_factor_at, role } = await lockOwnAccount(manager, principal);
      if (second_factor_at === null) throw new Conflict(NOT_ON);
      const { require_second_factor } = await this.security.rules(manager);
      if (require_second_factor && role !== 'user') {
        throw new Conflict(reason('second_factor_required'));
      }
      await this.useCode(manager, user, code);
      await this.turnOff(manager, user, principal);
    });
  }

  /** Removes the second factor of an account in the transaction of the caller, who has checked the permission. */
  async turnOff(manager: EntityManager, user: UserEntity, actor: Actor): Promise<void> {
    await manager.update(UserEntity, { id: user.id }, { second_factor_at: null });
    await manager.delete(SecondFactorEntity, { user_id: user.id });
    await this.recoveryCodes.remove(manager, user.id);
    const mail = accountMailTemplates.secondFactorOff(user.name);
    await this.outbox.write(manager, user, mail);
    await this.write(manager, actor, user, 'second_factor_off');
  }

  private async useCode(manager: EntityManager, { id }: UserEntity, code: CodeInput) {
    if (!(await this.codes.use(manager, id, code))) {
      const wrong = reason('second_factor_wrong');
      throw new InvalidInput({ code: wrong }, wrong);
    }
  }

  private write(
    manager: EntityManager,
    actor: Actor,
    { id, email }: UserEntity,
    action: AuditAction,
  ): Promise<void> {
    return writeAudit(manager, actor, { action, subject: 'user', id, name: email });
  }
}
