import { In, type DataSource } from 'typeorm';
import type { Env } from '../config/env';
import { StartError } from '../schema/start-error';
import { UserEntity } from '../users/user.entity';
import { hasOwner, makeOwner, ownerProblems } from './first-owner';

/**
 * The e-mail addresses of the demonstration accounts, whose passwords everybody can read. They stand here too,
 * since a production image has no demonstration data; a test compares both.
 */
export const DEMO_EMAILS = [
  'owner@shishircooling.example',
  'staff@shishircooling.example',
  'visitor@example.com',
];

/**
 * What production needs before it serves anyone: no account whose password everybody can read, and an owner,
 * made from OWNER_EMAIL and OWNER_PASSWORD where there is none yet. Throws a StartError otherwise.
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
  if (await hasOwner(dataSource)) return;
  if (!env.OWNER_EMAIL || !env.OWNER_PASSWORD) {
    log(
      'There is no owner yet. Make one: npm run owner -- --email=you@example.com --name="Your Name"',
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
