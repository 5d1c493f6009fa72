import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import { MoreThan, Repository } from 'typeorm';
import { csvLines, UTF8_MARK } from '../../platform/records/csv-cells';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportsService } from './product-imports.service';

/** Rows held in memory at a time. */
const CHUNK = 500;
const COLUMNS = ['row', 'model', 'field', 'reason'];

/** Exports all problems of a file as CSV, for correcting the file. */
@Injectable()
export class WrongRowsService {
  constructor(
    @InjectRepository(ProductImportRowEntity)
    private readonly importRows: Repository<ProductImportRowEntity>,
    private readonly imports: ProductImportsService,
  ) {}

  async file(id: number): Promise<{ name: string; text: Readable }> {
    const { file_name } = await this.imports.get(id);
    const name = `wrong-rows-${file_name.replace(/\.[^.]*$/, '')}.csv`;
    return { name, text: Readable.from(this.lines(id)) };
  }

  private async *lines(import_id: number): AsyncGenerator<string> {
    yield UTF8_MARK + csvLines([COLUMNS]);
    for (let last = 0; ;) {
      const rows = await this.importRows.find({
        select: { place: true, model: true, view: true },
        where: { import_id, effect: 'wrong', place: MoreThan(last) },
        order: { place: 'ASC' },
        take: CHUNK,
      });
      if (rows.length === 0) return;
      yield csvLines(
        rows.flatMap(({ place, model, view }) =>
          view.problems.map(({ field, reason }) => [place, model, field, reason]),
        ),
      );
      last = rows.at(-1)!.place;
    }
  }
}
