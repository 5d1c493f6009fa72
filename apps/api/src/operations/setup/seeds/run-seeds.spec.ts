import type { Section, SectionedPage } from '@shishir/contract';
import { DEMO_MEDIA_DIR, type DemoGalleryItem, type DemoPicture, readDemo } from '@shishir/demo';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { In, Like, Not } from 'typeorm';
import { CategoryEntity } from '../../../catalogue/categories/category.entity';
import { readEnv } from '../../../platform/config/env';
import { revision } from '../../../platform/database/revision';
import { GalleryItemEntity } from '../../../content/gallery/gallery-item.entity';
import { IndustryEntity } from '../../../content/industries/industry.entity';
import { MediaEntity } from '../../../platform/media/media.entity';
import { storageDir } from '../../../platform/media/storage';
import { MenuItemEntity } from '../../../content/menu/menu-item.entity';
import { productRecord } from '../../../catalogue/products/product-record';
import { ProductEntity } from '../../../catalogue/products/product.entity';
import { DemoRowEntity, SeedEntity } from '../../../platform/schema/seed.entity';
import { openDatabase } from '../../../platform/schema/open-database';
import { SectionEntity } from '../../../content/sections/section.entity';
import { TariffEntity } from '../../../sales/sizing/tariff.entity';
import { startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { makeTestDatabase } from '../../../platform/testing/test-database';
import { UserEntity } from '../../../staff/users/user.entity';
import { VrfProjectEntity } from '../../../content/vrf-project/vrf-project.entity';
import { recordRows } from './demo-record';
import { CORRECTIONS } from './sections/corrections';
import { runSeeds } from './run-seeds';
import { demoKind } from './seed';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Closes what a test has opened, also after a failed assertion: an open pool would keep the run from ending. */
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function openEmptyDatabase() {
  const database = await makeTestDatabase();
  cleanUps.push(() => database.remove());
  const { DATA_DIR, DATABASE_URL } = database;
  const env = readEnv({ DATA_DIR, DATABASE_URL });
  const dataSource = await openDatabase(env, () => undefined);
  cleanUps.push(() => dataSource.destroy());
  return { env, dataSource };
}

const again = (mode: 'demo' | 'production' = 'demo') =>
  runSeeds(api.dataSource, { ...api.env, APP_MODE: mode });
const titles = async () =>
  (await api.dataSource.manager.find(GalleryItemEntity, { order: { id: 'DESC' } })).map(
    ({ title }) => title,
  );

describe('seeding', () => {
  it('inserts the demonstration rows once', async () => {
    const rows = await readDemo<DemoGalleryItem[]>('gallery.json');
    expect(rows).toHaveLength(6);
    expect(await titles()).toEqual(rows.map(({ title }) => title));
    const before = await revision.read(api.dataSource.manager);
    await again();
    expect(await titles()).toHaveLength(6);
    expect(await revision.read(api.dataSource.manager)).toBe(before);
  });

  it('keeps edits of staff and does not restore deleted rows', async () => {
    const [changed, deleted] = (await api.as('staff', 'get', '/api/v1/gallery')).body.data as {
      id: number;
    }[];
    const path = (item: { id: number } | undefined) => `/api/v1/gallery/${item!.id}`;
    await api.as('staff', 'put', path(changed)).send({ title: 'Ours' }).expect(200);
    await api.as('staff', 'delete', path(deleted)).expect(200);
    await api.dataSource.manager.delete(GalleryItemEntity, { id: deleted!.id });
    await again();
    expect(await titles()).toHaveLength(5);
    expect(await titles()).toContain('Ours');
  });

  it('copies pictures that are not stored yet', async () => {
    const { manager } = api.dataSource;
    const rows = await readDemo<DemoGalleryItem[]>('gallery.json');
    const key = rows.at(-1)!.picture;
    await manager.deleteAll(GalleryItemEntity);
    // A project uses the same picture.
    await manager.updateAll(VrfProjectEntity, { image_id: null });
    await manager.delete(MediaEntity, { key });
    await rm(join(storageDir(api.env), key), { recursive: true });
    await manager.delete(SeedEntity, { name: 'gallery-1' });
    await again();
    expect(await titles()).toHaveLength(6);
    const pictures = await readDemo<DemoPicture[]>('media.json');
    const { alt } = pictures.find((picture) => picture.key === key)!;
    expect(await manager.findOneBy(MediaEntity, { key })).toMatchObject({ alt });
    expect((await readdir(join(storageDir(api.env), key))).sort()).toEqual(
      (await readdir(join(DEMO_MEDIA_DIR, key))).sort(),
    );
  });

  it('inserts demonstration data in demo mode only', async () => {
    const { manager } = api.dataSource;
    await manager.deleteAll(GalleryItemEntity);
    await manager.delete(SeedEntity, { name: 'gallery-1' });
    await again('production');
    expect(await titles()).toEqual([]);
    await again();
    expect(await titles()).toHaveLength(6);
  });
});

it('completes tariffs of an older database, except those that staff have edited', async () => {
  const { manager } = api.dataSource;
  await manager.deleteAll(TariffEntity);
  const runAgain = async (...names: string[]) => {
    await manager.delete(SeedEntity, { name: In(names) });
    await again('production');
  };
  const rows = async () =>
    (await manager.find(TariffEntity, { order: { code: 'ASC' } })).map((row) => [
      row.code,
      row.demand_paisa_kw,
      row.vat_bp,
    ]);
  const complete = [
    ['LT-A', 4200, 500],
    ['LT-D1', 6000, 500],
    ['LT-E', 9000, 500],
    ['LT-E flat', 9000, 500],
  ];
  await runAgain('tariffs-1', 'tariffs-2');
  expect(await rows()).toEqual(complete);
  await manager.deleteAll(TariffEntity);
  await runAgain('tariffs-1');
  await manager.updateAll(TariffEntity, { vat_bp: null, version: 1 });
  await manager.update(TariffEntity, { code: 'LT-A' }, { demand_paisa_kw: 4000 });
  await runAgain('tariffs-2');
  expect(await rows()).toEqual([['LT-A', 4000, null], ...complete.slice(1)]);
});

it('corrects texts of pages in an older database, except those that staff have edited', async () => {
  const { manager } = api.dataSource;
  const textOf = (page_key: SectionedPage, part: Section['part'], title: string) =>
    manager.findOneByOrFail(SectionEntity, { page_key, part, title });
  const [first, second] = CORRECTIONS;
  const older = async (
    { page_key, part, title, passages }: (typeof CORRECTIONS)[number],
    own = '',
  ) => {
    const section = await textOf(page_key, part, title);
    const text = passages.reduce((old, [from, to]) => old.replace(to, from), section.text!);
    await manager.save(SectionEntity, { ...section, text: text + own });
    return section.text;
  };
  const corrected = await older(first!);
  await older(second!, ' Ours.');
  await manager.delete(SeedEntity, { name: 'sections-5' });
  await again('production');
  const now = await textOf(first!.page_key, first!.part, first!.title);
  expect(now.text).toBe(corrected);
  const found = { id: now.id, search_text: Like('%removes less moisture%') };
  expect(await manager.existsBy(SectionEntity, found)).toBe(true);
  const edited = await textOf(second!.page_key, second!.part, second!.title);
  expect(edited.text).toContain(second!.passages[0]![0]);
  expect(edited.text).toContain(' Ours.');
});

it('fills the air flow of ventilators of an older database, which stay unedited', async () => {
  const { manager } = api.dataSource;
  const kind = demoKind(productRecord, 'products');
  const flows = async () =>
    (
      await manager.find(ProductEntity, { where: { id: In([62, 63, 71]) }, order: { id: 'ASC' } })
    ).map(({ air_flow_high_cfm }) => air_flow_high_cfm);
  const hash = async (row_id: number) =>
    (await manager.findOneByOrFail(DemoRowEntity, { kind: 'product', row_id })).hash;
  const complete = [await hash(62), await hash(71)];
  await manager.update(ProductEntity, { id: In([62, 71]) }, { air_flow_high_cfm: null });
  await manager.update(ProductEntity, { id: 63 }, { air_flow_high_cfm: 300 });
  await recordRows(manager, kind, [62, 71]);
  await manager.update(ProductEntity, { id: 71 }, { regular_price: 1 });
  await manager.delete(SeedEntity, { name: 'product-air-flows-1' });
  await again('production');
  expect(await flows()).toEqual([147, 300, 206]);
  // A row that staff have edited still counts as edited.
  expect([await hash(62), await hash(71)].map((now, at) => now === complete[at])).toEqual([
    true,
    false,
  ]);
});

it('completes an interrupted start at the next start, without duplicates', async () => {
  const { env, dataSource } = await openEmptyDatabase();
  const counts = () =>
    Promise.all(
      [CategoryEntity, MenuItemEntity, IndustryEntity, ProductEntity, UserEntity].map((entity) =>
        dataSource.manager.count<object>(entity),
      ),
    );
  // A file instead of the folder makes storing pictures of the gallery fail.
  await mkdir(storageDir(env));
  await writeFile(join(storageDir(env), 'gallery'), '');
  await expect(runSeeds(dataSource, env)).rejects.toThrow();
  expect(await counts()).toEqual([16, 27, 8, 71, 0]);
  await rm(join(storageDir(env), 'gallery'));
  await runSeeds(dataSource, env);
  await runSeeds(dataSource, env);
  expect(await counts()).toEqual([16, 27, 8, 71, 16]);
  // The number of daily counts depends on the days of the week.
  const where = { kind: Not('daily-count') };
  expect(await dataSource.manager.count(DemoRowEntity, { where })).toBe(
    71 + 6 + 29 + 9 + 4 + 16 + 16 + 44 + 2 + 1 + 15 + 91 + 205 + 266 + 6 + 91 + 3 + 8 + 3 + 11,
  );
});

it('seeds base data in production, and no demonstration data into a database with other accounts', async () => {
  const { env, dataSource } = await openEmptyDatabase();
  const { manager } = dataSource;
  await runSeeds(dataSource, { DATA_DIR: env.DATA_DIR, APP_MODE: 'production' });
  expect(await manager.count(CategoryEntity)).toBe(16);
  expect(await manager.count(MenuItemEntity)).toBe(27);
  await manager.insert(UserEntity, { name: 'Ours', email: 'owner@firm.example', number: '' });
  const logged: string[] = [];
  await runSeeds(dataSource, env, (line) => logged.push(line));
  expect(logged).toEqual([
    'This database has accounts of its own: no demonstration data are added.',
  ]);
  expect(await manager.count(UserEntity)).toBe(1);
  expect(await manager.count(ProductEntity)).toBe(0);
});
