import type { DemoPicture } from '@shishir/demo';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Env } from '../../config/env';
import { revision } from '../../database/revision';
import { MediaEntity } from '../../media/media.entity';
import { storageDir } from '../../media/storage';
import { SeedEntity } from '../../schema/seed.entity';
import { insertPictures, type PictureIds } from '../demo-pictures';
import { type DemoLibrary, loadDemo } from '../seed-demo';
import { galleryItemSeeds } from './gallery.seeds';
import { type DemoSeed, isDemo, type Seed } from './seed';
import { vrfProjectSeeds } from './vrf-project.seeds';

/** Every seed, in the order in which they run. */
const seeds: Seed[] = [...galleryItemSeeds, ...vrfProjectSeeds];

/** Runs the seeds that this database has not had yet; see `Seed`. Each is stored whole or not at all. */
export async function runSeeds(
  dataSource: DataSource,
  env: Pick<Env, 'APP_MODE' | 'DATA_DIR'>,
): Promise<void> {
  const done = await dataSource.getRepository(SeedEntity).find();
  const names = new Set(done.map(({ name }) => name));
  const due = seeds.filter((seed) => !names.has(seed.name));
  for (const seed of due) {
    if (!isDemo(seed)) await store(dataSource, seed, (manager) => seed.insert(manager));
    else if (env.APP_MODE === 'demo') await runDemoSeed(dataSource, env, seed, await loadDemo());
  }
}

async function runDemoSeed(
  dataSource: DataSource,
  env: Pick<Env, 'DATA_DIR'>,
  seed: DemoSeed,
  demo: DemoLibrary,
): Promise<void> {
  const rows = await demo.readDemo<Parameters<DemoSeed['insert']>[1]>(seed.file);
  const keys = rows.flatMap(({ picture }) => picture ?? []);
  const known = await pictureIds(dataSource.manager, keys);
  const pictures = await demo.readDemo<DemoPicture[]>('media.json');
  const missing = pictures.filter(({ key }) => keys.includes(key) && !known.has(key));
  // Files first, rows second: a row never names a file that is not there.
  for (const { key } of missing) {
    await cp(join(demo.DEMO_MEDIA_DIR, key), join(storageDir(env), key), { recursive: true });
  }
  await store(dataSource, seed, async (manager) => {
    const added = await insertPictures(manager, missing);
    await seed.insert(manager, rows, new Map([...known, ...added]));
  });
}

async function pictureIds(manager: EntityManager, keys: string[]): Promise<PictureIds> {
  const rows = await manager.findBy(MediaEntity, { key: In(keys) });
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Visitors see most of these rows, so the revision is raised too. */
function store(
  dataSource: DataSource,
  { name }: Seed,
  insert: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  return revision.transaction(dataSource.manager, async (manager) => {
    await manager.insert(SeedEntity, { name });
    await insert(manager);
  });
}
