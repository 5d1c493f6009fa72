import { hash } from '@node-rs/argon2';
import { accountRules, checkField, PASSWORD_MAX, PASSWORD_MIN } from '@shishir/contract/rules';
import { parsePhone } from '@shishir/format';
import type { DataSource } from 'typeorm';
import { UserEntity } from './user.entity';

/** The account that is to own the product, as the environment or the command line gives it. */
export interface OwnerAccount {
  name: string;
  number: string;
  email: string;
  password: string;
}

/** What is wrong with an owner's account, one sentence each, by field. */
export function ownerProblems(account: OwnerAccount): string[] {
  const problems = (['name', 'number', 'email'] as const).flatMap((field) => {
    const problem = checkField(accountRules[field], account[field]);
    return problem ? [`${field}: ${problem}.`] : [];
  });
  const { length } = account.password;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) {
    problems.push(`password: It has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`);
  }
  return problems;
}

/**
 * Makes the account the owner's: a new one, or the one that has this e-mail address, whose password then
 * is the given one. Answers with what was done.
 */
export async function makeOwner(
  dataSource: DataSource,
  account: OwnerAccount,
): Promise<'made' | 'promoted'> {
  const users = dataSource.getRepository(UserEntity);
  const email = account.email.trim().toLowerCase();
  const password_hash = await hash(account.password);
  const { affected } = await users.update({ email }, { role: 'super_admin', password_hash });
  if (affected) return 'promoted';
  await users.insert({
    name: account.name.trim(),
    number: parsePhone(account.number)!,
    email,
    password_hash,
    role: 'super_admin',
    // Whoever runs the server vouches for the mailbox.
    email_confirmed_at: new Date(),
  });
  return 'made';
}

export const hasOwner = async (dataSource: DataSource) =>
  (await dataSource.getRepository(UserEntity).countBy({ role: 'super_admin' })) > 0;
