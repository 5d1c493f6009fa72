import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ChangedSince } from '@shishir/contract';
import { type Reason, reason } from '@shishir/contract/reasons';
import { DataSource } from 'typeorm';
import { Conflict, NotFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { InterruptedImportsService } from './interrupted-imports.service';
import { ProductImportEntity } from './product-import.entity';

const NAMED = 5;

/** Reason why an import cannot be undone, by status. */
const NOT_APPLIED: Partial<Record<ProductImportEntity['status'], Reason>> = {
  undone: reason('import_undone'),
  applying: reason('import_applying'),
  undoing: reason('import_undoing'),
};

/**
 * Undoes an import as a whole. If products were changed since, it is rejected with the names of the first of them,
 * unless it may leave them: then it undoes the others. The ids of new products stay in the log and are not reused.
 */
@Injectable()
export class UndoImportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly written: InterruptedImportsService,
  ) {}

  async changedSince(id: number): Promise<ChangedSince> {
    const found = await this.load(id);
    rejectUnlessApplied(found);
    return this.written.changedSince(found);
  }

  async undo(id: number, leaveChanged: boolean, principal: Principal): Promise<void> {
    const found = await this.load(id);
    rejectUnlessApplied(found);
    const undoing = {
      status: 'undoing' as const,
      undone_at: new Date(),
      done_count: 0,
      problem: null,
    };
    // Only one of two calls claims it.
    const { affected } = await this.dataSource.manager.update(
      ProductImportEntity,
      { id, status: 'applied' },
      undoing,
    );
    if (affected !== 1) rejectUnlessApplied(await this.load(id));
    try {
      await this.check(found, leaveChanged);
    } catch (error) {
      await this.written.stopUndo(id);
      throw error;
    }
    await this.written.takeBack({ ...found, ...undoing }, principal);
  }

  /** Throws a Conflict if products were changed since and may not be left as they are, or if all were changed. */
  private async check(found: ProductImportEntity, leaveChanged: boolean): Promise<void> {
    const changed = await this.written.changedSince(found);
    if (!leaveChanged) rejectChanged(changed);
    else if (changed.count > 0 && changed.count === found.new_count + found.changed_count) {
      throw new Conflict(reason('import_changed_since'));
    }
  }

  private async load(id: number): Promise<ProductImportEntity> {
    const found = await this.dataSource.manager.findOneBy(ProductImportEntity, { id });
    if (!found || found.status === 'reading')
      throw new NotFound(reason('record_not_found', { record: 'import' }));
    return found;
  }
}

function rejectChanged({ products, count }: ChangedSince): void {
  if (count === 0) return;
  const names = products.slice(0, NAMED).map(({ id, name }) => `${name} (${id})`);
  throw new Conflict(
    count === 1
      ? reason('import_product_changed', { name: names[0] ?? '' })
      : reason('import_products_changed', {
          names: names.join(', '),
          more: count - names.length,
        }),
  );
}

function rejectUnlessApplied({ status }: ProductImportEntity): void {
  if (status === 'applied') return;
  throw new Conflict(NOT_APPLIED[status] ?? reason('import_not_applied'));
}
