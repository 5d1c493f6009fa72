import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract, mayAccess, type StaffSearchResults } from '@shishir/contract';
import { EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { CategoryEntity } from '../categories/category.entity';
import { ContactMessageEntity } from '../contact-message/contact-message.entity';
import { containing, like, live } from '../database/queries';
import { toPicture } from '../media/picture.mapper';
import { ProductsService } from '../products/products.service';
import { UserEntity, type UserPrincipal } from '../users/user.entity';
import { VrfProjectEntity } from '../vrf-project/vrf-project.entity';

/** So many of each kind. */
const ROWS = 5;

/** Finds records of all kinds for the command palette. */
@Injectable()
export class StaffSearchService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly products: ProductsService,
  ) {}

  async search(text: string, principal: UserPrincipal): Promise<StaffSearchResults> {
    const words = text.split(/\s+/).slice(0, 6);
    const [products, enquiries, projects, users, categories] = await Promise.all([
      this.findProducts(text, principal),
      this.findEnquiries(words),
      this.findProjects(words),
      this.findUsers(words, principal),
      this.findCategories(words),
    ]);
    return { products, enquiries, projects, users, categories };
  }

  private async findProducts(
    q: string,
    principal: UserPrincipal,
  ): Promise<StaffSearchResults['products']> {
    const query = { q, visibility: 'all', page: 1, pageSize: ROWS } as const;
    const { rows } = await this.products.list(query, principal);
    return rows.map(({ id, model, title, offer_price, regular_price, pictures }) => ({
      ...{ id, model, title },
      price: offer_price ?? regular_price,
      picture: pictures.find((picture) => picture !== null) ?? null,
    }));
  }

  private async findEnquiries(words: string[]): Promise<StaffSearchResults['enquiries']> {
    const found = live(this.manager.createQueryBuilder(ContactMessageEntity, 'message')).andWhere(
      "message.status <> 'spam'",
    );
    const columns = [
      'first_name',
      'last_name',
      'email',
      'number',
      'reference',
      'company',
      'message',
      'product_title',
    ];
    const rows = await withWords(found, columns, words)
      .orderBy('message.created_at', 'DESC')
      .addOrderBy('message.id', 'DESC')
      .take(ROWS)
      .getMany();
    return rows.map(({ id, kind, reference, email, status, created_at, ...row }) => ({
      ...{ id, kind, email, status },
      name: `${row.first_name} ${row.last_name}`.trim(),
      reference: reference ?? '',
      created_at: created_at.toISOString(),
    }));
  }

  private async findProjects(words: string[]): Promise<StaffSearchResults['projects']> {
    const found = live(
      this.manager
        .createQueryBuilder(VrfProjectEntity, 'project')
        .leftJoinAndSelect('project.image', 'image'),
    );
    const rows = await withWords(found, ['project_name', 'client_name', 'location'], words)
      .orderBy('project.id', 'DESC')
      .take(ROWS)
      .getMany();
    return rows.map(({ id, project_name, client_name, location, status, image }) => ({
      ...{ id, project_name, client_name, location, status },
      picture: image ? toPicture(image) : null,
    }));
  }

  /** Nobody for a role that may not list them. */
  private async findUsers(
    words: string[],
    { user }: UserPrincipal,
  ): Promise<StaffSearchResults['users']> {
    if (!mayAccess(user.role, contract.users.list.metadata.access)) return [];
    const found = this.manager.createQueryBuilder(UserEntity, 'user');
    const rows = await withWords(found, ['name', 'email', 'number'], words)
      .orderBy('user.created_at', 'DESC')
      .addOrderBy('user.id', 'DESC')
      .take(ROWS)
      .getMany();
    return rows.map(({ id, name, email, role }) => ({ id, name, email, role }));
  }

  private async findCategories(words: string[]): Promise<StaffSearchResults['categories']> {
    const found = live(this.manager.createQueryBuilder(CategoryEntity, 'category'))
      .select(['category.id AS id', 'category.slug AS slug', 'category.title AS title'])
      .addSelect(
        '(SELECT COUNT(*) FROM products product WHERE product.category_id = category.id AND product.deleted_at IS NULL)',
        'product_count',
      );
    // 'cassette 7' means a size of the category.
    const names = words.filter((word) => /\p{L}/u.test(word));
    if (names.length === 0) return [];
    const rows = await withWords(found, ['title', 'slug'], names)
      .orderBy('category.position')
      .addOrderBy('category.id')
      .limit(ROWS)
      .getRawMany<StaffSearchResults['categories'][number]>();
    return rows.map((row) => ({ ...row, product_count: Number(row.product_count) }));
  }
}

/** Leaves the rows that have every word in one of the columns. */
function withWords<Row extends ObjectLiteral>(
  found: SelectQueryBuilder<Row>,
  columns: string[],
  words: string[],
): SelectQueryBuilder<Row> {
  for (const [index, word] of words.entries()) {
    const name = `word_${index}`;
    const conditions = columns.map((column) => like(`${found.alias}.${column}`, `:${name}`));
    found.andWhere(`(${conditions.join(' OR ')})`, { [name]: containing(word) });
  }
  return found;
}
