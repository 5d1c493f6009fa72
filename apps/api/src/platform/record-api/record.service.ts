import type { AuditChange, LocaleQuery, PageQuery, TranslatedSubject } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import {
  Brackets,
  EntityManager,
  type SelectQueryBuilder,
  type WhereExpressionBuilder,
} from 'typeorm';
import { notDeleted, orderBy, type Page, pageOf, search } from '../database/queries';
import { InvalidInput } from '../http/api-error';
import { isStaff, type Principal, rejectStaffFilters } from '../http/principal';
import { type GivenPicture, MediaService, picturesOf } from '../media/media.service';
import { pictureIn } from '../media/picture.mapper';
import { changeAll, statusCounts } from '../records/bulk';
import type { Change } from '../records/change';
import { positionAfterAll, positionBeforeAll, reorder } from '../records/order';
import { load, notFound } from '../records/record-type';
import { Trash } from '../records/trash';
import { type PreviewEntity, previewOf, shows } from '../translations/preview.entity';
import { inBangla } from '../translations/search-bangla';
import { Texts } from '../translations/texts';
import type { ApiRecord, RecordRow } from './api-record';

/** Query of a list: the shared parameters and those of the record. */
export type ListQuery = PageQuery &
  LocaleQuery & { trash?: 'true'; sort?: string } & Record<string, unknown>;
/** Values of a body by field name. */
export type Given = Record<string, unknown>;

const SHARED_PARAMETERS = ['page', 'pageSize', 'q', 'trash', 'sort'];

/**
 * Reads, writes, orders, deletes and restores the records of a domain. Domains with further rules override the
 * protected methods.
 */
export abstract class RecordService<Row extends RecordRow, Out = unknown> extends Trash<Row> {
  constructor(
    protected override readonly manager: EntityManager,
    protected readonly media: MediaService,
    readonly record: ApiRecord<Row, Out>,
  ) {
    super(manager, record, {
      beforeRemove: async (inner, rows) => this.beforeRemove?.(inner, rows),
      beforeRestore: async (inner, rows) => this.beforeRestore?.(inner, rows),
      beforePurge: async (change, rows) => (await this.beforePurge?.(change, rows)) ?? rows,
      // Pictures are kept while the record is in the trash.
      afterPurge: (rows) => media.discard(...rows.map(({ image_id = null }) => image_id)),
    });
  }

  /** Returns one page of the records that the caller may see. */
  async list(query: ListQuery, principal: Principal | null): Promise<Page<Out>> {
    const preview = await previewOf(this.manager, query.preview);
    const { rows, total } = await pageOf(this.selected(query, principal, preview), query);
    return { rows: await this.responses(rows, principal, query, preview), total };
  }

  /** Returns a record. Hidden and deleted records are returned to staff only. */
  async get(id: number, principal: Principal | null, query: LocaleQuery = {}): Promise<Out> {
    const preview = await previewOf(this.manager, query.preview);
    const found = this.found().withDeleted().andWhere('item.id = :id', { id });
    if (!isStaff(principal)) this.onlyVisibleIn(preview, notDeleted(found));
    const row = await found.getOne();
    if (!row) throw notFound(this.record);
    const [response] = await this.responses([row], principal, query, preview);
    return response!;
  }

  /** Returns rows for a response, with their texts in the language. In a preview, they have the unsaved values. */
  private async responses(
    rows: Row[],
    principal: Principal | null,
    query: LocaleQuery,
    preview: PreviewEntity | null,
  ): Promise<Out[]> {
    const subject = this.record.subject as TranslatedSubject;
    const texts = await Texts.load(this.manager, query, {
      [subject]: rows.map(({ id }) => id),
      media: rows.flatMap(({ image_id }) => image_id ?? []),
    });
    return rows.map((row) => {
      const shown = shows(preview, subject, row.id) ? withValues(row, preview.english) : row;
      const name = this.record.nameOf(shown);
      const image =
        shown.image &&
        pictureIn(texts, shown.image, name, texts.get(subject, row.id, this.record.named) ?? name);
      const response = this.record.toResponse({ ...shown, image }, isStaff(principal));
      return texts.of(subject, row.id, response as object) as Out;
    });
  }

