import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Product, ProductQuery } from '@shishir/contract';
import { Brackets, Repository, type SelectQueryBuilder } from 'typeorm';
import { isStaff, type Principal } from '../auth/principal';
import { CategoriesService } from '../categories/categories.service';
import { live } from '../database/live';
import { NotAllowed, NotFound } from '../http/api-error';
import { containing, orderBy, type Page, windowOf } from '../http/lists';
import { ProductEntity } from './product.entity';
import { toPublicProduct, toStaffProduct } from './product.mapper';

const SORTABLE = {
  id: 'product.id',
  position: 'product.position',
  title: 'product.title',
  model: 'product.model',
  cooling_tr: 'product.cooling_tr',
  offer_price: 'product.offer_price',
  updated_at: 'product.updated_at',
};
const OPTIONAL = ['cooling_tr', 'offer_price'];

@Injectable()
export class ProductsService {
  constructor(
    @InjectRepository(ProductEntity) private readonly products: Repository<ProductEntity>,
    private readonly categories: CategoriesService,
  ) {}

  async list(query: ProductQuery, principal: Principal | null): Promise<Page<Product>> {
    const staff = isStaff(principal);
    if (!staff) refuseStaffFilters(query);
    const found = this.readable();
    this.onlyVisible(found, query.visibility ?? 'published');
    if (query.service_status) {
      found.andWhere('product.status = :service', { service: query.service_status });
    }
    if (query.category) {
      const category = await this.categories.find(query.category);
      if (!category) return { rows: [], total: 0 };
      found.andWhere('product.category_id = :category', { category: category.id });
    }
    if (query.q) this.onlyContaining(found, query.q);
    const { skip, take } = windowOf(query);
    // All joins are to one row, so a plain LIMIT counts products.
    const [rows, total] = await Promise.all([
      orderBy(found.clone(), query.sort ?? 'position', SORTABLE, OPTIONAL)
        .offset(skip)
        .limit(take)
        .getMany(),
      found.getCount(),
    ]);
    return { rows: rows.map(staff ? toStaffProduct : toPublicProduct), total };
  }

  async get(id: number, principal: Principal | null): Promise<Product> {
    const staff = isStaff(principal);
    const found = this.readable().andWhere('product.id = :id', { id });
    if (!staff) this.onlyVisible(found, 'published');
    const row = await found.getOne();
    if (!row) throw new NotFound('Product not found');
    return staff ? toStaffProduct(row) : toPublicProduct(row);
  }

  private readable(): SelectQueryBuilder<ProductEntity> {
    const query = this.products
      .createQueryBuilder('product')
      .innerJoinAndSelect('product.category', 'category')
      .leftJoinAndSelect('product.image_1', 'image_1')
      .leftJoinAndSelect('product.image_2', 'image_2')
      .leftJoinAndSelect('product.image_3', 'image_3');
    return live(live(query), 'category');
  }

  /** A product is public when it is published and its category is active. */
  private onlyVisible(
    query: SelectQueryBuilder<ProductEntity>,
    visibility: NonNullable<ProductQuery['visibility']>,
  ) {
    if (visibility === 'all') return;
    query.andWhere('product.visibility = :visibility', { visibility });
    if (visibility === 'published') query.andWhere("category.status = 'active'");
  }

  private onlyContaining(query: SelectQueryBuilder<ProductEntity>, typed: string) {
    query.andWhere(
      new Brackets((where) => {
        for (const column of ['product.title', 'product.model', 'category.title']) {
          where.orWhere(`${column} LIKE :q ESCAPE '!'`);
        }
      }),
      { q: containing(typed) },
    );
  }
}

function refuseStaffFilters(query: ProductQuery) {
  for (const field of ['visibility', 'service_status'] as const) {
    if (query[field] !== undefined) {
      throw new NotAllowed(`Only staff may ask for ${field}.`, { [field]: 'Only for staff.' });
    }
  }
}
