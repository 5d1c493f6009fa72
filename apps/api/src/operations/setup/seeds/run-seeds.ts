import type { DataSource, EntityManager } from 'typeorm';
import type { Env } from '../../../platform/config/env';
import { revision } from '../../../platform/database/revision';
import type { StorageSettings } from '../../../platform/media/store/store-of';
import { SeedEntity } from '../../../platform/schema/seed.entity';
import { StartError } from '../../../platform/schema/start-error';
import { UserEntity } from '../../../staff/users/user.entity';
import { accountSeeds } from './accounts.seeds';
import { categorySeeds } from './categories.seeds';
import { companySeeds } from './company.seeds';
import { contactMessageSeeds, pipelineSeeds } from './contact-messages.seeds';
import { copyMissing, insertPictures, pictureIds } from './demo-pictures';
import { recordRows } from './demo-record';
import { customerSeeds } from './customers.seeds';
import { figureSeeds } from './figures.seeds';
import { galleryItemSeeds } from './gallery.seeds';
import { industrySeeds } from './industries.seeds';
import { maintenanceSeeds } from './maintenance.seeds';
import { mediaSeeds } from './media.seeds';
import { menuSeeds } from './menu.seeds';
import { openingSeeds } from './openings.seeds';
import { postSeeds } from './posts.seeds';
import { productSeeds } from './products.seeds';
import { quotationSeeds } from './quotations.seeds';
import { replyTemplateSeeds } from './reply-templates.seeds';
import { type BaseSeed, type DemoLibrary, type DemoSeed, isDemo, type Seed } from './seed';
import { sectionSeeds } from './sections.seeds';
import { searchSynonymSeeds } from './search-synonyms.seeds';
import { tariffSeeds } from './tariffs.seeds';
import { termsSetSeeds } from './terms-sets.seeds';
import { translationSeeds } from './translations.seeds';
import { vrfProjectSeeds } from './vrf-project.seeds';

/** Every seed in the order of execution: base data first. */
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
  ...sectionSeeds,
  ...mediaSeeds,
  // After all records and pictures.
  ...translationSeeds,
  ...accountSeeds,
  ...contactMessageSeeds,
  ...quotationSeeds,
  ...customerSeeds,
  ...maintenanceSeeds,
  ...pipelineSeeds,
  ...figureSeeds,
];
const baseSeeds = seeds.filter((seed): seed is BaseSeed => !isDemo(seed));
export const demoSeeds = seeds.filter(isDemo);

type Settings = Pick<Env, 'APP_MODE'> & StorageSettings;

/** Runs the seeds that this database has not had yet; see `Seed`. Each seed runs in a transaction. */
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
 * Demonstration data includes accounts with public passwords. It is therefore seeded only into a database without
 * accounts, or one that already has some demonstration data; any other database is in real use.
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
  if (due.length === 0) return;
  const demo = await loadDemo();
  if (!hasBegun) log('Filling the empty database with the demonstration catalogue.');
  for (const seed of due) await runDemoSeed(dataSource, env, seed, demo);
}

async function runDemoSeed(
  dataSource: DataSource,
  env: Settings,
  { name, kind, read }: DemoSeed,
  demo: DemoLibrary,
): Promise<void> {
  const content = await read(demo);
  // Stores files before rows: a row must never name a missing file.
  const missing = await copyMissing(dataSource.manager, demo, env, content.pictures);
  await store(dataSource, name, async (manager) => {
    await insertPictures(manager, missing);
    const ids = await content.insert(manager, await pictureIds(manager, content.pictures));
    if (kind) await recordRows(manager, kind, ids);
  });
}

/** Loads the library on demand, because production images do not contain it. */
async function loadDemo(): Promise<DemoLibrary> {
  try {
    return await import('@shishir/demo');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new StartError('The demonstration data is not installed. Set APP_MODE=production.');
  }
}

const namesOf = async (manager: EntityManager) =>
  new Set((await manager.find(SeedEntity)).map(({ name }) => name));

/** Raises the revision too, because visitors see most of these rows. */
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
