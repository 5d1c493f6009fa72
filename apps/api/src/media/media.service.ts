import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { picturePath } from '@shishir/format';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DataSource, type FindOptionsWhere, In, IsNull, LessThan } from 'typeorm';
import { Env } from '../config/env';
import { isStillReferenced } from '../database/database-errors';
import type { Actor } from '../records/audit';
import { type Change, change } from '../records/change';
import type { RecordType, Stored } from '../records/record-type';
import { MediaEntity } from './media.entity';
import type { PictureShape, PreparedPicture } from './picture-file';
import { storageDir } from './storage';

export interface NewPicture {
  upload: Buffer;
  /** The field of the form, for error messages. */
  field: string;
  /** The folder of its key, and what it is a picture of: `avatar`, `product`. */
  kind: string;
  shape: PictureShape;
  alt: string;
  createdBy: number;
}

/** A stored picture to copy, under a key of its own. */
export interface PictureCopy {
  copyOf: MediaEntity;
  alt: string;
  createdBy: number;
}

type PictureColumns = Omit<MediaEntity, 'id' | 'created_at' | 'released_at'>;

/** Stores pictures, files first and row second, and removes them when nothing references them any more. */
@Injectable()
export class MediaService {
  private readonly dir: string;
  private readonly log = new Logger('Media');

  constructor(
    env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.dir = storageDir(env);
  }

  /**
   * Stores the files of pictures, then runs a change of a record with the ids of their rows, in their order. Where
   * anything fails, neither a row nor a file of any of them is left.
   */
  async withPictures<Row extends Stored, T>(
    pictures: (NewPicture | PictureCopy)[],
    type: RecordType<Row>,
    actor: Actor,
    work: (change: Change<Row>, mediaIds: number[]) => Promise<T>,
  ): Promise<T> {
    const stored: PictureColumns[] = [];
    try {
      for (const picture of pictures) stored.push(await this.storeFiles(picture));
      return await change(this.dataSource.manager, type, actor, async (change) => {
        const ids: number[] = [];
        for (const columns of stored) {
          const row = change.manager.create(MediaEntity, columns);
          await change.manager.insert(MediaEntity, row);
          ids.push(row.id);
        }
        return work(change, ids);
      });
    } catch (error) {
      for (const { key } of stored) await this.removeFiles(key);
      throw error;
    }
  }

  /**
   * Notes that a write has replaced pictures: former versions of the record have them, so they stay for
   * `KEEP_VERSIONS_DAYS`. The write is committed, so errors are only logged.
   */
  async release(...mediaIds: (number | null)[]): Promise<void> {
    const ids = [...new Set(mediaIds)].filter((id) => id !== null);
    if (ids.length === 0) return;
    await this.dataSource
      .getRepository(MediaEntity)
      .update({ id: In(ids) }, { released_at: new Date() })
      .catch((error: unknown) => this.log.error(error));
  }

  /**
   * Removes pictures of records that are gone for good, where nothing else references them and no former version of
   * another record has them. The write is committed, so errors are only logged.
   */
  async discard(...mediaIds: (number | null)[]): Promise<void> {
    for (const id of new Set(mediaIds)) {
      if (id !== null) await this.remove({ id, released_at: IsNull() });
    }
  }

  /** Removes the pictures that were replaced before a moment and that no record has again, and returns how many. */
  async discardReleased(before: Date): Promise<number> {
    const released_at = LessThan(before);
    const media = this.dataSource.getRepository(MediaEntity);
    const due = await media.find({ select: { id: true }, where: { released_at } });
    let removed = 0;
    for (const { id } of due) if (await this.remove({ id, released_at })) removed++;
    return removed;
  }

  /** Row first, so that a row never names a missing file. False where there is none, or it is referenced. */
  private async remove(which: FindOptionsWhere<MediaEntity>): Promise<boolean> {
    const media = this.dataSource.getRepository(MediaEntity);
    try {
      const row = await media.findOneBy(which);
      if (!row || !(await media.delete(which)).affected) return false;
      await this.removeFiles(row.key);
      return true;
    } catch (error) {
      if (!isStillReferenced(error)) this.log.error(error);
      return false;
    }
  }

  private async storeFiles(picture: NewPicture | PictureCopy): Promise<PictureColumns> {
    const { alt, createdBy: created_by } = picture;
    if ('copyOf' in picture) {
      const { kind, mime, bytes, width, height, blur, key: original } = picture.copyOf;
      const key = newKey(kind);
      await this.moveIn(key, (folder) => copyVariants(join(this.dir, original), folder));
      return { key, kind, mime, bytes, width, height, blur, alt, created_by };
    }
    const { kind } = picture;
    // What decodes pictures is large, and most starts see none.
    const { preparePicture } = await import('./picture-file.js');
    const prepared = await preparePicture(picture.upload, picture.field, picture.shape);
    const { bytes, width, height, blur } = prepared;
    const key = newKey(kind);
    await this.moveIn(key, (folder) => writeVariants(folder, prepared));
    return { key, kind, mime: 'image/webp', bytes, width, height, blur, alt, created_by };
  }

  /** All files of a picture appear at once: they are written to a temporary folder and moved in. */
  private async moveIn(key: string, fill: (folder: string) => Promise<void>): Promise<void> {
    const waiting = join(this.dir, `.incoming-${randomBytes(8).toString('hex')}`);
    try {
      await mkdir(waiting, { recursive: true });
      await fill(waiting);
      const target = join(this.dir, key);
      await mkdir(dirname(target), { recursive: true });
      await rename(waiting, target);
    } catch (error) {
      await rm(waiting, { recursive: true, force: true });
      throw error;
    }
  }

  private removeFiles(key: string): Promise<void> {
    return rm(join(this.dir, key), { recursive: true, force: true });
  }
}

/** A key is never used twice. */
const newKey = (kind: string) => `${kind}/${randomBytes(12).toString('hex')}`;

async function writeVariants(folder: string, { variants }: PreparedPicture): Promise<void> {
  for (const { width, format, data } of variants) {
    await writeSafely(join(folder, picturePath('', width, format)), data);
  }
}

async function copyVariants(from: string, folder: string): Promise<void> {
  for (const name of await readdir(from)) {
    await writeSafely(join(folder, name), await readFile(join(from, name)));
  }
}

/** The file survives a power cut from now on. */
async function writeSafely(path: string, data: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}
