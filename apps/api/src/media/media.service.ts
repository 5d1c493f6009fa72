import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { picturePath } from '@shishir/format';
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '../config/env';
import { MediaEntity } from './media.entity';
import { type PictureShape, preparePicture, type PreparedPicture } from './picture-file';
import { storageDir } from './storage';

export interface NewPicture {
  upload: Buffer;
  /** The field of the form that it came in, for what is said about it. */
  field: string;
  /** The folder of its key, and what it is a picture of: `avatar`, `product`. */
  kind: string;
  shape: PictureShape;
  alt: string;
  createdBy: number;
}

/** Keeps pictures: files first, row second, and away again when nothing shows them any more. */
@Injectable()
export class MediaService {
  private readonly dir: string;

  constructor(
    env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.dir = storageDir(env);
  }

  /**
   * Stores a picture's files, then runs `write` in a transaction with the id of its row. Where that fails,
   * neither row nor file is left.
   */
  async withPicture<T>(
    picture: NewPicture,
    write: (manager: EntityManager, mediaId: number) => Promise<T>,
  ): Promise<T> {
    const prepared = await preparePicture(picture.upload, picture.field, picture.shape);
    const key = `${picture.kind}/${randomBytes(12).toString('hex')}`;
    await this.writeFiles(key, prepared);
    try {
      return await this.dataSource.transaction(async (manager) => {
        const row = manager.create(MediaEntity, {
          key,
          kind: picture.kind,
          mime: 'image/webp',
          bytes: prepared.bytes,
          width: prepared.width,
          height: prepared.height,
          blur: prepared.blur,
          alt: picture.alt,
          created_by: picture.createdBy,
        });
        await manager.insert(MediaEntity, row);
        return write(manager, row.id);
      });
    } catch (error) {
      await this.removeFiles(key);
      throw error;
    }
  }

  /** Removes a picture that no row shows any more, row first: a row never names a file that is gone. */
  async discard(mediaId: number): Promise<void> {
    const media = this.dataSource.getRepository(MediaEntity);
    const row = await media.findOneBy({ id: mediaId });
    if (!row) return;
    await media.delete({ id: mediaId });
    await this.removeFiles(row.key);
  }

  /** All variants appear at once: they are written beside the storage and moved in. */
  private async writeFiles(key: string, { variants }: PreparedPicture): Promise<void> {
    const waiting = join(this.dir, `.incoming-${randomBytes(8).toString('hex')}`);
    try {
      await mkdir(waiting, { recursive: true });
      for (const { width, format, data } of variants) {
        const file = await open(join(waiting, picturePath('', width, format)), 'wx');
        try {
          await file.writeFile(data);
          await file.sync();
        } finally {
          await file.close();
        }
      }
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
