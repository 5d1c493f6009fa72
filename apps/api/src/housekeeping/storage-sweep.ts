import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { Env } from '../config/env';
import { isUniqueViolation } from '../database/database-errors';
import { SettingEntity } from '../database/setting.entity';
import { MediaEntity } from '../media/media.entity';
import { MediaService } from '../media/media.service';
import { storageDir } from '../media/storage';
import { UserEntity } from '../users/user.entity';

/** Longer than it takes from the files of an upload to its row. */
const GRACE_MS = 60 * 60_000;

/** Removes what a crash between files and rows has left behind. Each method returns a number. */
@Injectable()
export class StorageSweep {
  private readonly log = new Logger('Storage');
  private readonly dir: string;

  constructor(
    env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly media: MediaService,
  ) {
    this.dir = storageDir(env);
  }

  /**
   * Removes portraits whose account has another one or was deleted. Other pictures are left alone: a picture
   * of the catalogue may wait unused for later, a portrait may not.
   */
  async discardPortraits(): Promise<number> {
    const found = await this.dataSource
      .getRepository(MediaEntity)
      .createQueryBuilder('media')
      .leftJoin(UserEntity, 'account', 'account.image_id = media.id')
      .where("media.kind = 'avatar' AND account.id IS NULL")
      .andWhere('media.created_at < :before', { before: new Date(Date.now() - GRACE_MS) })
      .getMany();
    for (const { id } of found) await this.media.discard(id);
    return found.length;
  }

  /** Removes files and folders that no row names, and interrupted uploads. */
  async removeStrayFiles(): Promise<number> {
    if (!(await isStorageOf(this.dataSource, this.dir))) {
      this.log.warn(
        'The stored pictures are those of another database: none is removed. ' +
          `If that is wrong, delete the file ${MARK} in their folder.`,
      );
      return 0;
    }
    const rows = await this.dataSource.getRepository(MediaEntity).find({ select: { key: true } });
    const keys = new Set(rows.map(({ key }) => key));
    return this.sweep('', keys, parentFolders(keys), Date.now() - GRACE_MS);
  }

  private async sweep(
    folder: string,
    keys: Set<string>,
    parents: Set<string>,
    before: number,
  ): Promise<number> {
    let removed = 0;
    for (const entry of await readdir(join(this.dir, folder), { withFileTypes: true })) {
      const path = folder + entry.name;
      if (path === MARK || keys.has(path)) continue;
      // The folder of a kind stays, also an empty one: an upload may be about to be moved into it.
      const isKind = folder === '' && !entry.name.startsWith('.');
      if (entry.isDirectory() && (isKind || parents.has(path))) {
        removed += await this.sweep(`${path}/`, keys, parents, before);
      } else if ((await lastTouched(join(this.dir, path))) < before) {
        await rm(join(this.dir, path), { recursive: true, force: true });
        removed++;
      }
    }
    return removed;
  }
}

/** The parent folders of the pictures: `products` and `products/indoor` of `products/indoor/x`. */
function parentFolders(keys: Set<string>): Set<string> {
  const parents = new Set<string>();
  for (const key of keys) {
    for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
      parents.add(key.slice(0, end));
    }
  }
  return parents;
}

/** When a file, or the newest entry of a folder, was written; infinity where it no longer exists. */
async function lastTouched(path: string): Promise<number> {
  try {
    const stats = await lstat(path);
    if (!stats.isDirectory()) return stats.mtimeMs;
    const inside = await Promise.all(
      (await readdir(path)).map((name) => lastTouched(join(path, name))),
    );
    return Math.max(stats.mtimeMs, ...inside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Infinity;
    throw error;
  }
}

/** The file of a storage folder that names the database of its pictures. */
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
    // `wx`: of two instances one writes it, both read it.
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
