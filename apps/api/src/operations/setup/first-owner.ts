import { hash } from '@node-rs/argon2';
import {
  accountRules,
  checkField,
  emailSpelling,
  PASSWORD_COMMON,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '@shishir/contract/rules';
import { isBlank } from '@shishir/format';
import { parsePhone } from '@shishir/format/parse-phone';
import { passwordSpelling } from '../../staff/auth/passwords';
import type { DataSource } from 'typeorm';
import { isCommonPassword } from '../../staff/auth/common-passwords';
import { isPublishedPassword, PASSWORD_PUBLISHED } from '../../staff/auth/published-passwords';
import { LinkTokenEntity } from '../../staff/auth/recovery/link-token.entity';
import { RecoveryCodeEntity } from '../../staff/auth/second-factor/recovery-code.entity';
import { SecondFactorEntity } from '../../staff/auth/second-factor/second-factor.entity';
import { SessionEntity } from '../../staff/auth/sessions/session.entity';
import { UserEntity } from '../../staff/users/user.entity';

/** The owner's account as given by the environment or the command line. */
export interface OwnerAccount {
  name: string;
  number: string;
  email: string;
  password: string;
}

/** Returns a sentence that starts with the field for each problem of an owner's account. */
export function ownerProblems(account: OwnerAccount): string[] {
  const problems = (['name', 'number', 'email'] as const).flatMap((field) => {
    // The phone number is optional for owners, as it is for accounts that sign in with Google.
    if (field === 'number' && isBlank(account.number)) return [];
    const problem = checkField(accountRules[field], account[field]);
    return problem ? [`${field}: ${problem}.`] : [];
  });
  const { length } = account.password;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) {
    problems.push(`password: Use ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`);
  } else if (isPublishedPassword(account.password)) {
    problems.push(`password: ${PASSWORD_PUBLISHED}`);
  } else if (isCommonPassword(account.password)) {
    problems.push(`password: ${PASSWORD_COMMON}`);
  }
  return problems;
}

/**
 * Creates the owner's account, or makes the account with this email address the owner's. Sets the given password,
 * removes the second factor and ends all sessions, so that an owner who has lost access can sign in again. Returns
 * which of the two was done.
 */
export async function makeOwner(
  dataSource: DataSource,
  account: OwnerAccount,
): Promise<'made' | 'promoted'> {
  const email = emailSpelling(account.email).toLowerCase();
  // The person who runs the server vouches for the mailbox.
  const owner = {
    role: 'super_admin',
    password_hash: await hash(passwordSpelling(account.password)),
    email_confirmed_at: new Date(),
  } as const;
  return dataSource.transaction(async (manager) => {
    const found = await manager.findOneBy(UserEntity, { email });
    if (!found) {
      const { name, number } = account;
      const fields = { name: name.trim(), number: parsePhone(number) ?? '', email };
      await manager.insert(UserEntity, { ...fields, ...owner });
      return 'made';
    }
    const { id: user_id } = found;
    await manager.update(UserEntity, { id: user_id }, { ...owner, second_factor_at: null });
    await manager.delete(SecondFactorEntity, { user_id });
    await manager.delete(RecoveryCodeEntity, { user_id });
    await manager.delete(SessionEntity, { user_id });
    await manager.delete(LinkTokenEntity, { user_id });
    return 'promoted';
  });
}

export const hasOwner = async (dataSource: DataSource) =>
  (await dataSource.getRepository(UserEntity).countBy({ role: 'super_admin' })) > 0;
