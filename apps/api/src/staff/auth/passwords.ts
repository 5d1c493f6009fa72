import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { reason } from '@shishir/contract/reasons';
import { reportFailure } from '@shishir/server/monitoring/signals';
import { Repository } from 'typeorm';
import { CompanyService } from '../../content/company/company.service';
import { Env } from '../../platform/config/env';
import { Conflict, InvalidInput } from '../../platform/http/api-error';
import { UserEntity } from '../users/user.entity';
import { Argon2 } from './argon2';
import { rejectCommonPassword } from './common-passwords';
import { isPublishedPassword } from './published-passwords';

/** Hash of discarded random bytes. Verifying it takes as long as a stored hash, so that the time reveals nothing. */
const DUMMY =
  '$argon2id$v=19$m=19456,t=2,p=1$nesvIbv7E3rpy5oXaUxN0g$mMKK/rm0aUYoS05M4VqJON5pIY2H3Xxu1UiIEXGFpD4';

const WRONG = {
  password: reason('password_wrong'),
  currentPassword: reason('current_password_wrong'),
};

/** Returns the spelling of a password that is hashed, since keyboards compose letters differently. */
export const passwordSpelling = (password: string) => password.normalize('NFKC');

/** Returns the spellings in which a password may have been hashed, the current one first. */
const spellings = (password: string) => [
  ...new Set([
    passwordSpelling(password),
    password,
    ...['NFC', 'NFD'].map((form) => password.normalize(form)),
  ]),
];

@Injectable()
export class Passwords {
  constructor(
    private readonly argon2: Argon2,
    private readonly company: CompanyService,
    private readonly env: Env,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
  ) {}

  /** Returns the hash of a new password. Throws InvalidInput on `field` if the password is published or too common. */
  async hash(password: string, field: 'password' | 'newPassword'): Promise<string> {
    const spelling = passwordSpelling(password);
    if (this.isRefused(spelling)) {
      const published = reason('password_published');
      throw new InvalidInput({ [field]: published }, published);
    }
    rejectCommonPassword(spelling, field, await this.company.name());
    return this.argon2.hash(spelling);
  }

  /**
   * Returns the spelling of the password that matches the stored hash, or null. Without a hash, the same work is done
   * against a dummy, so that the response time does not reveal whether an account exists.
   */
  async matchingSpelling(stored: string | null, password: string): Promise<string | null> {
    for (const spelling of spellings(password)) {
      const fits = await this.argon2.verify(stored ?? DUMMY, spelling);
      if (stored !== null && fits) return this.isRefused(spelling) ? null : spelling;
    }
    return null;
  }

  /**
   * Replaces a hash in an older spelling of the verified password, unless the password has changed since it was read.
   * The version of the account is kept. A failure is only reported: the next use tries again.
   */
  async renewHash(user: UserEntity, password: string, spelling: string): Promise<void> {
    if (spelling === passwordSpelling(password)) return;
    try {
      const hash = await this.argon2.hash(passwordSpelling(password));
      const unchanged = { version: () => 'version', updated_at: () => 'updated_at' };
      const { affected } = await this.users.update(
        { id: user.id, password_hash: user.password_hash! },
        { password_hash: hash, ...unchanged },
      );
      // Compared when the account is locked for the change that required the password.
      if (affected) user.password_hash = hash;
    } catch (error) {
      reportFailure('a password could not be rehashed', error);
    }
  }

  /** Published passwords are rejected in production. */
  private isRefused(password: string): boolean {
    return this.env.APP_MODE === 'production' && isPublishedPassword(password);
  }

  /** Checks the password of a signed-in user again before a sensitive change. */
  async requireOwn(
    user: UserEntity,
    given: string,
    field: 'password' | 'currentPassword',
  ): Promise<void> {
    if (user.password_hash === null) throw new Conflict(reason('password_not_set'));
    const spelling = await this.matchingSpelling(user.password_hash, given);
    if (spelling === null) throw new InvalidInput({ [field]: WRONG[field] }, WRONG[field]);
    await this.renewHash(user, given, spelling);
  }
}
