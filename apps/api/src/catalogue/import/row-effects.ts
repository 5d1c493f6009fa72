import {
  hasCompressor,
  IMAGE_FIELDS,
  type ImageField,
  type ImportMapping,
  systemPart,
  type UpdateProduct,
} from '@shishir/contract';
import { figureWarnings, formatTaka, offerWarnings } from '@shishir/format';
import { type EntityManager, In } from 'typeorm';
import type { CategoryIndex, KnownCategory } from '../categories/category-index';
import { InvalidInput, textOf } from '../../platform/http/api-error';
import { MediaAliasEntity } from '../../platform/media/media-alias.entity';
import { MediaEntity } from '../../platform/media/media.entity';
import { typeProblem } from '../products/product-type';
import { ProductEntity } from '../products/product.entity';
import { serviceRecord } from '../products/service-record';
import { loadSuccessors, successorProblem } from '../products/successor';
import { modelKey } from './assign-ids';
import type { PlannedId } from './id-plan';
import { OLD_FIELDS } from './product-fields';
import { blankFieldsAfter, blankFieldsOf, differences, type WantedColumns } from './product-diff';
import type { ProductRow, WrongField } from './product-row';
import type { ChangedField } from './report';

/** The old site sold the units of one maker without naming it. */
export const OLD_BRAND = 'Samsung';

/** A valid row of the file with its planned id. */
export interface PlannedRow {
  product: ProductRow;
  planned: PlannedId;
}

/** Effect of one row of the file on the current catalogue. */
export interface RowEffect extends PlannedRow {
  effect: 'new' | 'changed' | 'unchanged' | 'wrong';
  /** Stored product, or null. */
  before: ProductEntity | null;
  wanted: WantedColumns;
  /** Changed columns of a stored product. */
  changes: ChangedField[];
  wrong: WrongField[];
  warnings: string[];
  unknownPictures: { field: ImageField; from: string }[];
}

/** Compares rows of a file with the catalogue. */
export class RowEffects {
  /** Successors in the catalogue and in the rows so far; loaded with the first row that has the field. */
  private successors: Map<number, number> | null = null;
  /** Fields that may change for products in the catalogue; undefined for all. */
  private readonly updated: Set<string> | undefined;

  constructor(
    private readonly manager: EntityManager,
    private readonly categories: CategoryIndex,
    mapping: ImportMapping = {},
  ) {
    const fields = mapping.update ?? updatedByDefault(mapping);
    this.updated = fields && new Set(fields);
  }

  /** Returns the effects of a chunk of rows, in the same order. */
  async of(rows: PlannedRow[]): Promise<RowEffect[]> {
    const pictures = await loadPictureIds(this.manager, pathsOf(rows));
    const stored = await this.stored(rows.map(({ planned }) => planned.id));
    const known = await this.knownSuccessors(rows);
    return rows.map((row) => this.one(row, stored.get(row.planned.id) ?? null, pictures, known));
  }

  private async stored(ids: number[]): Promise<Map<number, ProductEntity>> {
    const isMysql = this.manager.connection.options.type !== 'better-sqlite3';
    const inTransaction = this.manager.queryRunner?.isTransactionActive === true;
    const found = await this.manager.find(ProductEntity, {
      where: { id: In(ids) },
      withDeleted: true,
      // Locks the rows to be written; SQLite has only one writer anyway.
      ...(isMysql && inTransaction ? { lock: { mode: 'pessimistic_write' as const } } : {}),
    });
    return new Map(found.map((product) => [product.id, product]));
  }

  /** Returns the ids of existing products that rows name as successors. */
  private async knownSuccessors(rows: PlannedRow[]): Promise<Set<number>> {
    const isMentioned = rows.some(({ product }) => product.values.successor_id !== undefined);
    if (isMentioned) this.successors ??= await loadSuccessors(this.manager);
    const named = rows.flatMap(({ product }) => product.values.successor_id ?? []);
    if (named.length === 0) return new Set();
    const found = await this.manager.find(ProductEntity, {
      select: { id: true },
      where: { id: In([...new Set(named)]) },
    });
    return new Set(found.map(({ id }) => id));
  }

