import { reason } from '@shishir/contract/reasons';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { picturePath } from '@shishir/format';
import { randomBytes } from 'node:crypto';
import {
  DataSource,
  type EntityManager,
  type FindOptionsWhere,
  In,
  IsNull,
  LessThan,
  Not,
} from 'typeorm';
import { Env } from '../config/env';
import { isStillReferenced } from '../database/database-errors';
import { isSqlite } from '../database/queries';
import { InvalidInput } from '../http/api-error';
import { copyTexts } from '../translations/texts';
import type { Actor } from '../records/audit';
import { type Change, change } from '../records/change';
import type { RecordType, Stored } from '../records/record-type';
import { LIBRARY_KIND, MediaEntity } from './media.entity';
import type { PictureShape } from './picture-file';
import { PICTURES } from './storage';
import type { FileStore } from './store/file-store';
import { storeOf } from './store/store-of';

export interface NewPicture {
  upload: Buffer;
  /** Field of the form, for error messages. */
  field: string;
  /** Type of the picture, such as `avatar` or `product`, and folder of its key. */
  kind: string;
  shape: PictureShape;
  alt: string;
  createdBy: number;
}

/** A picture given with a record: an uploaded file, or the id of a library picture. */
export type GivenPicture = Buffer | number;

/** Converts the picture in the form field `image` to the argument of `withPictures`; empty if there is no picture. */
export function picturesOf(
  given: GivenPicture | null,
  { user }: { user: { id: number } },
  { kind, alt }: Pick<NewPicture, 'kind' | 'alt'>,
): (NewPicture | ChosenPicture)[] {
  if (given === null) return [];
  const field = 'image';
  if (typeof given === 'number') return [{ chosen: given, field }];
  return [{ upload: given, field, kind, shape: 'free', alt, createdBy: user.id }];
}

/** A stored picture to copy under a new key. */
export interface PictureCopy {
  copyOf: MediaEntity;
  alt: string;
  createdBy: number;
}

/** A stored picture chosen from the library by its id. */
export interface ChosenPicture {
  chosen: number;
  /** Field of the form, for error messages. */
  field: string;
}

type Focal = Pick<MediaEntity, 'focal_x' | 'focal_y'>;
type PictureColumns = Omit<
  MediaEntity,
  'id' | 'created_at' | 'released_at' | 'version' | keyof Focal
> &
  Partial<Focal>;

/** Stores pictures, files before rows, and removes them once nothing references them. */
@Injectable()
export class MediaService {
  private readonly files: FileStore;
  private readonly log = new Logger('Media');

  constructor(
    env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.files = storeOf(env, PICTURES);
  }

  /**
   * Stores the files of pictures, then changes a record with the ids of their rows, in order. After an error no row or
   * file of them remains. Chosen pictures already exist; they cannot be deleted during the change.
   */
  async withPictures<Row extends Stored, T>(
    pictures: (NewPicture | PictureCopy | ChosenPicture)[],
    type: RecordType<Row>,
    actor: Actor,
    work: (change: Change<Row>, mediaIds: number[]) => Promise<T>,
  ): Promise<T> {
    const stored: PictureColumns[] = [];
    /** Originals whose description a copy keeps, in every language. */
    const originals = new Map<PictureColumns, number>();
    try {
      const ready: (PictureColumns | ChosenPicture)[] = [];
      for (const picture of pictures) {
        if ('chosen' in picture) ready.push(picture);
        else {
          const columns = await this.storeFiles(picture);
          stored.push(columns);
          ready.push(columns);
          if ('copyOf' in picture && picture.alt === picture.copyOf.alt) {
            originals.set(columns, picture.copyOf.id);
          }
        }
      }
      return await change(this.dataSource.manager, type, actor, async (change) => {
        const ids: number[] = [];
        for (const picture of ready) {
          if ('chosen' in picture) {
            ids.push(await hold(change.manager, picture));
            continue;
          }
          const id = await insert(change.manager, picture);
          ids.push(id);
          const original = originals.get(picture);
          if (original !== undefined) await copyTexts(change.manager, 'media', original, id);
        }
        return work(change, ids);
      });
    } catch (error) {
      for (const { key } of stored) await this.removeFiles(key);
      throw error;
    }
  }

