import { Injectable } from '@nestjs/common';
import { Conflict, InvalidInput } from '../http/api-error';
import type { UserEntity } from '../users/user.entity';
import { Passwords } from './passwords';

const WRONG = {
  password: 'The password is not right.',
  currentPassword: 'The current password is not right.',
};

/** Asks somebody who is signed in for their password again, before something that matters. */
@Injectable()
export class OwnPassword {
  constructor(private readonly passwords: Passwords) {}

  async require(user: UserEntity, typed: string, field: keyof typeof WRONG): Promise<void> {
    if (user.password_hash === null) {
      throw new Conflict(
        'This account signs in with Google. Set a password with "Forgot password?" first.',
      );
    }
    if (!(await this.passwords.matches(user.password_hash, typed))) {
      throw new InvalidInput({ [field]: WRONG[field] }, WRONG[field]);
    }
  }
}
