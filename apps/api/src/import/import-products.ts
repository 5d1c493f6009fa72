import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { revision } from '../database/revision';
import { type ImportOptions, ImportRun } from './import-run';
import type { ProductFile } from './product-file';
import type { ImportReport } from './report';

/**
 * Brings a products file into the catalogue at once: the old site's, or one of our own. Run twice it changes
 * nothing the second time. A file with wrong rows changes nothing at all, unless the valid rows are asked for.
 */
@Injectable()
export class ImportProductsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Throws an ImportError where the file holds no products. Wrong rows are in the report. */
  run(file: ProductFile, options: ImportOptions): Promise<ImportReport> {
    return this.dataSource.transaction(async (manager) => {
      // A product that runs meanwhile forgets the pages that it keeps.
      if (!options.dryRun) await revision.raise(manager);
      return new ImportRun(manager, file, options).run();
    });
  }
}
