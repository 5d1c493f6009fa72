import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type AuditChange,
  type CreatePost,
  type Post,
  POST_STATUSES,
  type PostQuery,
  type UpdatePost,
} from '@shishir/contract';
import { readTimeOf } from '@shishir/format';
import { EntityManager, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { live, orderBy, type Page, pageOf, search } from '../../platform/database/queries';
import { InvalidInput } from '../../platform/http/api-error';
import { isStaff, type Principal, rejectStaffFilters } from '../../platform/http/principal';
import { MediaEntity } from '../../platform/media/media.entity';
import { type GivenPicture, MediaService, picturesOf } from '../../platform/media/media.service';
import { newBatch } from '../../platform/records/audit';
import { statusCounts } from '../../platform/records/bulk';
import { change } from '../../platform/records/change';
import { publishAt } from '../../platform/records/publish-date';
import { load, loadAll, notFound } from '../../platform/records/record-type';
import { Trash } from '../../platform/records/trash';
import { PostEntity } from './post.entity';
import { postRecord } from './post.record';
import { toPublicPost, toStaffPost } from './post.mapper';

const SORTABLE = {
  id: 'item.id',
  title: 'item.title_key',
  author: 'item.author_key',
  category: 'item.category_key',
  published_at: 'item.published_at',
  status: 'item.status',
  updated_at: 'item.updated_at',
  deleted_at: 'item.deleted_at',
};

/** Posts of the blog: the published ones for visitors, all of them for staff. */
@Injectable()
export class PostsService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly media: MediaService,
  ) {}

  async list(query: PostQuery, principal: Principal | null): Promise<Page<Post>> {
    const staff = isStaff(principal);
    if (!staff) rejectStaffFilters(query, ['status', 'trash'], principal);
    const found = this.withImage().select([...this.columnsOfList(), 'image']);
    if (query.trash) found.withDeleted().andWhere('item.deleted_at IS NOT NULL');
    else live(found);
    const view = staff ? query.status : 'published';
    if (view) inView(found, view);
    const { category } = query;
    if (category) found.andWhere('item.category = :category', { category });
    search(found, ['search_text'], query.q);
    orderBy(found, query.sort ?? (query.trash ? '-deleted_at' : '-published_at'), SORTABLE);
    const { rows, total } = await pageOf(found, query);
    return { rows: rows.map(staff ? toStaffPost : toPublicPost), total };
  }

  /** Staff find what is not published or in the trash too; for a visitor it does not exist. */
  async get(id: number, principal: Principal | null): Promise<Post> {
    const staff = isStaff(principal);
    const found = this.withImage().withDeleted().andWhere('item.id = :id', { id });
    if (!staff) live(found).andWhere("item.status = 'published'");
    const row = await found.getOne();
    if (!row) throw notFound(postRecord);
    return staff ? toStaffPost(row) : toPublicPost(row);
  }

  async create(
    { image_alt, published_at, publish_at, read_time, ...fields }: CreatePost,
    given: GivenPicture | null,
    principal: Principal,
  ): Promise<number> {
    if (given === null) throw new InvalidInput({ image: 'Image is required' });
    const pictures = picturesOf(given, principal, { kind: 'post', alt: image_alt || fields.title });
    const columns = {
      ...fields,
      ...publishAt(publish_at, isPublic(fields.status ?? 'draft'), WITHOUT_DATE),
      published_at: published_at === undefined ? new Date() : new Date(published_at),
      read_time: read_time ?? readTimeOf(fields.body),
    };
    return this.media.withPictures(pictures, postRecord, principal, async (change, [image_id]) => {
      // One of the library has a description already.
      if (typeof given === 'number' && image_alt) {
        await changeAlt(change.manager, image_id!, image_alt);
      }
      return (await change.insert({ ...columns, image_id: image_id! })).id;
    });
  }

  /** What is given is changed. A read time that was counted follows the body. */
  async update(
    id: number,
    { version, image_alt, published_at, publish_at, read_time, ...fields }: UpdatePost,
    given: GivenPicture | null,
    principal: Principal,
  ): Promise<void> {
    const { title } = await load(this.manager, postRecord, id, version);
    const pictures = picturesOf(given, principal, {
      kind: 'post',
      alt: image_alt || (fields.title ?? title),
    });
    await this.media.withPictures(pictures, postRecord, principal, async (change, [uploaded]) => {
      const before = await change.load(id, version);
      const image_id = uploaded ?? before.image_id;
      const body = fields.body ?? before.body;
      const given = read_time === undefined ? givenReadTime(before) : read_time;
      const columns = {
        ...fields,
        ...publishAt(publish_at, isPublic(fields.status ?? before.status), WITHOUT_DATE),
        ...publishedAt(published_at, before, fields.status),
        read_time: given ?? readTimeOf(body),
        image_id,
      };
      const changes = change.changesTo(before, columns);
      if ((given === null || typeof given === 'number') && image_alt !== undefined) {
        changes.push(...(await changeAlt(change.manager, image_id, image_alt)));
      }
      await change.update(before, columns, { changes });
      if (image_id !== before.image_id) {
        change.afterCommit(() => this.media.release(before.image_id));
      }
    });
  }

  async counts() {
    const counts = await statusCounts(this.manager, postRecord, POST_STATUSES);
    const scheduled = await this.manager.countBy(PostEntity, { publish_at: Not(IsNull()) });
    const draft = counts.by_status.draft - scheduled;
    return { ...counts, by_status: { ...counts.by_status, draft, scheduled } };
  }

  /** All of them or none. Gives the ids of those that were not so before: only these are written. */
  changeStatus(ids: number[], status: Post['status'], principal: Principal): Promise<number[]> {
    return change(this.manager, postRecord, principal, async (change) => {
      const rows = await loadAll(change.manager, postRecord, ids);
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

  private withImage() {
    return this.manager
      .createQueryBuilder(PostEntity, 'item')
      .innerJoinAndSelect('item.image', 'image');
  }

  /** All columns but the body, which would be most of a list. */
  private columnsOfList(): string[] {
    const { columns } = this.manager.connection.getMetadata(PostEntity);
    const names = columns.map(({ propertyName }) => propertyName);
    return names.filter((name) => name !== 'body').map((name) => `item.${name}`);
  }
}

/** Posts stay in the trash with their pictures. */
@Injectable()
export class PostTrash extends Trash<PostEntity> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, postRecord, {
      afterPurge: (rows) => media.discard(...rows.map(({ image_id }) => image_id)),
    });
  }
}

