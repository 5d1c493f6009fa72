import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract, mayAccess, type StaffSearchResults } from '@shishir/contract';
import { foldText } from '@shishir/format';
import { EntityManager } from 'typeorm';
import { CategoryEntity } from '../../catalogue/categories/category.entity';
import { ContactMessageEntity } from '../../sales/contact-message/contact-message.entity';
import { CustomerEntity } from '../../sales/customers/customer.entity';
import { withNames } from '../../sales/units/unit-record';
import { notDeleted, search } from '../../platform/database/queries';
import { toPicture } from '../../platform/media/picture.mapper';
import { ProductsService } from '../../catalogue/products/products.service';
import { listQuotations } from '../../sales/quotations/staff/quotation-list';
import { UserEntity, type UserPrincipal } from '../users/user.entity';
import { VrfProjectEntity } from '../../content/vrf-project/vrf-project.entity';

/** Maximum number of rows of each kind. */
const ROWS = 5;

/** Finds records of all kinds for the command palette. */
@Injectable()
export class StaffSearchService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly products: ProductsService,
  ) {}

  async search(text: string, principal: UserPrincipal): Promise<StaffSearchResults> {
    const [products, enquiries, quotations, customers, units, projects, users, categories] =
      await Promise.all([
        this.findProducts(text, principal),
        this.findEnquiries(text),
        this.findQuotations(text),
        this.findCustomers(text),
        this.findUnits(text),
        this.findProjects(text),
        this.findUsers(text, principal),
        this.findCategories(text),
      ]);
    return { products, enquiries, quotations, customers, units, projects, users, categories };
  }

  private async findProducts(
    q: string,
    principal: UserPrincipal,
  ): Promise<StaffSearchResults['products']> {
    const query = { q, visibility: 'all', page: 1, pageSize: ROWS } as const;
    const { rows } = await this.products.listed(query, principal);
    return rows.map(({ id, model, title, offer_price, regular_price, pictures }) => ({
      ...{ id, model, title },
      price: offer_price ?? regular_price,
      picture: pictures[0] ?? null,
    }));
  }

  private async findEnquiries(text: string): Promise<StaffSearchResults['enquiries']> {
    const builder = notDeleted(
      this.manager.createQueryBuilder(ContactMessageEntity, 'message'),
    ).andWhere("message.status <> 'spam'");
    const rows = await search(builder, ['search_text'], text)
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

  private async findQuotations(q: string): Promise<StaffSearchResults['quotations']> {
    const { rows } = await listQuotations(this.manager, { q, page: 1, pageSize: ROWS });
    return rows.map(({ id, number, name, company, title, total }) => ({
      ...{ id, number, name, company, title, total },
    }));
  }

  private async findCustomers(text: string): Promise<StaffSearchResults['customers']> {
    const builder = notDeleted(
      this.manager
        .createQueryBuilder(CustomerEntity, 'customer')
        .leftJoinAndSelect('customer.merged_into', 'root'),
    );
    const rows = await search(builder, ['search_text'], text)
      .orderBy('customer.name_key')
      .addOrderBy('customer.id')
      .take(ROWS)
      .getMany();
    const roots = new Map(rows.map((row) => row.merged_into ?? row).map((row) => [row.id, row]));
    return [...roots.values()].map(({ id, name, kind, phone, email, district }) => ({
      ...{ id, name, kind, phone, email, district },
    }));
  }

  private async findUnits(text: string): Promise<StaffSearchResults['units']> {
    const builder = notDeleted(withNames(this.manager));
    const rows = await search(builder, ['search_text'], text)
      .orderBy('item.id', 'DESC')
      .take(ROWS)
      .getMany();
    return rows.map(({ id, model, brand, serial, code, customer, site, place }) => ({
      ...{ id, model, brand, serial, code },
      customer: customer?.merged_into?.name ?? customer?.name ?? null,
      site: [site, place].filter(Boolean).join(', ') || null,
    }));
  }

  private async findProjects(text: string): Promise<StaffSearchResults['projects']> {
    const builder = notDeleted(
      this.manager
        .createQueryBuilder(VrfProjectEntity, 'project')
        .leftJoinAndSelect('project.image', 'image'),
    );
    const rows = await search(builder, ['staff_search_text'], text)
      .orderBy('project.id', 'DESC')
      .take(ROWS)
      .getMany();
    return rows.map(({ id, project_name, client_name, location, status, image }) => ({
      ...{ id, project_name, client_name, location, status },
      picture: image ? toPicture(image) : null,
    }));
  }

  /** Returns no users to a role that may not list them. */
  private async findUsers(
    text: string,
    { user }: UserPrincipal,
  ): Promise<StaffSearchResults['users']> {
    if (!mayAccess(user.role, contract.users.list.metadata.access)) return [];
    const builder = this.manager.createQueryBuilder(UserEntity, 'user');
    const rows = await search(builder, ['search_text'], text)
      .orderBy('user.created_at', 'DESC')
      .addOrderBy('user.id', 'DESC')
      .take(ROWS)
      .getMany();
    return rows.map(({ id, name, email, role }) => ({ id, name, email, role }));
  }

  private async findCategories(text: string): Promise<StaffSearchResults['categories']> {
    const builder = notDeleted(this.manager.createQueryBuilder(CategoryEntity, 'category'))
      .select(['category.id AS id', 'category.slug AS slug', 'category.title AS title'])
      .addSelect(
        '(SELECT COUNT(*) FROM products product WHERE product.category_id = category.id AND product.deleted_at IS NULL)',
        'product_count',
      );
    // 'cassette 7' means a size of the category.
    const names = foldText(text)
      .split(' ')
      .filter((word) => /\p{L}/u.test(word));
    if (names.length === 0) return [];
    const rows = await search(builder, ['title_key', 'slug'], names.join(' '))
      .orderBy('category.position')
      .addOrderBy('category.id')
      .limit(ROWS)
      .getRawMany<StaffSearchResults['categories'][number]>();
    return rows.map((row) => ({ ...row, product_count: Number(row.product_count) }));
  }
}
