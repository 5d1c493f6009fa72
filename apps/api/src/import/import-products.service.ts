import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ImportOptions, ImportRun } from './import-run';
import { parseProducts } from './parse-products';
import type { ImportReport } from './report';

/**
 * Brings the old site's products file into the catalogue. Run twice it changes nothing the second time.
 * A file with wrong rows changes nothing at all, unless the valid rows are asked for.
 */
@Injectable()
export class ImportProductsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Throws an ImportError where the text is no products file. Wrong rows are in the report. */
  async run(text: string, options: ImportOptions): Promise<ImportReport> {
    // Read before the transaction begins: SQLite lets no one else in while it lasts.
    const parsed = parseProducts(text);
    return this.dataSource.transaction((manager) => new ImportRun(manager, parsed, options).run());
  }
}
