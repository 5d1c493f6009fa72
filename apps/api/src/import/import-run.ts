import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { ProductEntity } from '../products/product.entity';
import { assignIds, doubledIds, type KnownProduct } from './assign-ids';
import { type CategoryIndex, loadCategoryIndex } from './category-index';
import { domainWarnings } from './domain-check';
import type { LegacyProduct } from './legacy-product';
import { ImportError, type ParsedProducts } from './parse-products';
import { loadPictureIds } from './picture-index';
import { blankFieldsAfter, differences, type WantedColumns } from './product-diff';
import { IMAGE_FIELDS, type ImageField } from './product-fields';
import { counterOf, emptyReport, type ImportReport } from './report';

/** Rows that are compared and written together: well below the number of parameters a database takes. */
const CHUNK = 200;
/** The old site sold one maker's units and did not name it. */
const OLD_BRAND = 'Samsung';

export interface ImportOptions {
  /** Take the valid rows of a file that has wrong ones too. */
  onlyValid?: boolean;
  /** Find out what would happen and write nothing. */
  dryRun?: boolean;
}

/** A row of the file with its category found. */
type Placed = LegacyProduct & { category_id: number };

/** One run of the import, inside one transaction. */
export class ImportRun {
  private readonly report: ImportReport;
  private readonly count: ReturnType<typeof counterOf>;

  constructor(
    private readonly manager: EntityManager,
    private readonly parsed: ParsedProducts,
    private readonly options: ImportOptions,
  ) {
    this.report = emptyReport(parsed.rows);
    this.count = counterOf(this.report);
  }

  async run(): Promise<ImportReport> {
    const { report } = this;
    report.wrong.push(...this.parsed.wrong);
    const placed = this.place(this.parsed.products, await this.categories());
    await this.giveIds(placed);
    const rows = await this.withoutTrashed(placed);
    report.wrong.sort((a, b) => a.row - b.row);
    const refused = report.wrong.length > 0 && !this.options.onlyValid;
    report.written = !refused && !this.options.dryRun;
    for (const chunk of chunks(rows)) await this.take(chunk);
    return report;
  }

  private async categories(): Promise<CategoryIndex> {
    const index = await loadCategoryIndex(this.manager);
    if (index) return index;
    throw new ImportError('There are no categories yet. Start the product once, then import.');
  }

  private place(products: LegacyProduct[], find: CategoryIndex): Placed[] {
    return products.flatMap((product) => {
      const category_id = find(product.category);
      if (category_id !== undefined) return [{ ...product, category_id }];
      const reason = `No category is called ‘${product.category}’.`;
      this.report.wrong.push({ row: product.row, field: 'category', reason });
      return [];
    });
  }

  private async giveIds(products: Placed[]): Promise<void> {
    const rows = products.map(({ row, id, values }) => ({ row, id, model: values.model }));
    const doubled = doubledIds(rows);
    if (doubled.size === 0) return;
    const known: KnownProduct[] = [];
    for (const chunk of chunks(rows.filter(({ id }) => doubled.has(id)))) {
      const ids = In(chunk.map(({ id }) => id));
      const models = In(chunk.map(({ model }) => model));
      // What lies in the trash counts: its id is not given away.
      const found = await this.manager.find(ProductEntity, {
        select: { id: true, model: true },
        where: [{ id: ids }, { model: models }],
        withDeleted: true,
      });
      known.push(...found);
    }
    const byRow = new Map(products.map((product) => [product.row, product]));
    for (const { row, id, model, to } of assignIds(rows, known, await this.largestId())) {
      byRow.get(row)!.id = to;
      this.report.changes.push({ kind: 'id', row, field: 'id', model, from: id, to });
    }
  }

  private async largestId(): Promise<number> {
    const found = await this.manager
      .createQueryBuilder(ProductEntity, 'product')
      .withDeleted()
      .select('MAX(product.id)', 'largest')
      .getRawOne<{ largest: number | null }>();
    return found?.largest ?? 0;
  }

  private async withoutTrashed(products: Placed[]): Promise<Placed[]> {
    const trash = await this.manager.find(ProductEntity, {
      select: { id: true },
      where: { deleted_at: Not(IsNull()) },
      withDeleted: true,
    });
    const trashed = new Set(trash.map(({ id }) => id));
    return products.filter(({ row, id }) => {
      if (!trashed.has(id)) return true;
      const reason = `Product ${id} is in the trash. Restore it first, or leave the row out.`;
      this.report.wrong.push({ row, field: 'id', reason });
      return false;
    });
  }

  private async take(rows: Placed[]): Promise<void> {
    const pictures = await loadPictureIds(this.manager, pathsOf(rows));
    const stored = await this.manager.findBy(ProductEntity, { id: In(rows.map(({ id }) => id)) });
    const byId = new Map(stored.map((product) => [product.id, product]));
    const added: (WantedColumns & { id: number })[] = [];
    for (const row of rows) {
      this.note(row);
      const before = byId.get(row.id);
      const wanted = this.wantedColumns(row, before?.blank_fields ?? null, pictures);
      if (before) await this.change(row, before, wanted);
      else added.push({ id: row.id, ...wanted, brand: wanted.brand ?? this.oldBrand() });
    }
    this.report.new += added.length;
    if (added.length === 0 || !this.report.written) return;
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(ProductEntity)
      .values(added)
      .updateEntity(false)
      .execute();
  }

  private async change(row: Placed, before: ProductEntity, wanted: WantedColumns): Promise<void> {
    const fields = differences(before, wanted);
    if (fields.length === 0) {
      this.report.unchanged += 1;
      return;
    }
    this.report.changed.push({ row: row.row, id: row.id, model: row.values.model, fields });
    if (!this.report.written) return;
    const changes = Object.fromEntries(fields.map(({ field, to }) => [field, to]));
    await this.manager.update(ProductEntity, { id: row.id }, changes);
  }

  private wantedColumns(
    row: Placed,
    blanks: string[] | null,
    pictures: Map<string, number>,
  ): WantedColumns {
    const wanted: WantedColumns = {
      ...row.values,
      category_id: row.category_id,
      blank_fields: blankFieldsAfter(blanks, row),
    };
    for (const field of IMAGE_FIELDS) {
      const path = row.images[field];
      if (path === undefined) continue;
      const id = path === null ? null : pictures.get(path);
      if (id === undefined) this.notePicture(row, field, path!);
      else wanted[`${field}_id`] = id;
      if (typeof id === 'number') this.count('reference', field);
    }
    return wanted;
  }

  private oldBrand(): string {
    this.count('brand', 'brand');
    return OLD_BRAND;
  }

  private notePicture(row: Placed, field: ImageField, from: string): void {
    this.report.changes.push({ kind: 'unknown-picture', row: row.row, field, from });
  }

  private note(row: Placed): void {
    for (const field of row.numbers) this.count('number', field);
    for (const field of row.blank_fields) this.count('blank', field);
    this.count('reference', 'category');
    for (const spelling of row.spellings) {
      this.report.changes.push({ kind: 'spelling', row: row.row, ...spelling });
    }
    for (const message of domainWarnings(row.values)) {
      this.report.warnings.push({ row: row.row, id: row.id, message });
    }
  }
}

function* chunks<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += CHUNK) yield rows.slice(start, start + CHUNK);
}

function pathsOf(rows: Placed[]): string[] {
  const paths = rows.flatMap(({ images }) => Object.values(images));
  return [...new Set(paths.filter((path) => path !== null))];
}
