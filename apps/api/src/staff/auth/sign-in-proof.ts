import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Login } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { emit } from '@shishir/server/monitoring/signals';
import type { Request } from 'express';
import { type EntityManager, Repository } from 'typeorm';
import { NotSignedIn, SecondFactorNeeded, SecondFactorWrong } from '../../platform/http/api-error';
import { Limits } from '../../platform/http/limits/limits';
import { anonymous, writeAudit } from '../../platform/records/audit';
import { UserEntity } from '../users/user.entity';
import { lockAccount } from './lock-account';
import { Passwords } from './passwords';
import { SecondFactorCodes } from './second-factor/second-factor-codes';

/**
 * Replaces the address in the count: there are few six-digit codes, so wrong ones count per account, from any address.
 */
const ANYWHERE = 'any address';

const wrongPassword = () => new NotSignedIn(reason('email_or_password_wrong'));

/** Authenticates the owner of an account by the password, and by a code if the account has a second factor. */
@Injectable()
export class SignInProof {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly passwords: Passwords,
    private readonly codes: SecondFactorCodes,
    private readonly limits: Limits,
  ) {}

  /**
   * Runs `act` for the account with this password and code, in the transaction that uses the code up. Before the
   * password is correct, nothing reveals whether the account or a second factor exists.
   */
  async require<T>(
    { email, password, code }: Login,
    request: Request,
    act: (manager: EntityManager, user: UserEntity) => Promise<T>,
  ): Promise<T> {
    const address = email.toLowerCase();
    await this.limits.checkLoginFailures(address, request.ip);
    const user = await this.users.findOne({
      where: { email: address },
      relations: { image: true },
    });
    const stored = user?.password_hash ?? null;
    const spelling = await this.passwords.matchingSpelling(stored, password);
    if (!user || spelling === null) {
      await this.countFailure(address, user, request);
      throw wrongPassword();
    }
    if (code) await this.limits.checkLoginFailures(address, ANYWHERE);
    const codeInput = code ? await this.codes.read(user.id, code) : null;
    try {
      const result = await this.users.manager.transaction(async (manager) => {
        const { second_factor_at, password_hash, role } = await lockAccount(manager, user.id);
        // The password was replaced while this one was verified.
        if (password_hash !== user.password_hash) throw wrongPassword();
        user.role = role;
        if (second_factor_at !== null) {
          if (!codeInput) throw new SecondFactorNeeded();
          if (!(await this.codes.use(manager, user.id, codeInput))) throw new SecondFactorWrong();
        }
        return act(manager, user);
      });
      await this.passwords.renewHash(user, password, spelling);
      return result;
    } catch (error) {
      if (!(error instanceof SecondFactorWrong)) throw error;
      await this.limits.countLoginFailure(address, ANYWHERE);
      await this.countFailure(address, user, request);
      throw error;
    }
  }

  private async countFailure(
    address: string,
    user: UserEntity | null,
    request: Request,
  ): Promise<void> {
    emit('signIn', { outcome: 'failed' });
    await this.limits.countLoginFailure(address, request.ip);
    await writeAudit(this.users.manager, anonymous(request), {
      action: 'sign_in_failed',
      subject: 'user',
      id: user?.id ?? null,
      name: address,
    });
  }
}
