import { Logger } from '@nestjs/common';
import { reason } from '@shishir/contract/reasons';
import { type DataSource, In } from 'typeorm';
import { CategoryEntity, categoryRecord } from '../../catalogue/categories/category.entity';
import { revision } from '../database/revision';
import { MenuItemEntity, menuItemRecord } from '../../content/menu/menu-item.entity';
import { connectDatabase } from '../schema/data-source';
import { makeTestDatabase, type TestDatabase } from '../testing/test-database';
import { UserEntity, userRecord } from '../../staff/users/user.entity';
import { type Actor, housekeeping } from './audit';
import { AuditEntity } from './audit.entity';
import { change } from './change';
import { load, type RecordType } from './record-type';
import { Trash } from './trash';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await makeTestDatabase();
  dataSource = await connectDatabase(database);
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.remove();
});

const DAY_MS = 24 * 60 * 60_000;
const rahim = { id: 7, name: 'Rahim', email: 'rahim@example.com' };
const actor: Actor = { user: rahim, address: '127.0.0.1', userAgent: 'A browser' };
const type: RecordType<CategoryEntity> = {
  ...categoryRecord,
  inTrash: reason('record_in_trash', { record: 'category' }),
  current: async (manager, id) => (await manager.findOneBy(CategoryEntity, { id }))?.title,
};

let made = 0;
const values = () => {
  const slug = `category-${++made}`;
  return { slug, path: `/products/${slug}`, title: `Category ${made}` };
};
const item = (title: string) => ({ group: 'about' as const, title, path: '/x' });
const add = async () => {
  const { id } = await dataSource.manager.save(CategoryEntity, values());
  return id;
};
const stored = (id: number) =>
  dataSource.manager.findOneOrFail(CategoryEntity, { where: { id }, withDeleted: true });
const raised = () => revision.read(dataSource.manager);
const lines = () => dataSource.manager.find(AuditEntity, { order: { id: 'ASC' } });
beforeEach(() => dataSource.getRepository(AuditEntity).clear());

const addUser = () =>
  dataSource.manager.save(UserEntity, {
    name: 'Karim',
    number: '+8801711000000',
    email: `karim${++made}@example.com`,
    password_hash: null,
  });

