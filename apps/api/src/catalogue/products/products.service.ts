import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type {
  ListedProduct,
  ListedQuery,
  LocaleQuery,
  Product,
  ProductQuery,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import type { CategoryIndex } from '../categories/category-index';
import { type Page, windowOf } from '../../platform/database/queries';
import { NotFound } from '../../platform/http/api-error';
import { isStaff, type Principal, rejectStaffFilters } from '../../platform/http/principal';
import { previewOf, shows } from '../../platform/translations/preview.entity';
import { Catalogue } from './list/catalogue';
import { parseSearch } from './list/parse-search';
import { listed } from './list/product-filters';
import { lastChanges } from './list/last-changes';
import { idsOf } from './list/product-ids';
import { byRelevance, type Segment, segmentsOf } from './list/product-order';
import { withCommercial, withFacts } from './product-facts';
import {
  type CatalogueRow,
  readCatalogue,
  readForStaff,
  readListed,
  readPublic,
  type StaffRow,
} from './product-row';
import { textsOf, translated } from './product-texts';
import {
  toListedProduct,
  toPublicProduct,
  toStaffProduct,
  withBlankFields,
} from './product.mapper';

const STAFF_FILTERS = ['visibility', 'service_status', 'price_state', 'pictures', 'trash'] as const;

/** Reads the catalogue: visitors see public products, staff see all. */
@Injectable()
export class ProductsService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly catalogue: Catalogue,
  ) {}

  async list(query: ProductQuery, principal: Principal | null): Promise<Page<Product>> {
    const staff = isStaff(principal);
    const { ids, total, changed } = await this.find(query, principal);
    const read = await (staff ? readForStaff : readCatalogue)(this.manager, ids);
    const texts = await textsOf(this.manager, read, query);
    const rows = read
      .map((row) => translated(row, texts))
      .map((row) => {
        const product = staff ? toStaffProduct(row as StaffRow) : toPublicProduct(row);
        return withChange(shaped(product, row, query), changed);
      });
    return {
      rows: query.with === 'commercial' ? await withCommercial(this.manager, rows, texts) : rows,
      total,
    };
  }

  /** Returns the same list with fewer fields. */
  async listed(query: ListedQuery, principal: Principal | null): Promise<Page<ListedProduct>> {
    const staff = isStaff(principal);
    const { ids, total, changed } = await this.find(query, principal);
    const read = await readListed(this.manager, ids, staff);
    const texts = await textsOf(this.manager, read, query);
    const rows = read.map((row) =>
      withChange(toListedProduct(translated(row, texts), staff), changed),
    );
    return { rows, total };
  }

  /** Returns the ids of one page; for staff also who last changed each product. */
  private async find(query: ProductQuery, principal: Principal | null) {
    const staff = isStaff(principal);
    if (!staff) rejectStaffFilters(query, STAFF_FILTERS, principal);
    const { categories, count } = await this.catalogue.now();
    const order = orderOf(query, categories);
    const found = listed(query, categories);
    const { ids, total } = await idsOf(this.manager, found, order, windowOf(query), count);
    const isPage = staff && query.pageSize !== undefined;
    return { ids, total, changed: isPage ? await lastChanges(this.manager, ids) : null };
  }

  /** Returns the number of products of each list, as staff see it. */
  async counts(lists: ProductQuery[]): Promise<number[]> {
    const { categories, count } = await this.catalogue.now();
    return Promise.all(lists.map((query) => count(listed(query, categories))));
  }

  /** Returns the ids of all products that a staff query matches, in its order. */
  async ids(query: ProductQuery): Promise<number[]> {
    const { categories, count } = await this.catalogue.now();
    const all = { skip: 0, take: Number.MAX_SAFE_INTEGER };
    const found = listed(query, categories);
    return (await idsOf(this.manager, found, orderOf(query, categories), all, count)).ids;
  }

  /** Returns a product; hidden ones and those in the trash exist for staff only. */
  async get(id: number, principal: Principal | null, language: LocaleQuery = {}): Promise<Product> {
    const staff = isStaff(principal);
    const isPreviewed = shows(await previewOf(this.manager, language.preview), 'product', id);
    const [row] = await (staff
      ? readForStaff(this.manager, [id])
      : readPublic(this.manager, id, isPreviewed));
    if (!row) throw new NotFound(reason('record_not_found', { record: 'product' }));
    const texts = await textsOf(this.manager, [row], language);
    const inLanguage = translated(row, texts);
    const product = staff ? toStaffProduct(inLanguage as StaffRow) : toPublicProduct(inLanguage);
    return withFacts(this.manager, row, product, staff, texts);
  }
}

/** Orders by the requested sort, else by relevance, else as in the catalogue; the trash begins with the newest. */
function orderOf(query: ProductQuery, { synonyms }: CategoryIndex): Segment[] {
  const { sort, q, trash } = query;
  if (sort) return segmentsOf(sort, query);
  if (q) return byRelevance(parseSearch(q, synonyms));
  return segmentsOf(trash ? '-deleted_at' : 'position');
}

const withChange = <P extends ListedProduct | Product>(
  product: P,
  changed: Map<number, NonNullable<Product['changed_by']>> | null,
): P => (changed ? { ...product, changed_by: changed.get(product.id) ?? null } : product);

const shaped = (product: Product, row: CatalogueRow, query: ProductQuery) =>
  query.with === 'blank_fields' ? withBlankFields(product, row) : product;
