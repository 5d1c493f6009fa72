import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Category, CategoryQuery } from '@shishir/contract';
import { EntityManager, type SelectQueryBuilder } from 'typeorm';
import { isStaff, type Principal } from '../http/principal';
import { Kept } from '../database/revision-cache';
import { live } from '../database/live';
import { revision } from '../database/revision';
import { NotAllowed, NotFound, NotSignedIn } from '../http/api-error';
import { orderBy } from '../database/queries';
import { CategoryEntity } from './category.entity';
import { CategoryIndex } from './category-index';
import {
  type CategorySpan,
  EMPTY_SPAN,
  toPublicCategory,
  toStaffCategory,
} from './category.mapper';
import { readSpans, readUses } from '../products/category-products';

const SORTABLE = { id: 'category.id', position: 'category.position', title: 'category.title' };

/** Reads of the categories: the active ones for visitors, all of them for staff. */
@Injectable()
export class CategoriesService {
  private readonly spans = new Kept<Map<number, CategorySpan>>();
  private readonly indexes = new Kept<CategoryIndex>();

  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async list(query: CategoryQuery, principal: Principal | null): Promise<Category[]> {
    const staff = isStaff(principal);
    if (query.status && !staff) {
      if (!principal) throw new NotSignedIn();
      throw new NotAllowed('Only staff may ask for a status.', { status: 'Only for staff.' });
    }
    const found = readable(this.manager, staff);
    const status = query.status ?? 'active';
    if (status !== 'all') found.andWhere('category.status = :status', { status });
    const rows = await orderBy(found, query.sort ?? 'position', SORTABLE).getMany();
    return staff ? toStaffCategories(this.manager, rows) : this.toPublic(rows);
  }

  async get(key: string, principal: Principal | null): Promise<Category> {
    const at = await revision.read(this.manager);
    const index = await this.indexes.get(at, '', () => CategoryIndex.load(this.manager));
    const known = index.find(key);
    if (!known) throw new NotFound('Category not found');
    return this.getById(known.id, principal);
  }

  async getById(id: number, principal: Principal | null): Promise<Category> {
    const staff = isStaff(principal);
    const found = readable(this.manager, staff).andWhere('category.id = :id', { id });
    if (!staff) found.andWhere("category.status = 'active'");
    const rows = await found.getMany();
    const [category] = await (staff ? toStaffCategories(this.manager, rows) : this.toPublic(rows));
    if (!category) throw new NotFound('Category not found');
    return category;
  }

  private async toPublic(rows: CategoryEntity[]): Promise<Category[]> {
    const at = await revision.read(this.manager);
    const spans = await this.spans.get(at, '', () => readSpans(this.manager));
    return rows.map((row) => toPublicCategory(row, spans.get(row.id) ?? EMPTY_SPAN));
  }
}

function readable(manager: EntityManager, staff: boolean): SelectQueryBuilder<CategoryEntity> {
  const query = live(
    manager
      .createQueryBuilder(CategoryEntity, 'category')
      .leftJoinAndSelect('category.image', 'image'),
  );
  return staff ? query.leftJoinAndSelect('category.aliases', 'alias') : query;
}

/** Categories as staff see them, at this very moment. */
export async function toStaffCategories(
  manager: EntityManager,
  rows: CategoryEntity[],
): Promise<Category[]> {
  const spans = await readSpans(manager);
  const uses = await readUses(manager);
  return rows.map((row) =>
    toStaffCategory(row, spans.get(row.id) ?? EMPTY_SPAN, uses.get(row.id) ?? 0),
  );
}
