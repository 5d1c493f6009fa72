import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { Secrets } from '../../config/secrets';
import { seal, unseal } from '../sealing';
import { newSecret, stepOf } from './authenticator-app';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorEntity } from './second-factor.entity';

/** What was typed into the field for the code: six digits of the app, or the id of a recovery code. */
export type TypedCode = { digits: string } | { recoveryId: string | null };

/** Takes the codes of second steps. None works twice, also not for two at the same moment. */
@Injectable()
export class SecondFactorCodes {
  private readonly log = new Logger('SecondFactor');

  constructor(
    private readonly secrets: Secrets,
    private readonly recoveryCodes: RecoveryCodes,
  ) {}

  /** A new secret for an app; one that was begun before is forgotten. */
  async begin(manager: EntityManager, userId: number): Promise<string> {
    const secret = newSecret();
    const sealed_secret = seal(this.secrets.secondFactor, purposeOf(userId), secret);
    await manager.delete(SecondFactorEntity, { user_id: userId });
    await manager.insert(SecondFactorEntity, { user_id: userId, sealed_secret });
    return secret;
  }

  /** Reads what was typed. A recovery code is hashed here, before the transaction that uses it. */
  async read(userId: number, typed: string): Promise<TypedCode> {
    const plain = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
    if (/^\d{6}$/.test(plain)) return { digits: plain };
    return { recoveryId: await this.recoveryCodes.find(userId, plain) };
  }

  /** True where the code is good, which it is not once more. */
  async use(manager: EntityManager, userId: number, code: TypedCode): Promise<boolean> {
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
      this.log.error(`The second step of account ${userId} was sealed with another APP_SECRET.`);
      return false;
    }
    const step = stepOf(secret, digits);
    if (step === null) return false;
    const which = { user_id: userId, last_step: LessThan(step) };
    const { affected } = await manager.update(SecondFactorEntity, which, { last_step: step });
    return affected === 1;
  }
}

/** Sealed in, so that the secret of one account is no good in the row of another. */
const purposeOf = (userId: number) => `second factor of account ${userId}`;
