import { readEnv } from '../config/env';
import { createApi } from '../../create-api';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { makeTestDatabase } from '../testing/test-database';
import { connectDatabase } from './data-source';
import { openDatabase } from './open-database';

it('lets one of several instances fill an empty database while the others wait', async () => {
  const database = await makeTestDatabase();
  const { DATA_DIR, DATABASE_URL } = database;
  const env = readEnv({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent' });
  const logged: string[] = [];
  const start = () => createApi(env, (line) => logged.push(line));
  const apis = await Promise.all([start(), start(), start()]);
  expect(logged).toEqual(['Filling the empty database with the demonstration catalogue.']);
  const dataSource = await connectDatabase(env);
  expect(await dataSource.getRepository(ProductEntity).count()).toBe(71);
  await dataSource.destroy();
  await Promise.all(apis.map((api) => api.close()));
  await database.remove();
});

it('releases the lock after a failed start', async () => {
  const database = await makeTestDatabase();
  const { DATA_DIR, DATABASE_URL } = database;
  const env = readEnv({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent' });
  const broken = () => Promise.reject(new Error('half way'));
  await expect(openDatabase(env, () => undefined, broken)).rejects.toThrow('half way');
  await (await openDatabase(env, () => undefined)).destroy();
  await database.remove();
});
