import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { isUniqueViolation } from '../database/database-errors';
import { SettingEntity } from '../auth/security/setting.entity';

/** The file of a storage folder that names the database whose pictures lie in it. */
export const MARK = '.database';
const ID = 'storage-mark';

/**
 * True where the pictures in a folder are those of this database. A folder without a mark becomes this
 * database's own.
 */
export async function isStorageOf(dataSource: DataSource, folder: string): Promise<boolean> {
  const own = await markOf(dataSource);
  await mkdir(folder, { recursive: true });
  try {
    // `wx`: of two instances that come together one writes it, both read it.
    await writeFile(join(folder, MARK), own, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(join(folder, MARK), 'utf8')).trim() === own;
}

async function markOf(dataSource: DataSource): Promise<string> {
  const settings = dataSource.getRepository(SettingEntity);
  if (!(await settings.existsBy({ id: ID }))) {
    const value = JSON.stringify(randomBytes(16).toString('hex'));
    await settings.insert({ id: ID, value }).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
  }
  const { value } = await settings.findOneByOrFail({ id: ID });
  return JSON.parse(value) as string;
}
