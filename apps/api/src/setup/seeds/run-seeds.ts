import type { DemoPicture } from '@shishir/demo';
import type { DataSource, EntityManager } from 'typeorm';
import type { Env } from '../../config/env';
import { revision } from '../../database/revision';
import type { StorageSettings } from '../../media/store/store-of';
import { SeedEntity } from '../../schema/seed.entity';
import { StartError } from '../../schema/start-error';
import { UserEntity } from '../../users/user.entity';
import { accountSeeds } from './accounts.seeds';
import { categorySeeds } from './categories.seeds';
import { companySeeds } from './company.seeds';
import { contactMessageSeeds } from './contact-messages.seeds';
import { copyMissing, insertPictures, pictureIds, pictureKind } from './demo-pictures';
import { recordRows } from './demo-record';
import { galleryItemSeeds } from './gallery.seeds';
import { industrySeeds } from './industries.seeds';
import { mediaSeeds } from './media.seeds';
import { menuSeeds } from './menu.seeds';
import { openingSeeds } from './openings.seeds';
import { postSeeds } from './posts.seeds';
import { productSeeds } from './products.seeds';
import { quotationSeeds } from './quotations.seeds';
import { replyTemplateSeeds } from './reply-templates.seeds';
import { type BaseSeed, type DemoLibrary, type DemoSeed, isDemo, type Seed } from './seed';
import { searchSynonymSeeds } from './search-synonyms.seeds';
import { tariffSeeds } from './tariffs.seeds';
import { termsSetSeeds } from './terms-sets.seeds';
import { vrfProjectSeeds } from './vrf-project.seeds';

/** Every seed, in the order in which they run: base data first. */
const seeds: Seed[] = [
  ...categorySeeds,
  ...menuSeeds,
  ...industrySeeds,
  ...replyTemplateSeeds,
  ...searchSynonymSeeds,
  ...tariffSeeds,
  ...termsSetSeeds,
  ...companySeeds,
  ...productSeeds,
  ...galleryItemSeeds,
  ...openingSeeds,
  ...postSeeds,
  ...vrfProjectSeeds,
  ...mediaSeeds,
  ...accountSeeds,
  ...contactMessageSeeds,
  ...quotationSeeds,
];
const baseSeeds = seeds.filter((seed): seed is BaseSeed => !isDemo(seed));
export const demoSeeds = seeds.filter(isDemo);

/** Stands among the seeds once the rows of demonstration seeds are recorded, see `recordOlderRows`. */
const RECORDED = 'demo-rows';

type Settings = Pick<Env, 'APP_MODE'> & StorageSettings;

/** Runs the seeds that this database has not had yet; see `Seed`. Each is stored whole or not at all. */
export async function runSeeds(
  dataSource: DataSource,
  env: Settings,
  log: (line: string) => void = () => undefined,
): Promise<void> {
  const done = await namesOf(dataSource.manager);
  for (const seed of baseSeeds) {
    if (!done.has(seed.name)) await store(dataSource, seed.name, seed.insert);
  }
  if (env.APP_MODE === 'demo') await runDemoSeeds(dataSource, env, log, done);
}

/**
 * Demonstration data come with accounts whose passwords everybody can read. So they fill a database without
 * accounts, and go on in one that has had some of them; any other is somebody's own.
 */
async function runDemoSeeds(
  dataSource: DataSource,
  env: Settings,
  log: (line: string) => void,
  done: Set<string>,
): Promise<void> {
  const hasBegun = demoSeeds.some(({ name }) => done.has(name));
  if (!hasBegun && (await dataSource.manager.exists(UserEntity))) {
    log('This database has accounts of its own: no demonstration data are added.');
    return;
  }
  const due = demoSeeds.filter(({ name }) => !done.has(name));
  if (due.length === 0 && done.has(RECORDED)) return;
  const demo = await loadDemo();
  if (!hasBegun) log('Filling the empty database with the demonstration catalogue.');
  await recordOlderRows(dataSource, demo);
  for (const seed of due) await runDemoSeed(dataSource, env, seed, demo);
}

async function runDemoSeed(
  dataSource: DataSource,
  env: Settings,
  { name, kind, read }: DemoSeed,
  demo: DemoLibrary,
): Promise<void> {
  const content = await read(demo);
  // Files first, rows second: a row never names a file that is not there.
  const missing = await copyMissing(dataSource.manager, demo, env, content.pictures);
  await store(dataSource, name, async (manager) => {
    await insertPictures(manager, missing);
    const ids = await content.insert(manager, await pictureIds(manager, content.pictures));
    if (kind) await recordRows(manager, kind, ids.map(unedited));
  });
}

/**
 * Databases that had demonstration seeds before their rows were recorded: once, rows that are as those of
 * `libs/demo` are recorded, and those that staff have edited are recorded as edited.
 */
export async function recordOlderRows(dataSource: DataSource, demo: DemoLibrary): Promise<void> {
  const done = await namesOf(dataSource.manager);
  if (done.has(RECORDED)) return;
  const older = demoSeeds.filter(({ name }) => done.has(name));
  const contents = await Promise.all(
    older.map(async ({ kind, read }) => ({ kind, ...(await read(demo)) })),
  );
  const all = older.length > 0 ? await demo.readDemo<DemoPicture[]>('media.json') : [];
  await store(dataSource, RECORDED, async (manager) => {
    const pictures = await pictureIds(
      manager,
      all.map(({ key }) => key),
    );
    await recordRows(manager, pictureKind, [...pictures.values()].map(unedited));
    for (const { kind, find } of contents) {
      if (kind && find) await recordRows(manager, kind, await find(manager, pictures));
    }
  });
}

/** True where the rows of all demonstration seeds that this database has had are recorded. */
export async function isRecorded(manager: EntityManager): Promise<boolean> {
  const done = await namesOf(manager);
  return done.has(RECORDED) || !demoSeeds.some(({ name }) => done.has(name));
}

/** Loaded only where it is needed: a production image leaves the library out. */
export async function loadDemo(remedy = 'Set APP_MODE=production.'): Promise<DemoLibrary> {
  try {
    return await import('@shishir/demo');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new StartError(`The demonstration data is not installed. ${remedy}`);
  }
}

const namesOf = async (manager: EntityManager) =>
  new Set((await manager.find(SeedEntity)).map(({ name }) => name));

const unedited = (id: number) => ({ id, isEdited: false });

/** Visitors see most of these rows, so the revision is raised too. */
function store(
  dataSource: DataSource,
  name: string,
  insert: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  return revision.transaction(dataSource.manager, async (manager) => {
    await manager.insert(SeedEntity, { name });
    await insert(manager);
  });
}
