import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type CreateMedia,
  MEDIA_PLACES_REPLACED,
  type ReplaceMedia,
  type UpdateMedia,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import { isStillReferenced } from '../../platform/database/database-errors';
import { Conflict, InvalidInput } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { MediaAliasEntity } from '../../platform/media/media-alias.entity';
import { LIBRARY_KIND, MediaEntity } from '../../platform/media/media.entity';
import { MediaService, type NewPicture } from '../../platform/media/media.service';
import { newBatch } from '../../platform/records/audit';
import { type Change, change } from '../../platform/records/change';
import { load } from '../../platform/records/record-type';
import { TranslationEntity } from '../../platform/translations/translation.entity';
import { rejectLocked } from './media-locks';
import { mediaRecord } from './media-record';
import { countUses, pictureRecords, placesOf, recordsWith } from './picture-places';

/** Number of records that are loaded together. */
const CHUNK = 200;
/** Kinds of pictures of people, which are cropped to a square. */
const SQUARE = ['avatar', 'people', 'portrait'];
/** Kind of a library picture after its replacement: from then on only former versions keep it. */
const REPLACED = 'replaced';

/** Changes stored pictures for staff. */
@Injectable()
export class MediaWritesService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly media: MediaService,
  ) {}

  create({ alt = '' }: CreateMedia, upload: Buffer | null, principal: Principal): Promise<number> {
    const pictures = [pictureOf(upload, { kind: LIBRARY_KIND, shape: 'free', alt }, principal)];
    return this.media.withPictures(pictures, mediaRecord, principal, async (change, [id]) => {
      const row = await change.manager.findOneByOrFail(MediaEntity, { id: id! });
      change.log(row, 'created', change.changesBetween(null, row));
      return row.id;
    });
  }

  /** Changes the given values wherever the picture is shown. */
  update(id: number, { version, alt, focal }: UpdateMedia, principal: Principal): Promise<void> {
    return change(this.manager, mediaRecord, principal, async (change) => {
      const before = await change.load(id, version);
      await rejectLocked(change.manager, id, principal);
      await change.update(before, {
        ...(alt === undefined ? {} : { alt }),
        ...(focal === undefined ? {} : { focal_x: focal.x, focal_y: focal.y }),
      });
    });
  }

  /**
   * Puts another picture with the same description into all places of this one, and returns its id. Each record is
   * written by its own rules, so it gets a version from which the former picture can be restored.
   */
  async replace(
    id: number,
    { version }: ReplaceMedia,
    upload: Buffer | null,
    principal: Principal,
  ): Promise<number> {
    const { kind, alt } = await load(this.manager, mediaRecord, id, version);
    await rejectLocked(this.manager, id, principal);
    const uses = (await countUses(this.manager, [id])).get(id) ?? 0;
    if (uses > MEDIA_PLACES_REPLACED) {
      throw new Conflict(
        reason('picture_in_many_places', { places: uses, max: MEDIA_PLACES_REPLACED }),
      );
    }
    const shape = SQUARE.includes(kind) ? 'square' : 'free';
    const pictures = [pictureOf(upload, { kind, shape, alt }, principal)];
    return this.media.withPictures(pictures, mediaRecord, principal, async (change, [stored]) => {
      const { manager } = change;
      const before = await change.load(id, version);
      await rejectLocked(manager, id, principal);
      const after = await manager.findOneByOrFail(MediaEntity, { id: stored! });
      // The description may have changed while the files were stored.
      await manager.update(MediaEntity, { id: after.id }, { alt: before.alt });
      const batch = newBatch();
      const places = await movePlaces(change, before, after, batch);
      await manager.update(MediaAliasEntity, { media_id: id }, { media_id: after.id });
      const translations = { subject: 'media', subject_id: id } as const;
      await manager.update(TranslationEntity, translations, { subject_id: after.id });
      if (before.kind === LIBRARY_KIND)
        await manager.update(MediaEntity, { id }, { kind: REPLACED });
      const keys = { field: 'key', before: before.key, after: after.key };
      change.log(
        { ...after, alt: before.alt },
        'replaced',
        [keys, { field: 'places', before: null, after: places }],
        batch,
      );
      // Without a place no version needs it, and accounts have no versions.
      const isKept = places > 0 && kind !== 'avatar';
      change.afterCommit(() => (isKept ? this.media.release(id) : this.media.discard(id)));
      return after.id;
    });
  }

  /** Deletes a picture permanently. No record may use it; former versions lose it. */
  remove(id: number, version: number | undefined, principal: Principal): Promise<void> {
    return change(this.manager, mediaRecord, principal, async (change) => {
      const { manager } = change;
      const row = await change.load(id, version);
      const [place] = await placesOf(manager, id, 1);
      if (place) {
        const code = place.in_trash ? 'picture_used_in_trash' : 'picture_used';
        throw new Conflict(reason(code, { name: place.name }));
      }
      await manager.delete(MediaEntity, { id }).catch((error: unknown) => {
        throw isStillReferenced(error) ? new Conflict(reason('picture_in_use')) : error;
      });
      change.log(row, 'deleted', change.changesBetween(row, null));
      change.afterCommit(() => this.media.removeFiles(row.key));
    });
  }
}

/** Writes all records with one picture so that they use another; returns the number of places. */
async function movePlaces(
  change: Change<MediaEntity>,
  before: MediaEntity,
  after: MediaEntity,
  batch: string,
): Promise<number> {
  let places = 0;
  for (const records of pictureRecords) {
    const { record } = records;
    const inner = change.of(record.type);
    for (let last = 0; ;) {
      const rows = await recordsWith(change.manager, records, before.id, {
        take: CHUNK,
        after: last,
        forUpdate: true,
      });
      for (const row of rows) {
        const values = row as unknown as Record<string, unknown>;
        const fields = record.pictures.filter((field) => values[field] === before.id);
        const moved = Object.fromEntries(fields.map((field) => [field, after.id]));
        await record.write(inner, row, moved, { batch });
        places += fields.length;
      }
      if (rows.length < CHUNK) break;
      last = rows.at(-1)!.id;
    }
  }
  const left = (await countUses(change.manager, [before.id])).get(before.id);
  if (left) throw new Error(`${left} places of the picture ${before.id} were not moved.`);
  return places;
}

function pictureOf(
  upload: Buffer | null,
  what: Pick<NewPicture, 'kind' | 'shape' | 'alt'>,
  { user }: Principal,
): NewPicture {
  const missing = reason('image_required');
  if (!upload) throw new InvalidInput({ image: missing }, missing);
  return { ...what, upload, field: 'image', createdBy: user.id };
}