  async create(given: Given, picture: GivenPicture | null, principal: Principal): Promise<number> {
    const { record } = this;
    const { order } = record.options;
    if (record.options.picture === 'required' && picture === null) {
      throw new InvalidInput({ image: reason('image_required') });
    }
    const prepared = (await this.prepared?.(given, null)) ?? given;
    const pictures = this.picturesOf(picture, principal, prepared, null);
    return this.media.withPictures(pictures, record, principal, async (change, [image_id]) => {
      await this.changesBeside?.(change, image_id ?? null, prepared, picture);
      const columns: Given = { ...this.columns(prepared, null) };
      if (record.options.picture) columns['image_id'] = image_id ?? null;
      if (order && columns['position'] === undefined) {
        const position = order === 'first' ? positionBeforeAll : positionAfterAll;
        columns['position'] = await position(change.manager, record.entity as never);
      }
      return (await change.insert(columns as Partial<Row>)).id;
    });
  }

  /** Changes the given values only. */
  async update(
    id: number,
    { version, remove_image, ...given }: Given & { version?: number; remove_image?: boolean },
    picture: GivenPicture | null,
    principal: Principal,
  ): Promise<void> {
    const { record } = this;
    const known = await load(this.manager, record, id, version);
    const prepared = (await this.prepared?.(given, known)) ?? given;
    const pictures = this.picturesOf(picture, principal, prepared, known);
    await this.media.withPictures(pictures, record, principal, async (change, [uploaded]) => {
      const before = await change.load(id, version);
      const columns = this.columns(prepared, before);
      const former = before.image_id ?? null;
      const image_id = uploaded ?? (remove_image ? null : former);
      if (record.options.picture) columns.image_id = image_id;
      const beside = await this.changesBeside?.(change, image_id, prepared, picture);
      const changes = [...change.changesTo(before, columns), ...(beside ?? [])];
      await change.update(before, columns, { changes });
      if (image_id !== former) change.afterCommit(() => this.media.release(former));
    });
  }

  /** Counts the records by status, and those in the trash. */
  counts(): Promise<object> {
    const { status } = this.record.fields;
    const choices = status?.kind === 'choice' ? status.choices : [];
    return statusCounts(this.manager, this.record as never, choices);
  }

  /**
   * Sets the status of all given records or none. Returns the ids of those whose status changed; only these are
   * written.
   */
  changeStatus(ids: number[], status: string, principal: Principal): Promise<number[]> {
    const columns: object = { status };
    return changeAll(this.manager, this.record, principal, ids, columns);
  }

  reorder(ids: number[], principal: Principal): Promise<void> {
    return reorder(this.manager, this.record as never, principal, ids);
  }

  /** Selects the rows of a list in order, before paging. */
  protected selected(
    query: ListQuery,
    principal: Principal | null,
    preview: PreviewEntity | null = null,
  ): SelectQueryBuilder<Row> {
    const staff = isStaff(principal);
    if (!staff) this.rejectStaffQuery(query, principal);
    const found = this.found();
    const alone = this.namesWith('alone');
    if (alone.length > 0) {
      const columns = this.columnNames().filter((name) => !alone.includes(name));
      found.select([
        ...columns.map((name) => `item.${name}`),
        ...(this.hasPicture ? ['image'] : []),
      ]);
    }
    if (query.trash) found.withDeleted().andWhere('item.deleted_at IS NOT NULL');
    else notDeleted(found);
    if (!staff) this.onlyVisibleIn(preview, found);
    this.filter(found, query);
    const staffText = this.columnNames().includes('staff_search_text');
    const column = staff && staffText ? 'staff_search_text' : 'search_text';
    search(found, [column], query.q, inBangla(this.record.subject, query.q));
    const sort =
      query.sort ?? (query.trash ? '-deleted_at' : (this.record.options.sorted ?? 'position'));
    return orderBy(found, sort, this.sortable());
  }

  /** Keeps only records that visitors may see; in a preview also drafts, and the record itself. */
  private onlyVisibleIn(preview: PreviewEntity | null, found: SelectQueryBuilder<Row>): void {
    if (preview?.subject !== this.record.subject) return this.onlyVisible(found, preview !== null);
    const either = new Brackets((shown) => {
      const visible = new Brackets((all) => this.onlyVisible(all.where('1 = 1'), true));
      shown.where('item.id = :shown', { shown: preview.subject_id }).orWhere(visible);
    });
    found.andWhere(either);
  }

  /** Keeps only records that visitors may see, and those that are drafts if they may be seen too. */
  protected onlyVisible(found: WhereExpressionBuilder, withDrafts = false): void {
    for (const [name, { visible, drafts = [] }] of Object.entries(this.record.fields)) {
      if (!visible) continue;
      const values = withDrafts ? [...visible, ...drafts] : visible;
      found.andWhere(`item.${name} IN (:...visible_${name})`, { [`visible_${name}`]: values });
    }
  }

