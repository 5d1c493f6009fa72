import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  MEDIA_KINDS,
  MEDIA_PLACES_SHOWN,
  type MediaDetail,
  type MediaItem,
  type MediaKind,
  type MediaQuery,
} from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { Env } from '../../platform/config/env';
import { containing, like, orderBy, type Page, pageOf } from '../../platform/database/queries';
import { textOf } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { LIBRARY_KIND, MediaEntity } from '../../platform/media/media.entity';
import { notFound } from '../../platform/records/record-type';
import { UserEntity } from '../../staff/users/user.entity';
import { lockOf } from './media-locks';
import { mediaRecord, toMediaItem } from './media-record';
import { countUses, isUsed, isUsedByName, placesOf, recordsWithFormer } from './picture-places';

const DAY_MS = 24 * 60 * 60_000;
const SORTABLE = { id: 'media.id', created_at: 'media.created_at', bytes: 'media.bytes' };

/** Reads all stored pictures and the places that use them. */
@Injectable()
export class MediaLibraryService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly env: Env,
  ) {}

  async list({ kind, used, q, ...query }: MediaQuery): Promise<Page<MediaItem>> {
    const builder = this.pictures();
    if (kind) builder.andWhere(isUsed(this.manager, MEDIA_KINDS[kind]));
    if (used) builder.andWhere(`${used === 'true' ? '' : 'NOT '}${isUsed(this.manager)}`);
    if (q) {
      const own = [like('media.alt', ':q'), like('media.key', ':q')];
      const conditions = [...own, isUsedByName(this.manager, ':q')];
      builder.andWhere(`(${conditions.join(' OR ')})`, { q: containing(q) });
    }
    orderBy(builder, query.sort ?? '-created_at', SORTABLE);
    const { rows, total } = await pageOf(builder, query);
    const uses = await countUses(
      this.manager,
      rows.map(({ id }) => id),
    );
    return { rows: rows.map((row) => toMediaItem(row, uses.get(row.id) ?? 0)), total };
  }

  async summary() {
    const count = (condition: string) => this.pictures().where(condition).getCount();
    const { bytes } = (await this.pictures()
      .select('SUM(media.bytes)', 'bytes')
      .getRawOne<{ bytes: number | string | null }>())!;
    const by_kind: Partial<Record<MediaKind, number>> = {};
    for (const [kind, subjects] of Object.entries(MEDIA_KINDS)) {
      by_kind[kind as MediaKind] = await count(isUsed(this.manager, subjects));
    }
    return {
      all: await this.pictures().getCount(),
      bytes: Number(bytes ?? 0),
      unused: await count(`NOT ${isUsed(this.manager)}`),
      by_kind: by_kind as Record<MediaKind, number>,
    };
  }

  async get(id: number, principal: Principal): Promise<MediaDetail> {
    const row = await this.manager.findOneBy(MediaEntity, { id });
    if (!row) throw notFound(mediaRecord);
    const uses = (await countUses(this.manager, [id])).get(id) ?? 0;
    const keepMs = this.env.KEEP_VERSIONS_DAYS * DAY_MS;
    const since = new Date(Date.now() - keepMs);
    const { released_at, kind, created_by } = row;
    const goes = uses === 0 && released_at !== null && kind !== LIBRARY_KIND;
    const author = await this.manager.findOne(UserEntity, {
      select: { id: true, name: true },
      where: { id: created_by ?? 0 },
    });
    const lock = await lockOf(this.manager, id, principal);
    return {
      ...toMediaItem(row, uses),
      places: uses > 0 ? await placesOf(this.manager, id, MEDIA_PLACES_SHOWN) : [],
      former: uses > 0 ? [] : await recordsWithFormer(this.manager, id, since),
      kept_until: goes ? new Date(released_at.getTime() + keepMs).toISOString() : null,
      locked: lock && textOf(lock),
      created_by: author && { id: author.id, name: author.name },
    };
  }

  private pictures() {
    return this.manager.createQueryBuilder(MediaEntity, 'media');
  }
}
