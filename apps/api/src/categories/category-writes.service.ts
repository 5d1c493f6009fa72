import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { CreateCategory, UpdateCategory } from '@shishir/contract';
import { randomBytes } from 'node:crypto';
import { EntityManager } from 'typeorm';
import { revision } from '../database/revision';
import { Conflict, InvalidInput, NotFound, StaleVersion } from '../http/api-error';
import type { Principal } from '../http/principal';
import { MediaService, type NewPicture } from '../media/media.service';
import { MenuService } from '../menu/menu.service';
import { changesBetween, writeAudit } from '../records/audit';
import { CategoriesService } from './categories.service';
import { rejectTaken, setAliases } from './category-addresses';
import { CategoryEntity } from './category.entity';

/** Steps between positions leave room to put a row in between. */
const STEP = 10;
const HAS_PANEL = /cassette|fcu/i;
const FIELDS = [
  'title',
  'path',
  'position',
  'description',
  'type',
  'status',
  'has_panel',
  'image_id',
  'aliases',
] as const;

const pathOf = (slug: string) => `/products/${slug}`;

@Injectable()
export class CategoryWritesService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly media: MediaService,
    private readonly menu: MenuService,
    private readonly categories: CategoriesService,
  ) {}

  async create(
    { menu, path: slug, aliases: given = [], ...body }: CreateCategory,
    picture: Buffer | null,
    principal: Principal,
  ): Promise<number> {
    const aliases = otherThan(slug, given);
    const pictures = pictureOf(picture, body.title, principal);
    return this.media.withPictures(pictures, async (manager, [image_id = null]) => {
      await revision.raise(manager);
      await rejectTaken(manager, null, { slug, aliases });
      const last = await manager.maximum(CategoryEntity, 'position');
      const row = await manager.save(
        manager.create(CategoryEntity, {
          ...body,
          slug,
          path: pathOf(slug),
          position: body.position ?? (last ?? 0) + STEP,
          has_panel: body.has_panel ?? HAS_PANEL.test(body.title),
          image_id,
        }),
      );
      await setAliases(manager, row.id, [], aliases);
      await writeAudit(manager, principal, {
        ...recordOf(row),
        action: 'created',
        changes: changesBetween(null, { ...row, aliases }, FIELDS),
      });
      if (menu) {
        await this.menu.add(manager, principal, {
          group: menu,
          title: row.title,
          path: row.path,
        });
      }
      return row.id;
    });
  }

  /** What is given is changed; the old slug stays as an alias when the path changes. */
  async update(
    id: number,
    { version, remove_image, path, aliases: given, ...fields }: UpdateCategory,
    picture: Buffer | null,
    principal: Principal,
  ): Promise<void> {
    const alt = fields.title ?? (picture ? (await this.load(this.manager, id, version)).title : '');
    const pictures = pictureOf(picture, alt, principal);
    const released = await this.media.withPictures(pictures, async (manager, [uploaded]) => {
      await revision.raise(manager);
      const before = await this.load(manager, id, version);
      const slug = path ?? before.slug;
      const known = before.aliases.map(({ alias }) => alias);
      const formerSlugs = slug === before.slug ? [] : [before.slug];
      const aliases = otherThan(slug, [...(given ?? known), ...formerSlugs]);
      const image_id = uploaded ?? (remove_image ? null : before.image_id);
      const columns = { ...fields, slug, path: pathOf(slug), image_id };
      const after = { ...before, ...columns };
      const changes = changesBetween(
        { ...before, aliases: [...known].sort() },
        { ...after, aliases: [...aliases].sort() },
        FIELDS,
      );
      if (changes.length === 0) return null;
      await rejectTaken(manager, id, { slug, aliases });
      const which = { id, version: before.version };
      const { affected } = await manager.update(CategoryEntity, which, columns);
      if (!affected) throw await this.stale(manager, id);
      await setAliases(manager, id, known, aliases);
      await this.menu.follow(manager, principal, before, after);
      await writeAudit(manager, principal, {
        ...recordOf(before),
        action: 'updated',
        changes,
      });
      return before.image_id === image_id ? null : before.image_id;
    });
    if (released !== null) await this.media.discard(released);
  }

  async reorder(ids: number[], principal: Principal): Promise<void> {
    if (new Set(ids).size < ids.length) {
      throw new InvalidInput({ ids: 'Each category stands in the order once.' });
    }
    await this.manager.transaction(async (manager) => {
      await revision.raise(manager);
      const rows = await manager.find(CategoryEntity);
      const byId = new Map(rows.map((row) => [row.id, row]));
      if (ids.length !== rows.length || !ids.every((id) => byId.has(id))) {
        throw new Conflict('The categories have changed meanwhile. Please look at them again.');
      }
      const batch = randomBytes(8).toString('hex');
      for (const [index, id] of ids.entries()) {
        const row = byId.get(id)!;
        const position = (index + 1) * STEP;
        const changes = changesBetween(row, { position }, ['position']);
        if (changes.length === 0) continue;
        await manager.update(CategoryEntity, { id }, { position });
        await writeAudit(manager, principal, {
          ...recordOf(row),
          action: 'updated',
          changes,
          batch,
        });
      }
    });
  }

  private async load(
    manager: EntityManager,
    id: number,
    version?: number,
  ): Promise<CategoryEntity> {
    const row = await manager.findOne(CategoryEntity, {
      where: { id },
      relations: { aliases: true },
    });
    if (!row) throw new NotFound('Category not found');
    if (version !== undefined && version !== row.version) throw await this.stale(manager, id);
    return row;
  }

  private async stale(manager: EntityManager, id: number): Promise<StaleVersion> {
    const rows = await manager.find(CategoryEntity, {
      where: { id },
      relations: { aliases: true, image: true },
    });
    const [current] = await this.categories.toStaff(manager, rows);
    return new StaleVersion('This category', current);
  }
}

const recordOf = ({ id, title }: CategoryEntity) =>
  ({ subject: 'category', id, name: title }) as const;

/** Other spellings, each once; the slug itself is none. */
const otherThan = (slug: string, aliases: string[]) =>
  [...new Set(aliases)].filter((alias) => alias !== slug);

function pictureOf(upload: Buffer | null, alt: string, { user }: Principal): NewPicture[] {
  if (!upload) return [];
  return [{ upload, field: 'image', kind: 'category', shape: 'free', alt, createdBy: user.id }];
}
