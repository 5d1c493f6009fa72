import { Injectable } from '@nestjs/common';
import { CompanyService } from '../company/company.service';
import { Env } from '../config/env';
import { Conflict, InvalidInput } from '../http/api-error';
import type { UserEntity } from '../users/user.entity';
import { Argon2 } from './argon2';
import { rejectCommonPassword } from './common-passwords';
import { isPublishedPassword, PASSWORD_PUBLISHED } from './published-passwords';

/** Of random bytes that were thrown away. Verifying it takes as long as a stored hash, so that the time reveals nothing. */
const DUMMY =
  '$argon2id$v=19$m=19456,t=2,p=1$nesvIbv7E3rpy5oXaUxN0g$mMKK/rm0aUYoS05M4VqJON5pIY2H3Xxu1UiIEXGFpD4';

const WRONG = {
  password: 'The password is not right.',
  currentPassword: 'The current password is not right.',
};

/** The one spelling of a password that is hashed: keyboards differ in how they compose a letter. */
export const passwordSpelling = (password: string) => password.normalize('NFKC');

/** The spellings under which a password may have been hashed, the present one first. */
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
  ) {}

  /** The hash of a new password. Throws InvalidInput on `field` where everybody tries it first. */
  async hash(password: string, field: 'password' | 'newPassword'): Promise<string> {
    const spelled = passwordSpelling(password);
    if (this.isRefused(spelled)) {
      throw new InvalidInput({ [field]: PASSWORD_PUBLISHED }, PASSWORD_PUBLISHED);
    }
    rejectCommonPassword(spelled, field, await this.company.name());
    return this.argon2.hash(spelled);
  }

  /** True if the password fits the stored hash. */
  async matches(stored: string | null, password: string): Promise<boolean> {
    return (await this.matchingSpelling(stored, password)) !== null;
  }

  /**
   * The spelling of the password that fits the stored hash; null if none does. Without a hash the same work is done
   * against a dummy, so that the response time does not reveal whether an account exists.
   */
  async matchingSpelling(stored: string | null, password: string): Promise<string | null> {
    for (const spelling of spellings(password)) {
      const fits = await this.argon2.verify(stored ?? DUMMY, spelling);
      if (stored !== null && fits) return this.isRefused(spelling) ? null : spelling;
    }
    return null;
  }

  /** The hash of a password that is right, but was hashed in an older spelling. */
  rehash(password: string): Promise<string> {
    return this.argon2.hash(passwordSpelling(password));
  }

  /** Production knows no account by a password that everyone can read. */
  private isRefused(password: string): boolean {
    return this.env.APP_MODE === 'production' && isPublishedPassword(password);
  }

  /** Checks the password of a signed-in user again, before a sensitive change. */
  async requireOwn(
    user: UserEntity,
    given: string,
    field: 'password' | 'currentPassword',
  ): Promise<void> {
    if (user.password_hash === null) {
      throw new Conflict(
        'This account signs in with Google. Set a password with "Forgot password?" first.',
      );
    }
    if (!(await this.matches(user.password_hash, given))) {
      throw new InvalidInput({ [field]: WRONG[field] }, WRONG[field]);
    }
  }
}