  /** Filters by the query parameters that name a column. */
  protected filter(found: SelectQueryBuilder<Row>, query: ListQuery): void {
    for (const name of this.filters()) {
      const value = query[name];
      if (value === undefined) continue;
      const isFlag = this.record.fields[name]?.kind === 'flag';
      found.andWhere(`item.${name} = :${name}`, { [name]: isFlag ? value === 'true' : value });
    }
  }

  /** Throws if one of the rows cannot be deleted. */
  protected beforeRemove?(manager: EntityManager, rows: Row[]): Promise<void>;

  /** Throws if one of the rows cannot be restored, or writes what depends on it. */
  protected beforeRestore?(manager: EntityManager, rows: Row[]): Promise<void>;

  /** Removes dependent data of rows that are purged, and returns the rows as the audit log names them. */
  protected beforePurge?(change: Change<Row>, rows: Row[]): Promise<Row[]>;

  /** Query parameters that only staff may use. */
  protected staffParameters(): string[] {
    return ['status', 'trash', ...this.namesWith('staff')];
  }

  /** Validates values before the transaction and adds derived ones. `before` is null for a new record. */
  protected prepared?(given: Given, before: Row | null): Promise<Given>;

  /** Returns the columns to write. */
  protected columns(...[given]: [given: Given, before: Row | null]): Partial<Row> {
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        const isMoment = this.record.fields[name]?.kind === 'moment' && typeof value === 'string';
        return [name, isMoment ? new Date(value) : value];
      }),
    ) as Partial<Row>;
  }

  /** Returns the alternative text of a new picture. */
  protected altOf(given: Given, before: Row | null): string {
    const name = given[this.record.named];
    return typeof name === 'string' ? name : this.record.nameOf(before!);
  }

  /** Writes data of a record in other tables, and returns the changes for the audit log. */
  protected changesBeside?(
    change: Change<Row>,
    imageId: number | null,
    given: Given,
    picture: GivenPicture | null,
  ): Promise<AuditChange[]>;

  protected found(): SelectQueryBuilder<Row> {
    const found = this.manager.createQueryBuilder(this.record.entity, 'item');
    return this.hasPicture ? found.leftJoinAndSelect('item.image', 'image') : found;
  }

  private get hasPicture() {
    return this.record.options.picture !== undefined;
  }

  private picturesOf(
    picture: GivenPicture | null,
    principal: Principal,
    given: Given,
    before: Row | null,
  ) {
    const kind = this.record.subject as Parameters<typeof picturesOf>[2]['kind'];
    return picturesOf(picture, principal, { kind, alt: this.altOf(given, before) });
  }

  private rejectStaffQuery(query: ListQuery, principal: Principal | null): void {
    // Sorting by a staff-only field would reveal its values.
    const sorted = query.sort?.replace('-', '') ?? '';
    const isTold = this.namesWith('staff').includes(sorted);
    const given = { ...query, sort: isTold ? query.sort : undefined };
    rejectStaffFilters(given, [...this.staffParameters(), 'sort'] as never, principal);
  }

  private namesWith(setting: 'staff' | 'alone'): string[] {
    const { fields } = this.record;
    return Object.keys(fields).filter((name) => fields[name]![setting]);
  }

  private columnNames(): string[] {
    const { columns } = this.manager.connection.getMetadata(this.record.entity);
    return columns.map(({ propertyName }) => propertyName);
  }

  /** Returns the query parameters that name a column. */
  private filters(): string[] {
    const columns = this.columnNames();
    const parameters = Object.keys(this.record.Query.shape as object);
    return parameters.filter((name) => !SHARED_PARAMETERS.includes(name) && columns.includes(name));
  }

  /** Returns the sort columns. A text is sorted by its key column, if it has one. */
  private sortable(): Record<string, string> {
    const columns = this.columnNames();
    const columnOf = (name: string) => (columns.includes(`${name}_key`) ? `${name}_key` : name);
    return Object.fromEntries(columns.map((name) => [name, `item.${columnOf(name)}`]));
  }
}

/** Replaces columns that were read. */
const withValues = <Row extends object>(row: Row, values: Given): Row => ({
  ...row,
  ...Object.fromEntries(Object.entries(values).filter(([name]) => name in row)),
});
