import { hash } from '@node-rs/argon2';
import type { DemoAccount, DemoPerson } from '@shishir/demo';
import { UserEntity } from '../../../staff/users/user.entity';
import { type DemoKind, insertAll, type Seed } from './seed';

/** Their passwords are public, so these accounts are removed even if they were edited. */
export const accountKind: DemoKind<UserEntity> = {
  entity: UserEntity,
  name: 'user',
  labels: ['account', 'accounts'],
  nameOf: ({ email }) => email,
  content: [],
};

/** Made-up people for the user list. They have no password and cannot sign in. */
const personKind: DemoKind<UserEntity> = {
  ...accountKind,
  name: 'user-without-password',
  labels: ['account without a password', 'accounts without a password'],
};

export const accountSeeds: Seed[] = [
  {
    name: 'accounts-1',
    kind: accountKind,
    async read(demo) {
      const accounts = await demo.readDemo<DemoAccount[]>('accounts.json');
      const rows = await Promise.all(
        accounts.map(async ({ password, ...account }) => ({
          ...account,
          password_hash: await hash(password),
          email_confirmed_at: new Date(),
        })),
      );
      return {
        pictures: [],
        insert: (manager) => insertAll(manager, accountKind, rows),
      };
    },
  },
  {
    name: 'accounts-2',
    kind: personKind,
    async read(demo) {
      const people = await demo.readDemo<DemoPerson[]>('people.json');
      const rows = people.map(({ since_days, seen_hours, ...account }) => ({
        ...account,
        email_confirmed_at: hoursAgo(since_days * 24),
        created_at: hoursAgo(since_days * 24),
        last_sign_in_at: hoursAgo(seen_hours),
      }));
      return {
        pictures: [],
        insert: (manager) => insertAll(manager, personKind, rows),
      };
    },
  },
];

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000);
