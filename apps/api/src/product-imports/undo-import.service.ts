import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Conflict, NotFound } from '../http/api-error';
import type { Principal } from '../http/principal';
import { InterruptedImportsService } from './interrupted-imports.service';
import { ProductImportEntity } from './product-import.entity';

const NAMED = 5;

/** Why an import cannot be undone, by its status. */
const NOT_APPLIED: Partial<Record<ProductImportEntity['status'], string>> = {
  undone: 'This import was undone already.',
  applying: 'This import is being applied at this moment.',
  undoing: 'This import is being undone at this moment.',
};

/**
 * Undoes an import as a whole, or not at all where a product was changed since: then it names the first of them. The
 * ids of new products stay in the log and are not used again.
 */
@Injectable()
export class UndoImportService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly written: InterruptedImportsService,
  ) {}

  async undo(id: number, principal: Principal): Promise<void> {
    const found = await this.load(id);
    rejectUnlessApplied(found);
    await this.rejectChanged(found);
    // Of two calls one takes it.
    const undoing = { status: 'undoing' as const, undone_at: new Date() };
    const { affected } = await this.dataSource.manager.update(
      ProductImportEntity,
      { id, status: 'applied' },
      undoing,
    );
    if (affected !== 1) rejectUnlessApplied(await this.load(id));
    await this.written.takeBack({ ...found, ...undoing }, principal);
  }

  private async load(id: number): Promise<ProductImportEntity> {
    const found = await this.dataSource.manager.findOneBy(ProductImportEntity, { id });
    if (!found || found.status === 'reading') throw new NotFound('Import not found');
    return found;
  }

  private async rejectChanged(found: ProductImportEntity): Promise<void> {
    const { names, count } = await this.written.changedSince(found, NAMED);
    if (count === 0) return;
    const more = count > names.length ? ` and ${count - names.length} more` : '';
    const [was, it] = count === 1 ? ['was', 'it'] : ['were', 'they'];
    throw new Conflict(
      `${names.join(', ')}${more} ${was} changed since the import, or what ${it} had before is gone. ` +
        'Nothing was undone.',
    );
  }
}

function rejectUnlessApplied({ status }: ProductImportEntity): void {
  if (status === 'applied') return;
  throw new Conflict(
    NOT_APPLIED[status] ?? 'This import was not applied, so there is nothing to undo.',
  );
}
