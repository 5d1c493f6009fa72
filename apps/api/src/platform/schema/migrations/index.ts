import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

const FILE = /^\d{13}-[\w-]+\.[jt]s$/;

/** Every migration of this folder. TypeORM sorts them by the number in their name. */
export const migrations: Migration[] = readdirSync(__dirname)
  .filter((file) => FILE.test(file))
  .flatMap((file) => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- no list to extend for each migration
    return Object.values(require(join(__dirname, file)) as Record<string, Migration>);
  });