  /** Stores a picture that a record may use later. It is removed like a replaced one if none does. */
  async storeUnused(picture: NewPicture): Promise<MediaEntity> {
    const columns = await this.storeFiles(picture);
    const media = this.dataSource.getRepository(MediaEntity);
    try {
      return await media.save(media.create({ ...columns, released_at: new Date() }));
    } catch (error) {
      await this.removeFiles(columns.key);
      throw error;
    }
  }

  /**
   * Marks pictures as replaced: former versions of the record use them, so they are kept for `KEEP_VERSIONS_DAYS`. The
   * write is committed, so errors are only logged.
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
   * Removes pictures of purged records, unless something else references them or former versions of another record use
   * them. The write is committed, so errors are only logged.
   */
  async discard(...mediaIds: (number | null)[]): Promise<void> {
    for (const id of new Set(mediaIds)) {
      if (id !== null) await this.remove({ id, released_at: IsNull(), kind: KEPT_BY_RECORDS });
    }
  }

  /** Removes pictures that were replaced before the given time and are unused, and returns their number. */
  async discardReleased(before: Date): Promise<number> {
    const which = { released_at: LessThan(before), kind: KEPT_BY_RECORDS };
    const media = this.dataSource.getRepository(MediaEntity);
    const due = await media.find({ select: { id: true }, where: which });
    let removed = 0;
    for (const { id } of due) if (await this.remove({ id, ...which })) removed++;
    return removed;
  }

  /**
   * Removes the row first, so that a row never names a missing file. Returns false if it does not exist or is
   * referenced.
   */
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
      const { mime, bytes, width, height, blur, focal_x, focal_y, key: original } = picture.copyOf;
      // A copy of a library picture belongs to its record, as an upload does.
      const kind = picture.copyOf.kind === LIBRARY_KIND ? 'copy' : picture.copyOf.kind;
      const key = newKey(kind);
      await this.files.copyAll(original, key);
      return { key, kind, mime, bytes, width, height, blur, alt, created_by, focal_x, focal_y };
    }
    const { kind } = picture;
    // Loaded on demand: the picture decoder is large, and most processes never need it.
    const { preparePicture } = await import('./picture-file.js');
    const prepared = await preparePicture(picture.upload, picture.field, picture.shape);
    const { bytes, width, height, blur } = prepared;
    const key = newKey(kind);
    const variants = prepared.variants.map(({ width, format, data }) => ({
      name: picturePath('', width, format).slice(1),
      data,
    }));
    await this.files.putAll(key, variants);
    return { key, kind, mime: 'image/webp', bytes, width, height, blur, alt, created_by };
  }

  /** Removes the files of a picture whose row is deleted. On failure, housekeeping removes them. */
  async removeFiles(key: string): Promise<void> {
    await this.files.remove(key).catch((error: unknown) => this.log.error(error));
  }
}

/** Pictures that are removed when no record uses them; library pictures are not. */
const KEPT_BY_RECORDS = Not(LIBRARY_KIND);

async function insert(manager: EntityManager, columns: PictureColumns): Promise<number> {
  const row = manager.create(MediaEntity, columns);
  await manager.insert(MediaEntity, row);
  return row.id;
}

/** Checks that a chosen picture exists, and locks it until the transaction ends. */
async function hold(manager: EntityManager, { chosen: id, field }: ChosenPicture): Promise<number> {
  const lock = isSqlite(manager) ? {} : { lock: { mode: 'pessimistic_write' } as const };
  const row = await manager.findOne(MediaEntity, { where: { id }, ...lock });
  // Portraits are deleted with their account.
  if (row && row.kind !== 'avatar') return id;
  const problem = reason(row ? 'picture_is_portrait' : 'picture_gone');
  throw new InvalidInput({ [field]: problem }, problem);
}

/** Returns a unique key, which is never reused. */
const newKey = (kind: string) => `${kind}/${randomBytes(12).toString('hex')}`;
