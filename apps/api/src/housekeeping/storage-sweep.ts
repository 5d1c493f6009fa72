import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource, IsNull, Not } from 'typeorm';
import { Env } from '../config/env';
import { ContactMessageEntity } from '../contact-message/contact-message.entity';
import { cvDir } from '../contact-message/cv-files';
import { isUniqueViolation } from '../database/database-errors';
import { SettingEntity } from '../database/setting.entity';
import { MediaEntity } from '../media/media.entity';
import { MediaService } from '../media/media.service';
import { storageDir } from '../media/storage';
import { UserEntity } from '../users/user.entity';
import { drawingDir, namedDrawingFiles } from '../vrf-project/drawing-files';

/** Longer than it takes from the files of an upload to its row. */
const GRACE_MS = 60 * 60_000;
/** A drawing is uploaded while its project is being written; the form may stay open for long. */
const DRAWING_GRACE_MS = 24 * 60 * 60_000;

/** Removes what a crash between files and rows has left behind. Each method returns a number. */
@Injectable()
export class StorageSweep {
  private readonly log = new Logger('Storage');
  private readonly pictures: string;
  private readonly cvs: string;
  private readonly keepVersionsMs: number;
  private readonly drawings: string;

  constructor(
    env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly media: MediaService,
  ) {
    this.pictures = storageDir(env);
    this.cvs = cvDir(env);
    this.keepVersionsMs = env.KEEP_VERSIONS_DAYS * 24 * 60 * 60_000;
    this.drawings = drawingDir(env);
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

  /** Removes pictures that only former versions had, once these are too old to be restored. */
  discardReleased(): Promise<number> {
    return this.media.discardReleased(this.versionsSince());
  }

  /** Removes files and folders of pictures that no row names, and interrupted uploads. */
  async removeStrayFiles(): Promise<number> {
    if (!(await this.isOwn(this.pictures, 'pictures'))) return 0;
    const rows = await this.dataSource.getRepository(MediaEntity).find({ select: { key: true } });
    return sweep(this.pictures, new Set(rows.map(({ key }) => key)));
  }

  /** Removes CVs that no row names: those of deleted applications, and what a crash left before the row was written. */
  async removeStrayCvs(): Promise<number> {
    if (!(await this.isOwn(this.cvs, 'CVs'))) return 0;
    const rows = await this.dataSource.getRepository(ContactMessageEntity).find({
      select: { cv_file: true },
      where: { cv_file: Not(IsNull()) },
      withDeleted: true,
    });
    return sweep(this.cvs, new Set(rows.map(({ cv_file }) => cv_file!)));
  }

  /**
   * Removes drawings that no project names, nor any of its versions that are kept: replaced ones, and those whose form
   * was left without saving.
   */
  async removeStrayDrawings(): Promise<number> {
    if (!(await this.isOwn(this.drawings, 'drawings'))) return 0;
    const named = await namedDrawingFiles(this.dataSource.manager, this.versionsSince());
    return sweep(this.drawings, named, DRAWING_GRACE_MS);
  }

  /** Former versions that are older are not kept. */
  private versionsSince(): Date {
    return new Date(Date.now() - this.keepVersionsMs);
  }

  private async isOwn(folder: string, files: string): Promise<boolean> {
    if (await isStorageOf(this.dataSource, folder)) return true;
    this.log.warn(
      `The stored ${files} are those of another database: none is removed. ` +
        `If that is wrong, delete the file ${MARK} in their folder.`,
    );
    return false;
  }
}

/** Removes what lies in a folder under none of the keys, and returns its number. */
async function sweep(
  root: string,
  keys: Set<string>,
  graceMs = GRACE_MS,
  folder = '',
  parents = parentFolders(keys),
): Promise<number> {
  let removed = 0;
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    const path = folder + entry.name;
    if (path === MARK || keys.has(path)) continue;
    // The folder of a kind stays, also an empty one: an upload may be about to be moved into it.
    const isKind = folder === '' && !entry.name.startsWith('.');
    if (entry.isDirectory() && (isKind || parents.has(path))) {
      removed += await sweep(root, keys, graceMs, `${path}/`, parents);
    } else if ((await lastTouched(join(root, path))) < Date.now() - graceMs) {
      await rm(join(root, path), { recursive: true, force: true });
      removed++;
    }
  }
  return removed;
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

/** The file of a folder that names the database to which its files belong. */
export const MARK = '.database';
const ID = 'storage-mark';

/**
 * True where the files in a folder are those of this database. A folder without a mark becomes this
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
