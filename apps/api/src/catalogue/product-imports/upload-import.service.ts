import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { dirname } from 'node:path';
import { DataSource, type EntityManager } from 'typeorm';
import { Env } from '../../platform/config/env';
import { requireSpace } from '../../platform/http/disk-space';
import type { Principal } from '../../platform/http/principal';
import type { IncomingFile } from '../../platform/http/uploads';
import { guessColumns } from '../import/guess-mapping';
import { isZip } from '../import/file-text';
import { type FileSource, openSource } from '../import/product-file';
import { type Cell, isBlankLine, isOwnHeadings, noHeadings } from '../import/headings';
import { isTable, tableOf } from '../import/table-rows';
import { isWorkbook } from '../import/workbook-cells';
import { ImportPicturesService } from './import-pictures.service';
import { invalidFile, PreviewImportService } from './preview-import.service';
import { ProductImportEntity } from './product-import.entity';
import { removeImport } from './remove-import';
import { firstStoredLines, storeLines } from './stored-lines';

interface StartedImport {
  id: number;
  work: Promise<void>;
}

const isPictureArchive = async (path: string) => (await isZip(path)) && !(await isWorkbook(path));

/** Stores an uploaded file, and previews it if its headings are ours. */
@Injectable()
export class UploadImportService {
  private readonly log = new Logger('ProductImports');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly env: Env,
    private readonly previews: PreviewImportService,
    private readonly pictures: ImportPicturesService,
  ) {}

  /**
   * Returns the id of the import, and the work that may go on after the response. Throws InvalidInput on `file` if the
   * file contains no products.
   */
  async upload(incoming: IncomingFile, principal: Principal): Promise<StartedImport> {
    const name = plainName(incoming.name);
    if (await isPictureArchive(incoming.path).catch(invalidFile)) {
      return this.pictures.start(incoming, name, principal).catch(invalidFile);
    }
    return { id: await this.uploadList(incoming, name, principal), work: Promise.resolve() };
  }

  private async uploadList(
    incoming: IncomingFile,
    file_name: string,
    { user }: Principal,
  ): Promise<number> {
    const source = await openSource(incoming.path, dirname(incoming.path)).catch(invalidFile);
    try {
      const { manager } = this.dataSource;
      const { id } = await manager.save(
        manager.create(ProductImportEntity, {
          file_name,
          format: source.format,
          status: 'reading',
          sheets: source.sheets.map(({ name }) => name),
          created_by: user.name,
        }),
      );
      try {
        await this.onOneRunner((inner) =>
          storeLines(inner, id, source, () => requireSpace(this.env)),
        );
        await this.decide(id, source);
      } catch (error) {
        // If this fails too, as with a full database, the check of interrupted imports removes it.
        await removeImport(manager, id).catch((failure: unknown) => this.log.error(failure));
        throw error;
      }
      return id;
    } catch (error) {
      return invalidFile(error);
    } finally {
      await source.close();
    }
  }

  /** Previews the first sheet with our headings; without one, waits for the meaning of the columns. */
  private async decide(id: number, { format, sheets }: FileSource): Promise<void> {
    const { manager } = this.dataSource;
    const tables: Cell[][][] = [];
    for (const [index] of sheets.entries()) {
      tables.push(tableOf(format, await firstStoredLines(manager, id, index + 1)));
    }
    const own = tables.findIndex((table) => isOwn(format, table));
    if (own < 0) requireColumns(tables);
    await manager.update(ProductImportEntity, { id }, { status: 'mapping' });
    if (own >= 0) await this.previews.preview(id, { sheet: own + 1 });
  }

  /** One runner for all statements reuses its prepared statements: one per statement would take too much memory. */
  private async onOneRunner(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await work(runner.manager);
    } finally {
      await runner.release();
    }
  }
}

function isOwn(format: ProductImportEntity['format'], table: Cell[][]): boolean {
  if (isTable(format)) return table.some(isOwnHeadings);
  // Entries with wrong fields of ours are reported row by row.
  const [names = []] = table;
  const { columns } = guessColumns(table, 1);
  return names.includes('model') || !Object.values(columns).some(({ field }) => field === 'model');
}

/** Throws an ImportError if the file is no table. */
function requireColumns(tables: Cell[][][]): void {
  const hasColumns = (line: Cell[]) => line.filter((cell) => !isBlankLine([cell])).length > 1;
  if (!tables.some((table) => table.some(hasColumns))) throw noHeadings(tables[0]?.[0]);
}

/** Returns the base name of the file that a browser sent, without control characters. */
function plainName(name: string): string {
  const base = name.split(/[/\\]/).at(-1)!;
  return (
    base
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .trim()
      .slice(0, 200) || 'products'
  );
}
