import { hash } from '@node-rs/argon2';
import type { DataSource } from 'typeorm';
import { CategoryEntity } from '../categories/category.entity';
import { CompanyEntity } from '../company/company.entity';
import type { Env } from '../config/env';
import { ImportProductsService } from '../import/import-products';
import { productFileOf } from '../import/product-file';
import { storageDir } from '../media/storage';
import {
  type DemoAccount,
  type DemoCategory,
  type DemoCompany,
  type DemoMenuItem,
  type DemoMessage,
  type DemoPicture,
  type DemoPictureMap,
  type LegacyIndustry,
  type LegacyProductPictures,
  readDemo,
  readText,
} from '@shishir/demo';
import { copyPictures, insertAliases, insertPictures, pictureFinder } from './demo-pictures';
import {
  insertAccounts,
  insertCategories,
  insertCompany,
  insertIndustries,
  insertMenu,
  insertMessages,
} from './demo-rows';

/**
 * Fills an empty database with the demonstration catalogue, the accounts and a few enquiries.
 * The company's row is written last: a start that was cut off is taken up again at the next.
 */
export async function seedDemo(
  dataSource: DataSource,
  env: Env,
  say: (line: string) => void,
): Promise<void> {
  if (await dataSource.getRepository(CompanyEntity).count()) return;
  say('Filling the empty database with the demonstration catalogue.');
  if (!(await dataSource.getRepository(CategoryEntity).count())) await seedShelves(dataSource, env);
  await new ImportProductsService(dataSource).run(
    await productFileOf(await readText('products.json')),
    {},
  );
  await seedPeople(dataSource);
}

async function seedShelves(dataSource: DataSource, env: Env): Promise<void> {
  const pictures = await readDemo<DemoPicture[]>('media.json');
  const map = await readDemo<DemoPictureMap>('pictures.json');
  const categories = await readDemo<DemoCategory[]>('catalogue.json');
  const menu = await readDemo<DemoMenuItem[]>('menu.json');
  const industries = await readDemo<LegacyIndustry[]>('weServe.json');
  const products = await readDemo<LegacyProductPictures[]>('products.json');
  await copyPictures(storageDir(env));
  await dataSource.transaction(async (manager) => {
    const ids = await insertPictures(manager, pictures);
    const find = pictureFinder(map, ids);
    await insertAliases(manager, find, products, industries);
    await insertCategories(manager, categories, ids);
    await insertMenu(manager, menu);
    await insertIndustries(manager, industries, find);
  });
}

async function seedPeople(dataSource: DataSource): Promise<void> {
  const company = await readDemo<DemoCompany>('company.json');
  const messages = await readDemo<DemoMessage[]>('messages.json');
  const accounts = await readDemo<DemoAccount[]>('accounts.json');
  const hashed = await Promise.all(
    accounts.map(async (account) => ({ ...account, password_hash: await hash(account.password) })),
  );
  await dataSource.transaction(async (manager) => {
    await insertAccounts(manager, hashed);
    await insertMessages(manager, messages);
    await insertCompany(manager, company);
  });
}
