import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type AuditChange, type Post, postRecord } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { readTimeOf, wordsIn } from '@shishir/format';
import { EntityManager, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { MediaEntity } from '../../platform/media/media.entity';
import type { Principal } from '../../platform/http/principal';
import { type GivenPicture, MediaService } from '../../platform/media/media.service';
import { apiRecord, versionsOf } from '../../platform/record-api/api-record';
import {
  type Given,
  type ListQuery,
  RecordService,
} from '../../platform/record-api/record.service';
import { newBatch } from '../../platform/records/audit';
import { type Change, change } from '../../platform/records/change';
import { publishAt } from '../../platform/records/publish-date';
import { loadAll } from '../../platform/records/record-type';
import { PostEntity } from './post.entity';

export const postsApi = apiRecord(postRecord, PostEntity, {
  // Two long bodies do not fit the column of the log.
  longTexts: { body: (text) => `${wordsIn(text)} words` },
  published: ({ publish_at }) => ({
    status: 'published',
    publish_at: null,
    ...(publish_at && { published_at: publish_at }),
  }),
});
export const postVersions = versionsOf(postsApi);

/** Values of a body that are not simply stored in a column. */
type GivenPost = Partial<Pick<Post, 'title' | 'body' | 'status' | 'published_at'>> & {
  image_alt?: string;
  publish_at?: string | null;
  read_time?: number | null;
};

/** Manages blog posts: visitors see published ones, staff see all. */
@Injectable()
export class PostsService extends RecordService<PostEntity, Post> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, media, postsApi);
  }

  override async counts() {
    const counts = (await super.counts()) as { by_status: Record<string, number> };
    const scheduled = await this.manager.countBy(PostEntity, { publish_at: Not(IsNull()) });
    const draft = counts.by_status['draft']! - scheduled;
    return { ...counts, by_status: { ...counts.by_status, draft, scheduled } };
  }

  /** Publishing a draft sets its date to now and clears its schedule. */
  override changeStatus(ids: number[], status: Post['status'], principal: Principal) {
    return change(this.manager, postsApi, principal, async (change) => {
      const rows = await loadAll(change.manager, postsApi, ids);
      const columns = (row: PostEntity) => ({
        status,
        publish_at: null,
        ...publishedAt(undefined, row, status),
      });
      const changing = rows.filter((row) => row.status !== status || row.publish_at !== null);
      const batch = changing.length > 1 ? newBatch() : undefined;
      for (const row of changing) await change.update(row, columns(row), { batch });
      return changing.map(({ id }) => id);
    });
  }

  protected override filter(
    builder: SelectQueryBuilder<PostEntity>,
    { status, category, readable_in, ...query }: ListQuery,
  ): void {
    super.filter(builder, query);
    if (category) {
      // The topic as the page shows it, in either language.
      builder.andWhere(
        `(item.category = :category OR item.id IN (SELECT subject_id FROM translation
          WHERE subject = 'post' AND field = 'category' AND approved = :category))`,
        { category },
      );
    }
    if (readable_in === 'bn') {
      builder.andWhere(
        `item.id IN (SELECT subject_id FROM translation
          WHERE subject = 'post' AND field = 'body' AND locale = 'bn' AND approved IS NOT NULL)`,
      );
    }
    if (status === 'scheduled') builder.andWhere('item.publish_at IS NOT NULL');
    else if (status) builder.andWhere('item.status = :status', { status });
    if (status === 'draft') builder.andWhere('item.publish_at IS NULL');
  }

  /** Recalculates the read time with the body, unless staff have set it. */
  protected override columns(given: Given, before: PostEntity | null) {
    const { published_at, publish_at, read_time, ...fields } = given as GivenPost;
    delete fields.image_alt;
    const status = fields.status ?? before?.status ?? 'draft';
    const body = fields.body ?? before!.body;
    const counted = read_time === undefined && before ? givenReadTime(before) : read_time;
    return {
      ...super.columns(fields, before),
      ...publishAt(publish_at, isPublic(status), WITHOUT_DATE),
      ...publishedAt(published_at, before, fields.status),
      read_time: counted ?? readTimeOf(body),
    };
  }

  protected override altOf(given: Given, before: PostEntity | null): string {
    return (given as GivenPost).image_alt || super.altOf(given, before);
  }

  /** Changes the alternative text of a stored picture; a new picture gets it with its row. */
  protected override async changesBeside(
    change: Change<PostEntity>,
    imageId: number | null,
    given: Given,
    picture: GivenPicture | null,
  ): Promise<AuditChange[]> {
    const { image_alt } = given as GivenPost;
    // A library picture keeps its description if none is given.
    const alt = picture === null ? image_alt : image_alt || undefined;
    const isNew = picture instanceof Buffer;
    return isNew || alt === undefined ? [] : changeAlt(change.manager, imageId!, alt);
  }
}

const WITHOUT_DATE = reason('post_publish_date');
const isPublic = (status: Post['status']) => status !== 'draft';

/** Returns the current time for a draft that is published, unless staff give another date. */
function publishedAt(
  given: string | undefined,
  before: PostEntity | null,
  status: Post['status'] | undefined,
): { published_at?: Date } {
  if (given !== undefined) return { published_at: new Date(given) };
  const isPublished = before === null || (before.status === 'draft' && status === 'published');
  return isPublished ? { published_at: new Date() } : {};
}

/** Returns the read time that staff have set, or null if it was calculated. */
const givenReadTime = ({ body, read_time }: PostEntity) =>
  read_time === readTimeOf(body) ? null : read_time;

/** Writes the alternative text of a picture; returns the changes. */
async function changeAlt(manager: EntityManager, id: number, alt: string): Promise<AuditChange[]> {
  const { alt: before } = await manager.findOneByOrFail(MediaEntity, { id });
  if (before === alt) return [];
  await manager.update(MediaEntity, { id }, { alt });
  return [{ field: 'image_alt', before, after: alt }];
}
