import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Category, CategoryQuery } from '@shishir/contract';
import { Brackets, Repository, type SelectQueryBuilder } from 'typeorm';
import { isStaff, type Principal } from '../auth/principal';
import { live } from '../database/live';
import { NotAllowed, NotFound } from '../http/api-error';
import { orderBy } from '../http/lists';
import { ProductEntity } from '../products/product.entity';
import { CategoryEntity } from './category.entity';
import { type CategorySpan, EMPTY_SPAN, toCategory } from './category.mapper';

const SORTABLE = { id: 'category.id', position: 'category.position', title: 'category.title' };

interface SpanRow {
  category_id: number;
  product_count: number | string;
  tr_min: number | string | null;
  tr_max: number | string | null;
  price_from: number | string | null;
}

@Injectable()
export class CategoriesService {
  constructor(
    @InjectRepository(CategoryEntity) private readonly categories: Repository<CategoryEntity>,
    @InjectRepository(ProductEntity) private readonly products: Repository<ProductEntity>,
  ) {}

  async list(query: CategoryQuery, principal: Principal | null): Promise<Category[]> {
    if (query.status && !isStaff(principal)) {
      throw new NotAllowed('Only staff may ask for a status.', { status: 'Only for staff.' });
    }
    const found = this.withImage();
    const status = query.status ?? 'active';
    if (status !== 'all') found.andWhere('category.status = :status', { status });
    const rows = await orderBy(found, query.sort ?? 'position', SORTABLE).getMany();
    const spans = await this.spans();
    return rows.map((row) => toCategory(row, spans.get(row.id) ?? EMPTY_SPAN));
  }

  async get(key: string, principal: Principal | null): Promise<Category> {
    const row = await this.find(key);
    if (!row || (row.status !== 'active' && !isStaff(principal))) {
      throw new NotFound('Category not found');
    }
    const spans = await this.spans(row.id);
    return toCategory(row, spans.get(row.id) ?? EMPTY_SPAN);
  }

  /** The category that a slug, alias, title or id names, without regard to case; null where none does. */
  async find(key: string): Promise<CategoryEntity | null> {
    const id = /^\d{1,9}$/.test(key) ? Number(key) : null;
    const found = await this.withImage()
      .leftJoin('category.aliases', 'alias')
      .andWhere(
        new Brackets((where) =>
          where
            .where('LOWER(category.slug) = :key')
            .orWhere('LOWER(category.title) = :key')
            .orWhere('alias.alias = :key')
            .orWhere('category.id = :id'),
        ),
        { key: key.trim().toLowerCase(), id },
      )
      // Where a word is one category's slug and another's title, the slug decides.
      .orderBy('CASE WHEN LOWER(category.slug) = :key THEN 0 ELSE 1 END')
      .addOrderBy('category.id')
      .getMany();
    return found[0] ?? null;
  }

  private withImage(): SelectQueryBuilder<CategoryEntity> {
    return live(
      this.categories.createQueryBuilder('category').leftJoinAndSelect('category.image', 'image'),
    );
  }

  private async spans(categoryId?: number): Promise<Map<number, CategorySpan>> {
    const query = live(this.products.createQueryBuilder('product'))
      .select('product.category_id', 'category_id')
      .addSelect('COUNT(*)', 'product_count')
      .addSelect('MIN(product.cooling_tr)', 'tr_min')
      .addSelect('MAX(product.cooling_tr)', 'tr_max')
      .addSelect('MIN(COALESCE(product.offer_price, product.regular_price))', 'price_from')
      .andWhere('product.visibility = :visibility', { visibility: 'published' })
      .groupBy('product.category_id');
    if (categoryId) query.andWhere('product.category_id = :categoryId', { categoryId });
    const rows = await query.getRawMany<SpanRow>();
    return new Map(rows.map((row) => [row.category_id, toSpan(row)]));
  }
}

const orNull = (value: number | string | null) => (value === null ? null : Number(value));

function toSpan(row: SpanRow): CategorySpan {
  return {
    product_count: Number(row.product_count),
    tr_min: orNull(row.tr_min),
    tr_max: orNull(row.tr_max),
    price_from: orNull(row.price_from),
  };
}
