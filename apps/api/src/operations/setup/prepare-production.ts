import { verify } from '@node-rs/argon2';
import { STAFF_ROLES } from '@shishir/contract';
import { In, IsNull, Not, type DataSource } from 'typeorm';
import { PUBLISHED_PASSWORDS } from '../../staff/auth/published-passwords';
import type { Env } from '../../platform/config/env';
import { StartError } from '../../platform/schema/start-error';
import { UserEntity } from '../../staff/users/user.entity';
import { hasOwner, makeOwner, ownerProblems } from './first-owner';

/**
 * The email addresses of the demonstration accounts, whose passwords are public. Repeated here because production
 * images do not contain the demonstration data; a test compares both.
 */
export const DEMO_EMAILS = [
  'owner@shishircooling.example',
  'staff@shishircooling.example',
  'visitor@example.com',
];

/**
 * Checks a database before production starts on it: no account may have a public password. Creates an owner from
 * OWNER_EMAIL and OWNER_PASSWORD if none exists yet. Throws a StartError if a check fails.
 */
export async function prepareProduction(
  dataSource: DataSource,
  env: Env,
  log: (line: string) => void,
): Promise<void> {
  const found = await dataSource.getRepository(UserEntity).findBy({ email: In(DEMO_EMAILS) });
  if (found.length > 0) {
    const names = found.map(({ email }) => email).join(', ');
    throw new StartError(
      `The database holds demonstration accounts (${names}). Remove the demonstration data before production: npm run demo:remove`,
    );
  }
  const published = await withPublishedPassword(dataSource);
  if (published.length > 0) {
    throw new StartError(
      `The password of ${published.join(', ')} is published with the demonstration accounts. Set another one before production: npm run owner -- --email=... for an owner; for other staff on the profile page, started with APP_MODE=demo.`,
    );
  }
  if (await hasOwner(dataSource)) return;
  if (!env.OWNER_EMAIL || !env.OWNER_PASSWORD) {
    log(
      'There is no owner yet. Create one: npm run owner -- --email=you@example.com --name="Your Name"',
    );
    return;
  }
  const account = {
    name: env.OWNER_NAME,
    number: env.OWNER_NUMBER,
    email: env.OWNER_EMAIL,
    password: env.OWNER_PASSWORD,
  };
  const problems = ownerProblems(account);
  if (problems.length > 0) throw new StartError(`The owner's account: ${problems.join(' ')}`);
  await makeOwner(dataSource, account);
  log(`The owner's account is ${env.OWNER_EMAIL}.`);
}

/** Returns the email addresses of staff with a public password. Visitors with one cannot sign in: see `Passwords`. */
async function withPublishedPassword(dataSource: DataSource): Promise<string[]> {
  const staff = await dataSource.getRepository(UserEntity).findBy({
    role: In([...STAFF_ROLES]),
    password_hash: Not(IsNull()),
  });
  const fits = await Promise.all(
    staff.map(async ({ password_hash }) => {
      const each = PUBLISHED_PASSWORDS.map((password) => verify(password_hash!, password));
      return (await Promise.all(each)).includes(true);
    }),
  );
  return staff.filter((_, index) => fits[index]).map(({ email }) => email);
}
