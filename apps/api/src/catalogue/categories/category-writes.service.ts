import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Category, CreateCategory, UpdateCategory } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import { Conflict, InvalidInput } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { type GivenPicture, MediaService, picturesOf } from '../../platform/media/media.service';
import { newBatch } from '../../platform/records/audit';
import { change } from '../../platform/records/change';
import { load, type RecordType } from '../../platform/records/record-type';
import { CategoriesService } from './categories.service';
import {
  addressesAfter,
  otherThan,
  pathOf,
  rejectTaken,
  setAliases,
  updateCategory,
} from './category-addresses';
import { CategoryMenu } from './category-menu';
import { CategoryEntity, categoryRecord } from './category.entity';

/** Gap between positions, so that a row can be put in between. */
const STEP = 10;
const HAS_PANEL = /cassette|fcu/i;

@Injectable()
export class CategoryWritesService {
  private readonly type: RecordType<CategoryEntity> = {
    ...categoryRecord,
    current: (manager, id) => this.current(manager, id),
  };

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly media: MediaService,
    private readonly menu: CategoryMenu,
    private readonly categories: CategoriesService,
  ) {}

  async create(
    { menu, path: slug, kind = 'other', aliases: given = [], ...body }: CreateCategory,
    picture: GivenPicture | null,
    principal: Principal,
  ): Promise<number> {
    const aliases = otherThan(slug, given);
    const pictures = picturesOf(picture, principal, { kind: 'category', alt: body.title });
    return this.media.withPictures(
      pictures,
      this.type,
      principal,
      async (change, [image_id = null]) => {
        const { manager } = change;
        await rejectTaken(manager, null, { slug, aliases });
        const last = await manager.maximum(CategoryEntity, 'position');
        const columns = {
          ...body,
          slug,
          path: pathOf(slug),
          kind,
          position: body.position ?? (last ?? 0) + STEP,
          has_panel: body.has_panel ?? HAS_PANEL.test(body.title),
          image_id,
        };
        const row = await change.insert(columns, { aliases });
        await setAliases(manager, row.id, [], aliases);
        if (menu) await this.menu.add(change, row, menu);
        return row.id;
      },
    );
  }

  /**
   * Changes the given fields; the old slug stays as an alias if the path changes. The kind never changes: texts and
   * drawings of the site depend on it, and products were entered for it.
   */
  async update(
    id: number,
    { version, remove_image, path, aliases: given, ...fields }: UpdateCategory,
    picture: GivenPicture | null,
    principal: Principal,
  ): Promise<void> {
    const alt =
      fields.title ??
      (picture === null ? '' : (await load(this.manager, this.type, id, version)).title);
    const pictures = picturesOf(picture, principal, { kind: 'category', alt });
    await this.media.withPictures(pictures, this.type, principal, async (change, [uploaded]) => {
      const before = await change.load(id, version);
      if (fields.kind && fields.kind !== before.kind)
        throw new InvalidInput({ kind: reason('category_kind_fixed') });
      const image_id = uploaded ?? (remove_image ? null : before.image_id);
      const addresses = addressesAfter(before, { slug: path, aliases: given });
      await updateCategory(change, before, { ...fields, image_id }, addresses);
      if (before.image_id !== image_id) {
        change.afterCommit(() => this.media.release(before.image_id));
      }
    });
  }

  async reorder(ids: number[], principal: Principal): Promise<void> {
    if (new Set(ids).size < ids.length) {
      throw new InvalidInput({ ids: reason('record_listed_twice', { record: 'category' }) });
    }
    await change(this.manager, this.type, principal, async (change) => {
      const rows = await change.manager.find(CategoryEntity);
      const byId = new Map(rows.map((row) => [row.id, row]));
      if (ids.length !== rows.length || !ids.every((id) => byId.has(id))) {
        throw new Conflict(reason('categories_changed'));
      }
      const batch = newBatch();
      for (const [index, id] of ids.entries()) {
        await change.update(byId.get(id)!, { position: (index + 1) * STEP }, { batch });
      }
    });
  }

  private async current(manager: EntityManager, id: number): Promise<Category | undefined> {
    const rows = await manager.find(CategoryEntity, {
      where: { id },
      relations: { aliases: true, image: true },
    });
    const [current] = await this.categories.toStaff(manager, rows);
    return current;
  }
}
