import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Category, CategoryQuery, LocaleQuery } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { notDeleted, orderBy } from '../../platform/database/queries';
import { RevisionCache, revision } from '../../platform/database/revision';
import { publicDocuments } from '../documents/public-documents';
import { NotAllowed, NotFound, NotSignedIn } from '../../platform/http/api-error';
import { isStaff, type Principal } from '../../platform/http/principal';
import { pictureIn } from '../../platform/media/picture.mapper';
import { Texts } from '../../platform/translations/texts';
import { CategoryIndex } from './category-index';
import { CategoryProducts, type CategoryStats } from './category-products';
import { CategoryEntity } from './category.entity';
import {
  NO_PRODUCTS,
  toPublicCategory,
  toPublicFacts,
  toStaffCategory,
  type TranslatedCategory,
} from './category.mapper';

const STAFF_FILTERS = ['status', 'trash'] as const;
const SORTABLE = { id: 'category.id', position: 'category.position', title: 'category.title_key' };

/** Reads categories: visitors see active ones, staff see all. */
@Injectable()
export class CategoriesService {
  private readonly stats = new RevisionCache<Map<number, CategoryStats>>();
  private readonly indexes = new RevisionCache<CategoryIndex>();

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly products: CategoryProducts,
  ) {}

  async list(query: CategoryQuery, principal: Principal | null): Promise<Category[]> {
    const staff = isStaff(principal);
    for (const filter of STAFF_FILTERS) {
      if (query[filter] === undefined || staff) continue;
      if (!principal) throw new NotSignedIn();
      throw new NotAllowed(reason('category_filter_for_staff', { filter }), {
        [filter]: reason('for_staff'),
      });
    }
    if (query.trash) return this.toStaff(this.manager, await this.inTrash());
    const builder = readable(this.manager, staff);
    const status = query.status ?? 'active';
    if (status !== 'all') builder.andWhere('category.status = :status', { status });
    const found = await orderBy(builder, query.sort ?? 'position', SORTABLE).getMany();
    const rows = await this.inLanguage(found, query);
    return staff ? this.toStaff(this.manager, rows) : this.toPublic(rows);
  }

  private inTrash(): Promise<CategoryEntity[]> {
    return this.manager.find(CategoryEntity, {
      where: { deleted_at: Not(IsNull()) },
      relations: { image: true, aliases: true },
      order: { deleted_at: 'DESC', id: 'DESC' },
      withDeleted: true,
    });
  }

  async get(
    key: string,
    principal: Principal | null,
    language: LocaleQuery = {},
  ): Promise<Category> {
    const at = await revision.read(this.manager);
    const index = await this.indexes.get(at, '', () => CategoryIndex.load(this.manager));
    const known = index.find(key);
    if (!known) throw new NotFound(reason('record_not_found', { record: 'category' }));
    return this.getById(known.id, principal, language);
  }

  async getById(
    id: number,
    principal: Principal | null,
    language: LocaleQuery = {},
  ): Promise<Category> {
    const staff = isStaff(principal);
    const builder = readable(this.manager, staff).andWhere('category.id = :id', { id });
    if (!staff) builder.andWhere("category.status = 'active'");
    const rows = await this.inLanguage(await builder.getMany(), language);
    const [category] = await (staff ? this.toStaff(this.manager, rows) : this.toPublic(rows));
    if (!category) throw new NotFound(reason('record_not_found', { record: 'category' }));
    const documents = await publicDocuments(this.manager, { category_id: id });
    return { ...(staff ? {} : toPublicFacts(rows[0]!)), ...category, documents };
  }

  private async inLanguage(
    rows: CategoryEntity[],
    language: LocaleQuery,
  ): Promise<TranslatedCategory[]> {
    const texts = await Texts.load(this.manager, language, {
      category: rows.map(({ id }) => id),
      media: rows.flatMap(({ image }) => image?.id ?? []),
    });
    return rows.map((row) => {
      const translated = texts.of('category', row.id, row);
      const image = row.image && pictureIn(texts, row.image, row.title, translated.title);
      return { ...translated, image };
    });
  }

  /** Returns categories as staff currently see them; their aliases must be loaded. */
  async toStaff(manager: EntityManager, rows: CategoryEntity[]): Promise<Category[]> {
    const stats = await this.products.stats(manager);
    const counts = await this.products.counts(manager);
    return rows.map((row) =>
      toStaffCategory(row, stats.get(row.id) ?? NO_PRODUCTS, counts.get(row.id) ?? 0),
    );
  }

  private async toPublic(rows: CategoryEntity[]): Promise<Category[]> {
    const at = await revision.read(this.manager);
    const stats = await this.stats.get(at, '', () => this.products.stats(this.manager));
    return rows.map((row) => toPublicCategory(row, stats.get(row.id) ?? NO_PRODUCTS));
  }
}

function readable(manager: EntityManager, staff: boolean): SelectQueryBuilder<CategoryEntity> {
  const query = notDeleted(
    manager
      .createQueryBuilder(CategoryEntity, 'category')
      .leftJoinAndSelect('category.image', 'image'),
  );
  return staff ? query.leftJoinAndSelect('category.aliases', 'alias') : query;
}