describe('a change', () => {
  it('raises the revision once at the start, and logs all writes', async () => {
    const before = await raised();
    let atStart = 0;
    const { id } = await change(dataSource.manager, type, actor, async (change) => {
      atStart = await revision.read(change.manager);
      const row = await change.insert(values(), { aliases: ['other'] });
      await change.of(menuItemRecord).insert(item(row.title));
      await change.update(row, { title: 'Renamed' }, { batch: 'both' });
      return row;
    });
    expect([atStart, await raised()]).toEqual([before + 1, before + 1]);
    const [created, menu, updated] = await lines();
    expect(created).toMatchObject({ action: 'created', subject: 'category', subject_id: id });
    expect(created).toMatchObject({ actor_id: 7, actor_name: 'Rahim', address: '127.0.0.1' });
    expect(created!.changes).toContainEqual({ field: 'aliases', before: null, after: ['other'] });
    expect(menu).toMatchObject({ action: 'created', subject: 'menu-item' });
    expect(updated).toMatchObject({ action: 'updated', subject_id: id, batch: 'both' });
    expect(updated!.changes).toEqual([
      { field: 'title', before: created!.subject_name, after: 'Renamed' },
    ]);
  });

  it('does not raise the revision for records hidden from visitors', async () => {
    const { id } = await addUser();
    const before = await raised();
    await change(dataSource.manager, userRecord, actor, async (change) => {
      await change.update(await change.load(id), { name: 'Selim' });
      expect(() => change.of(menuItemRecord)).toThrow('the revision is raised first');
    });
    expect(await raised()).toBe(before);
    expect(await lines()).toMatchObject([{ subject: 'user', subject_id: id }]);
  });

  it('leaves neither rows nor lines nor a raised revision after a failure', async () => {
    const [before, count] = [await raised(), await dataSource.manager.count(CategoryEntity)];
    const task = jest.fn();
    const failing = change(dataSource.manager, type, actor, async (change) => {
      await change.insert(values());
      change.afterCommit(task);
      throw new Error('rejected');
    });
    await expect(failing).rejects.toThrow('rejected');
    expect(await raised()).toBe(before);
    expect(await dataSource.manager.count(CategoryEntity)).toBe(count);
    expect(await lines()).toEqual([]);
    expect(task).not.toHaveBeenCalled();
  });

  it('leaves no row if its line cannot be written to the log', async () => {
    const count = await dataSource.manager.count(CategoryEntity);
    const invalidActor = { ...actor, address: null as never };
    const failing = change(dataSource.manager, type, invalidActor, (change) =>
      change.insert(values()),
    );
    await expect(failing).rejects.toThrow();
    expect(await dataSource.manager.count(CategoryEntity)).toBe(count);
  });

  it('runs tasks after the commit, which their errors cannot undo', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    let seen: string | undefined;
    const id = await add();
    await change(dataSource.manager, type, actor, async (change) => {
      await change.update(await change.load(id), { title: 'Stored' });
      change.afterCommit(() => Promise.reject(new Error('too late')));
      change.afterCommit(async () => {
        seen = (await stored(id)).title;
      });
    });
    expect(seen).toBe('Stored');
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

describe('an update', () => {
  const rename = (id: number, title: string, version?: number) =>
    change(dataSource.manager, type, actor, async (change) => {
      await change.update(await change.load(id, version), { title });
    });

  it('writes nothing if nothing changes', async () => {
    const before = await stored(await add());
    await rename(before.id, before.title);
    expect(await stored(before.id)).toEqual(before);
    expect(await lines()).toEqual([]);
  });

  it('is rejected with the current record if its version is stale', async () => {
    const { id, version } = await stored(await add());
    await rename(id, 'First', version);
    const error = await rename(id, 'Second', version).catch((error: unknown) => error);
    expect(error).toMatchObject({ status: 409, details: { current: 'First' } });
    expect((error as Error).message).toMatch(/^This category was changed in the meantime/);
    await rename(id, 'Without a version');
    expect(await stored(id)).toMatchObject({ title: 'Without a version', version: version + 2 });
  });

  it('is rejected if the row was written since it was loaded', async () => {
    const before = await load(dataSource.manager, type, await add());
    await rename(before.id, 'First');
    const late = change(dataSource.manager, type, actor, (change) =>
      change.update(before, { title: 'Second' }),
    );
    await expect(late).rejects.toMatchObject({ status: 409, details: { current: 'First' } });
    expect(await lines()).toHaveLength(1);
  });

  it('waits for another update of the same private record', async () => {
    const { id, version } = await addUser();
    const withPicture = { ...userRecord, relations: { image: true } };
    const write = (columns: Partial<UserEntity>) =>
      change(dataSource.manager, withPicture, actor, async (change) => {
        await change.update(await change.load(id), columns);
      });
    await Promise.all([write({ name: 'Selim' }), write({ number: '+8801811000000' })]);
    const after = await dataSource.manager.findOneBy(UserEntity, { id });
    expect(after).toMatchObject({ name: 'Selim', number: '+8801811000000', version: version + 2 });
  });

  it('requires an existing record outside the trash', async () => {
    await expect(rename(99_999, 'Any')).rejects.toMatchObject({
      status: 404,
      message: 'Category not found',
    });
    const id = await add();
    await new Trash(dataSource.manager, type).remove(id, actor);
    await expect(rename(id, 'Any')).rejects.toMatchObject({
      status: 409,
      message: 'This category is in the trash. Restore it first.',
    });
    await expect(load(dataSource.manager, categoryRecord, id)).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('the trash', () => {
  const trash = () => new Trash(dataSource.manager, type);
  const age = (ids: number[], days: number) =>
    dataSource.manager.update(
      CategoryEntity,
      { id: In(ids) },
      { deleted_at: new Date(Date.now() - days * DAY_MS) },
    );

  it('deletes and restores a list of records entirely or not at all', async () => {
    const ids = [await add(), await add()];
    const [first, second] = ids as [number, number];
    await expect(trash().remove([first, 99_999], actor)).rejects.toMatchObject({
      status: 404,
      message: 'Category 99999 no longer exists. Nothing was deleted.',
    });
    expect((await stored(first)).deleted_at).toBeNull();

    const before = await raised();
    await trash().remove([first, second, first], actor);
    expect(await raised()).toBe(before + 1);
    const [one, other] = await lines();
    expect(one).toMatchObject({ action: 'deleted', subject_id: first });
    expect(other).toMatchObject({ subject_id: second, batch: one!.batch });
    await expect(trash().remove(first, actor)).rejects.toThrow('Category not found');

    await trash().restore(first, actor);
    await expect(trash().restore([second, first], actor)).rejects.toThrow(
      `Category ${first} is not in the trash.`,
    );
    await expect(trash().restore(first, actor)).rejects.toThrow(
      'This category is not in the trash.',
    );
    expect((await stored(second)).deleted_at).not.toBeNull();
    expect((await lines()).map(({ action }) => action)).toEqual(['deleted', 'deleted', 'restored']);
  });

  it('calls the checks of the domain first', async () => {
    const reject = (manager: unknown, rows: CategoryEntity[]) =>
      Promise.reject(new Error(`${rows.length} in use`));
    const guarded = new Trash(dataSource.manager, type, {
      beforeRemove: reject,
      beforeRestore: reject,
    });
    const id = await add();
    await expect(guarded.remove(id, actor)).rejects.toThrow('1 in use');
    expect((await stored(id)).deleted_at).toBeNull();
    await trash().remove(id, actor);
    await expect(guarded.restore(id, actor)).rejects.toThrow('1 in use');
    expect((await stored(id)).deleted_at).not.toBeNull();
  });

  it('purges after 30 days in chunks, and releases resources after the commit', async () => {
    const old: number[] = [];
    for (let n = 0; n < 102; n++) old.push(await add());
    const [young, used] = [await add(), await add()];
    await trash().remove([...old, young, used], actor);
    await age([...old, used], 31);
    await age([young], 29);
    await dataSource.getRepository(AuditEntity).clear();

    const released: number[] = [];
    const purging = new Trash(dataSource.manager, type, {
      async beforePurge(change, rows) {
        await change.of(menuItemRecord).insert(item('purged'));
        return rows.filter(({ id }) => id !== used);
      },
      async afterPurge(rows) {
        const ids = rows.map(({ id }) => id);
        const where = { id: In(ids) };
        const left = await dataSource.manager.find(CategoryEntity, { where, withDeleted: true });
        released.push(...ids.filter((id) => !left.some((row) => row.id === id)));
      },
    });
    const before = await raised();
    expect(await purging.purge()).toBe(102);
    expect(await raised()).toBe(before + 2);
    expect(released.sort((a, b) => a - b)).toEqual(old);
    expect((await stored(young)).deleted_at).not.toBeNull();
    expect((await stored(used)).deleted_at).not.toBeNull();
    expect(await dataSource.manager.countBy(MenuItemEntity, { title: 'purged' })).toBe(2);
    const purged = (await lines()).filter(({ action }) => action === 'purged');
    expect(purged).toHaveLength(102);
    expect(purged[0]).toMatchObject({ actor_id: null, address: housekeeping.address });
    expect(await trash().purge()).toBe(1);
    expect(await trash().purge()).toBe(0);
  });
});
