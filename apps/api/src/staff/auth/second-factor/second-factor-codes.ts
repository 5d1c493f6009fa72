import { Injectable, Logger } from '@nestjs/common';
import { latinDigits, withoutInvisible } from '@shishir/format';
import { type EntityManager, LessThan } from 'typeorm';
import { seal, unseal } from '../../../platform/config/sealing';
import { Secrets } from '../../../platform/config/secrets';
import { newSecret, stepOf } from './authenticator-app';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorEntity } from './second-factor.entity';

/** Input of the code field: six digits of the app, or the id of a recovery code. */
export type CodeInput = { digits: string } | { recoveryId: string | null };

/** Accepts codes of second factors. Each works once, even for two concurrent requests. */
@Injectable()
export class SecondFactorCodes {
  private readonly log = new Logger('SecondFactor');

  constructor(
    private readonly secrets: Secrets,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  /** Returns a new secret for an app; it replaces one from an unfinished setup. */
  async begin(manager: EntityManager, userId: number): Promise<string> {
    const secret = newSecret();
    const sealed_secret = seal(this.secrets.secondFactor, purposeOf(userId), secret);
    await manager.delete(SecondFactorEntity, { user_id: userId });
    await manager.insert(SecondFactorEntity, { user_id: userId, sealed_secret });
    return secret;
  }

  /** Parses the input. A recovery code is hashed here, before the transaction that uses it. */
  async read(userId: number, input: string): Promise<CodeInput> {
    const latin = latinDigits(withoutInvisible(input)).normalize('NFKC');
    const plain = latin.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
    if (/^\d{6}$/.test(plain)) return { digits: plain };
    return { recoveryId: await this.recoveryCodes.find(userId, plain) };
  }

  /** Returns true if the code is valid, and uses it up. */
  async use(manager: EntityManager, userId: number, code: CodeInput): Promise<boolean> {
    if ('digits' in code) return this.useDigits(manager, userId, code.digits);
    return code.recoveryId !== null && this.recoveryCodes.use(manager, userId, code.recoveryId);
  }

  private async useDigits(
    manager: EntityManager,
    userId: number,
    digits: string,
  ): Promise<boolean> {
    const row = await manager.findOneBy(SecondFactorEntity, { user_id: userId });
    if (!row) return false;
    const secret = unseal(this.secrets.secondFactor, purposeOf(userId), row.sealed_secret);
    if (secret === null) {
      this.log.error(
        `The second factor of account ${userId} was encrypted with another APP_SECRET.`,
      );
      return false;
    }
    const step = stepOf(secret, digits);
    if (step === null) return false;
    const which = { user_id: userId, last_step: LessThan(step) };
    const { affected } = await manager.update(SecondFactorEntity, which, { last_step: step });
    return affected === 1;
  }
}

/** Part of the encryption, so that the secret of one account is useless in the row of another. */
const purposeOf = (userId: number) => `second factor of account ${userId}`;
