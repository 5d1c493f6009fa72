import { type DataSource, type EntityManager, In } from 'typeorm';
import { isStillReferenced } from '../../platform/database/database-errors';
import { removeOrphans } from '../../content/translations/translations.service';
import { revision } from '../../platform/database/revision';
import { PICTURES } from '../../platform/media/storage';
import { type StorageSettings, storeOf } from '../../platform/media/store/store-of';
import type { Stored } from '../../platform/records/record-type';
import { DemoRowEntity, SeedEntity } from '../../platform/schema/seed.entity';
import { UserEntity } from '../../staff/users/user.entity';
import { DEMO_EMAILS } from './prepare-production';
import { accountKind } from './seeds/accounts.seeds';
import { pictureKind } from './seeds/demo-pictures';
import { hashOf, rowsOf } from './seeds/demo-record';
import { demoSeeds } from './seeds/run-seeds';
import type { DemoKind } from './seeds/seed';

/** Outcome for the demonstration rows of one kind, with the names that people know. */
export interface KindRemoval {
  kind: DemoKind;
  removed: string[];
  /** Kept; from now on they belong to staff. */
  edited: string[];
  /** Kept, because other rows reference them. */
  used: string[];
}

/** Kinds that reference others come first, pictures last. */
const kinds = [
  ...new Set<DemoKind>(demoSeeds.flatMap(({ kind }) => kind ?? []).reverse()),
  pictureKind,
];

/** Returns the result that `removeDemo` would have, by removing everything and rolling back. */
export async function previewRemoval(dataSource: DataSource): Promise<KindRemoval[]> {
  const removals: KindRemoval[] = [];
  const rolledBack = new Error('The preview is rolled back.');
  await dataSource
    .transaction(async (manager) => {
      removals.length = 0;
      for (const kind of kinds) removals.push((await removeKind(manager, kind)).removal);
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  return removals;
}

/**
 * Removes the remaining demonstration data, each kind in a transaction. Keeps rows that staff have edited since they
 * were seeded, unless they are in the trash, and rows that other rows reference. The kept rows are no longer
 * demonstration data, and the database is not seeded with demonstration data again.
 */
export async function removeDemo(
  dataSource: DataSource,
  env: StorageSettings,
): Promise<KindRemoval[]> {
  const removals: KindRemoval[] = [];
  for (const kind of kinds) {
    const { removal, keys } = await revision.transaction(dataSource.manager, (manager) =>
      removeKind(manager, kind),
    );
    removals.push(removal);
    // Deletes rows before files: a row must never name a missing file.
    for (const key of keys) await storeOf(env, PICTURES).remove(key);
  }
  await removeOrphans(dataSource.manager);
  const name = In(demoSeeds.map((seed) => seed.name));
  await dataSource.manager.delete(SeedEntity, { name });
  return removals;
}

/** Returns the email addresses of owners other than the demonstration accounts. */
export async function ownOwners(manager: EntityManager): Promise<string[]> {
  const demo = new Set(await recordedIds(manager, accountKind));
  const owners = await manager.findBy(UserEntity, { role: 'super_admin' });
  return owners.filter(({ id }) => !demo.has(id)).map(({ email }) => email);
}

async function recordedIds(manager: EntityManager, kind: DemoKind): Promise<number[]> {
  const rows = await manager.findBy(DemoRowEntity, { kind: kind.name });
  const ids = rows.map(({ row_id }) => row_id);
  if (kind !== accountKind) return ids;
  const accounts = await manager.findBy(UserEntity, { email: In(DEMO_EMAILS) });
  return [...new Set([...ids, ...accounts.map(({ id }) => id)])];
}

async function removeKind(manager: EntityManager, kind: DemoKind) {
  const removal: KindRemoval = { kind, removed: [], edited: [], used: [] };
  const recorded = await manager.findBy(DemoRowEntity, { kind: kind.name });
  const hashes = new Map(recorded.map(({ row_id, hash }) => [row_id, hash]));
  const rows = await rowsOf(manager, kind, await recordedIds(manager, kind));
  for (const row of rows) {
    const name = kind.nameOf(row);
    if (isEdited(kind, row, hashes.get(row.id))) removal.edited.push(name);
    else removal[(await isRemoved(manager, kind, row)) ? 'removed' : 'used'].push(name);
  }
  await manager.delete(DemoRowEntity, { kind: kind.name });
  return { removal, keys: kind === pictureKind ? removal.removed : [] };
}

function isEdited(kind: DemoKind, row: Stored, hash: string | undefined): boolean {
  return kind.content.length > 0 && !row.deleted_at && hash !== hashOf(kind, row);
}

async function isRemoved(manager: EntityManager, kind: DemoKind, row: Stored): Promise<boolean> {
  try {
    await (kind.reset?.(manager, row) ?? manager.delete(kind.entity, { id: row.id }));
    return true;
  } catch (error) {
    if (isStillReferenced(error)) return false;
    throw error;
  }
}
