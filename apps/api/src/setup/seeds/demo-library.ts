import { hash } from '@node-rs/argon2';
import type {
  DemoAccount,
  DemoCategory,
  DemoCompany,
  DemoMenuItem,
  DemoMessage,
  DemoPicture,
  DemoPictureMap,
  LegacyIndustry,
  LegacyProductPictures,
} from '@shishir/demo';
import { cp } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { CategoryEntity } from '../categories/category.entity';
import { CompanyEntity } from '../company/company.entity';
import type { Env } from '../config/env';
import { importProducts } from '../import/import-products';
import { productFileOf } from '../import/product-file';
import { storageDir } from '../media/storage';
import { StartError } from '../schema/start-error';
import { insertAliases, insertPictures, pictureFinder } from './demo-pictures';
import {
  insertAccounts,
  insertCategories,
  insertCompany,
  insertIndustries,
  insertMenu,
  insertMessages,
} from './demo-rows';

export type DemoLibrary = typeof import('@shishir/demo');

/**
 * Fills an empty database with the demonstration catalogue, the accounts and a few enquiries.
 * The company's row is written last: a start that was cut off is taken up again at the next.
 */
export async function seedDemo(
  dataSource: DataSource,
  env: Env,
  log: (line: string) => void,
): Promise<void> {
  if (await dataSource.getRepository(CompanyEntity).count()) return;
  const demo = await loadDemo();
  log('Filling the empty database with the demonstration catalogue.');
  if (!(await dataSource.getRepository(CategoryEntity).count()))
    await seedCatalogue(dataSource, env, demo);
  await importProducts(dataSource, await productFileOf(await demo.readText('products.json')));
  await seedPeople(dataSource, demo);
}

/** Loaded only here: a production image leaves the library out. */
export async function loadDemo(): Promise<DemoLibrary> {
  try {
    return await import('@shishir/demo');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new StartError('The demonstration data is not installed. Set APP_MODE=production.');
  }
}

async function seedCatalogue(dataSource: DataSource, env: Env, demo: DemoLibrary): Promise<void> {
  const pictures = await demo.readDemo<DemoPicture[]>('media.json');
  const map = await demo.readDemo<DemoPictureMap>('pictures.json');
  const categories = await demo.readDemo<DemoCategory[]>('catalogue.json');
  const menu = await demo.readDemo<DemoMenuItem[]>('menu.json');
  const industries = await demo.readDemo<LegacyIndustry[]>('weServe.json');
  const products = await demo.readDemo<LegacyProductPictures[]>('products.json');
  // Files first, rows second: a row never names a file that is not there.
  await cp(demo.DEMO_MEDIA_DIR, storageDir(env), { recursive: true });
  await dataSource.transaction(async (manager) => {
    const ids = await insertPictures(manager, pictures);
    const find = pictureFinder(map, ids);
    await insertAliases(manager, find, products, industries);
    const categoryIds = await insertCategories(manager, categories, ids);
    await insertMenu(manager, menu, categoryIds);
    await insertIndustries(manager, industries, find);
  });
}

async function seedPeople(dataSource: DataSource, demo: DemoLibrary): Promise<void> {
  const company = await demo.readDemo<DemoCompany>('company.json');
  const messages = await demo.readDemo<DemoMessage[]>('messages.json');
  const accounts = await demo.readDemo<DemoAccount[]>('accounts.json');
  const hashed = await Promise.all(
    accounts.map(async (account) => ({ ...account, password_hash: await hash(account.password) })),
  );
  await dataSource.transaction(async (manager) => {
    await insertAccounts(manager, hashed);
    await insertMessages(manager, messages);
    await insertCompany(manager, company);
  });
}