  private one(
    { product: read, planned }: PlannedRow,
    before: ProductEntity | null,
    pictures: Map<string, number>,
    known: Set<number>,
  ): RowEffect {
    const product = before && this.updated ? onlyFields(read, this.updated) : read;
    const successor = product.values.successor_id;
    const category = this.categoryOf(product, before);
    const { images, unknownPictures } = this.pictures(product, pictures);
    const blanks = before && blankFieldsOf(before);
    const wanted: WantedColumns = {
      ...product.values,
      ...images,
      category_id: category?.id ?? before?.category_id ?? 0,
      type: category ? systemPart(category.kind) : (before?.type ?? null),
      blank_fields: blankFieldsAfter(blanks, product),
    };
    if (!before && wanted.brand === undefined && isOfOldSite(product)) wanted.brand = OLD_BRAND;
    if (before && planned.why === 'matched') {
      // They only found the product: another spelling is no change.
      delete wanted.model;
      if (before.brand !== null) delete wanted.brand;
    }
    const wrong = [
      ...(planned.problem ? [{ row: product.row, ...planned.problem }] : []),
      ...(before ? [] : missingFields(product)),
      ...(category ? typeProblems(product, category) : noCategory(product)),
      ...recordProblems(product, before, wanted),
      ...this.successorProblems(product, planned.id),
    ];
    if (wrong.length === 0) this.noteSuccessor(planned.id, successor);
    const changes = before && wrong.length === 0 ? differences(before, wanted) : [];
    const right = before ? (changes.length > 0 ? 'changed' : 'unchanged') : 'new';
    return {
      product,
      planned,
      effect: wrong.length > 0 ? 'wrong' : right,
      before,
      wanted,
      changes,
      wrong,
      warnings: [
        ...modelWarnings(wanted, before),
        ...figureWarnings({
          ...product.values,
          has_compressor: category && hasCompressor(category.kind),
        }),
        ...offerWarnings(pricesAfter(product, before)),
        ...priceWarnings(wanted, before),
        ...(successor && !known.has(successor) ? [noSuccessorYet(successor)] : []),
      ],
      unknownPictures,
    };
  }

  /** Returns the category that the row names, else that of the stored product. */
  private categoryOf({ category }: ProductRow, before: ProductEntity | null) {
    if (category !== null) return this.categories.find(category);
    return this.categories.all.find(({ id }) => id === before?.category_id);
  }

  private successorProblems({ row, values }: ProductRow, id: number): WrongField[] {
    const { successor_id } = values;
    if (successor_id === null || successor_id === undefined) return [];
    const problem = successorProblem(id, successor_id, this.successors ?? new Map());
    return problem === null ? [] : [{ row, field: 'successor_id', reason: textOf(problem) }];
  }

  /** Remembers a successor, so that the rows of a file cannot form a cycle. */
  private noteSuccessor(id: number, successor: number | null | undefined): void {
    if (successor === undefined) return;
    if (successor === null) this.successors?.delete(id);
    else this.successors?.set(id, successor);
  }

  private pictures(product: ProductRow, known: Map<string, number>) {
    const images: Partial<WantedColumns> = {};
    const unknownPictures: RowEffect['unknownPictures'] = [];
    for (const field of IMAGE_FIELDS) {
      const path = product.images[field];
      if (path === undefined) continue;
      const id = path === null ? null : known.get(path);
      if (id === undefined) unknownPictures.push({ field, from: path! });
      else images[`${field}_id`] = id;
    }
    return { images, unknownPictures };
  }
}

/** True for a row that a mapping leaves out as a whole. */
export const isLeftOut = ({ before }: Pick<RowEffect, 'before'>, mapping?: ImportMapping | null) =>
  mapping?.leave_out === (before ? 'existing' : 'new');

/** Fixed values fill gaps of new products, but do not change others. */
function updatedByDefault({ columns }: ImportMapping): string[] | undefined {
  return columns && Object.values(columns).map(({ field }) => field);
}

/** Returns a row as if it only had the given fields. */
function onlyFields(row: ProductRow, fields: Set<string>): ProductRow {
  const only = <Value extends object>(values: Value) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => fields.has(field))) as Value;
  const has = (field: string) => fields.has(field);
  return {
    ...row,
    category: has('category') ? row.category : null,
    values: only(row.values),
    images: only(row.images),
    fields: row.fields.filter(has),
    blank_fields: row.blank_fields.filter(has),
    spellings: row.spellings.filter(({ field }) => has(field)),
  };
}

/** Returns the prices that the product would have; none if the row mentions neither. */
function pricesAfter({ values }: ProductRow, before: ProductEntity | null) {
  const fields = ['offer_price', 'regular_price'] as const;
  if (fields.every((field) => values[field] === undefined)) return {};
  const after = (field: (typeof fields)[number]) =>
    values[field] === undefined ? (before?.[field] ?? null) : values[field];
  return { offer_price: after('offer_price'), regular_price: after('regular_price') };
}

/** Warns of a row that gives a stored product the model of another one, since its id may be wrong. */
function modelWarnings({ model }: WantedColumns, before: ProductEntity | null): string[] {
  if (!before || !model || modelKey(model) === modelKey(before.model)) return [];
  return [`Product ${before.id} is ${before.model} now and becomes ${model}. Check its ID.`];
}