const WITHOUT_DATE = 'Only a draft can have a publish date';
const isPublic = (status: Post['status']) => status !== 'draft';

/** A draft that is published has the date of that moment, unless staff give another. */
function publishedAt(
  given: string | undefined,
  before: PostEntity,
  status: Post['status'] | undefined,
): { published_at?: Date } {
  if (given !== undefined) return { published_at: new Date(given) };
  return before.status === 'draft' && status === 'published' ? { published_at: new Date() } : {};
}

function inView(
  found: SelectQueryBuilder<PostEntity>,
  view: NonNullable<PostQuery['status']>,
): void {
  const status = view === 'scheduled' ? 'draft' : view;
  found.andWhere('item.status = :status', { status });
  if (status === 'draft') {
    found.andWhere(`item.publish_at IS ${view === 'scheduled' ? 'NOT ' : ''}NULL`);
  }
}

/** The read time that staff have set; null where it is the one that was counted. */
const givenReadTime = ({ body, read_time }: PostEntity) =>
  read_time === readTimeOf(body) ? null : read_time;

/** Writes the alternative text of a picture; gives what changed. */
async function changeAlt(manager: EntityManager, id: number, alt: string): Promise<AuditChange[]> {
  const { alt: before } = await manager.findOneByOrFail(MediaEntity, { id });
  if (before === alt) return [];
  await manager.update(MediaEntity, { id }, { alt });
  return [{ field: 'image_alt', before, after: alt }];
}
