import { hash } from '@node-rs/argon2';
import type { DemoAccount } from '@shishir/demo';
import { In } from 'typeorm';
import { UserEntity } from '../../users/user.entity';
import { insertAll } from './demo-record';
import type { DemoKind, Seed } from './seed';

/** Everybody can read their passwords: they are removed even where somebody has edited them. */
export const accountKind: DemoKind<UserEntity> = {
  entity: UserEntity,
  name: 'user',
  labels: ['account', 'accounts'],
  nameOf: ({ email }) => email,
  content: [],
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
        async find(manager) {
          const email = In(accounts.map((account) => account.email));
          const found = await manager.findBy(UserEntity, { email });
          return found.map(({ id }) => ({ id, isEdited: false }));
        },
      };
    },
  },
];