/** Share of a price above which a change is probably a mistake, such as a missing digit. */
const UNUSUAL_CHANGE = 0.3;

function priceWarnings(wanted: WantedColumns, before: ProductEntity | null): string[] {
  const prices = [
    ['regular', before?.regular_price, wanted.regular_price],
    ['offer', before?.offer_price, wanted.offer_price],
  ] as const;
  return prices.flatMap(([name, from, to]) => {
    if (!from || !to || Math.abs(to - from) <= from * UNUSUAL_CHANGE) return [];
    const percent = Math.round((100 * (to - from)) / from);
    const change = `${percent > 0 ? '+' : '\u2212'}${Math.abs(percent)}%`;
    return [`The ${name} price changes from ${formatTaka(from)} to ${formatTaka(to)} (${change}).`];
  });
}

/** True for a row of the old site's file, which has all of its columns and no brand. */
const isOfOldSite = ({ fields }: ProductRow) => OLD_FIELDS.every((field) => fields.includes(field));

const noSuccessorYet = (id: number) =>
  `Product ${id} is not in the catalogue yet. Until then, this one has no successor.`;

const noCategory = ({ row, category }: ProductRow): WrongField[] =>
  category === null
    ? []
    : [{ row, field: 'category', reason: `There is no category ‘${category}’.` }];

function missingFields({ row, missing }: ProductRow): WrongField[] {
  const known = missing.filter((field) => field !== 'model');
  if (known.length < 2) {
    return missing.map((field) => ({ row, field, reason: 'A new product needs this.' }));
  }
  const reason = 'No product has this ID or model. A new one needs a title and a category.';
  return [{ row, field: missing.length > known.length ? 'id' : 'model', reason }];
}

/** Reports a type that is not the one of the category. */
function typeProblems({ row, values }: ProductRow, category: KnownCategory): WrongField[] {
  const problem = typeProblem(category, values.type);
  if (problem === null || systemPart(category.kind) === null) return [];
  return [{ row, field: 'type', reason: textOf(problem) }];
}

/** True if the row has a type that its category does not have. The old site's file gives one even to chillers. */
export const isTypeLeftOut = ({ product, wanted }: Pick<RowEffect, 'product' | 'wanted'>) =>
  Boolean(product.values.type) && wanted.type === null;

/** Returns violations of the rules for trash and service record. Fills in values that follow from the record. */
function recordProblems(
  { row, values }: ProductRow,
  before: ProductEntity | null,
  wanted: WantedColumns,
): WrongField[] {
  const problems: WrongField[] = [];
  const add = (field: string, reason: string) => problems.push({ row, field, reason });
  if (before?.deleted_at) {
    add('id', `Product ${before.id} is in the trash. Restore it first, or leave the row out.`);
  }
  const changed = changedRecord(values, before);
  if (Object.keys(changed).length === 0) return problems;
  try {
    Object.assign(wanted, serviceRecord(changed, before ?? undefined));
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    for (const [field, problem] of Object.entries(error.fields)) add(field, textOf(problem));
  }
  return problems;
}

/** Returns the fields in which the row differs from the stored record; unchanged ones are not checked again. */
function changedRecord(values: ProductRow['values'], before: ProductEntity | null): UpdateProduct {
  const fields = ['receive_date', 'customer_number', 'bill', 'paid', 'due'] as const;
  const changed = fields.filter(
    (field) => values[field] !== undefined && values[field] !== (before?.[field] ?? null),
  );
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

function pathsOf(rows: PlannedRow[]): string[] {
  const paths = rows.flatMap(({ product }) => Object.values(product.images));
  return [...new Set(paths.filter((path) => path !== null))];
}

/** Address of a picture on this site, as in `/products.json`: its key is everything but the file. */
const STORED = /^(?:\/storage\/)?(.+)\/\d+\.(?:avif|webp)$/;

/** Returns the ids of stored pictures by old and current addresses; unknown addresses are left out. */
export async function loadPictureIds(
  manager: EntityManager,
  paths: string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const keys = new Map<string, string>();
  for (const path of paths) {
    const key = STORED.exec(path)?.[1];
    if (key) keys.set(path, key);
  }
  if (keys.size > 0) {
    const rows = await manager.findBy(MediaEntity, { key: In([...new Set(keys.values())]) });
    const idOfKey = new Map(rows.map((row) => [row.key, row.id]));
    for (const [path, key] of keys) {
      const id = idOfKey.get(key);
      if (id !== undefined) ids.set(path, id);
    }
  }
  const aliases =
    paths.length > 0 ? await manager.findBy(MediaAliasEntity, { path: In(paths) }) : [];
  for (const { path, media_id } of aliases) ids.set(path, media_id);
  return ids;
}
