import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IDENTITY_FIELDS, type ImportColumns, type ImportMapping } from '@shishir/contract';
import { type Reason, reason } from '@shishir/contract/reasons';
import { cutText, foldText } from '@shishir/format';
import { Repository } from 'typeorm';
import { InvalidInput, NotFound } from '../../platform/http/api-error';
import { type Guess, guessColumns, guessMapping } from '../import/guess-mapping';
import {
  type Cell,
  headingKey,
  headingsOf,
  isBlankLine,
  isNamedByLetters,
  textOf,
} from '../import/headings';
import { isTable, tableOf } from '../import/table-rows';
import { ImportMappingEntity } from './import-mapping.entity';
import { PreviewImportService } from './preview-import.service';
import type { ProductImportEntity } from './product-import.entity';
import { ProductImportsService } from './product-imports.service';
import { firstStoredLines } from './stored-lines';

const SAMPLES = 3;
const LONGEST_SAMPLE = 60;
const LONGEST_LINE = 120;

/** The parts of a file in which the meaning of its columns was given or is proposed. */
interface Place {
  sheet?: number | undefined;
  /** Line of the headings, 0 if there are none; undefined if it is not known yet. */
  line?: number | undefined;
}

interface Choice extends Place {
  mapping: ImportMapping;
  supplier?: string | undefined;
}

/** Proposes the meaning of the columns of a file, previews by it, and remembers it for a supplier. */
@Injectable()
export class ImportColumnsService {
  constructor(
    @InjectRepository(ImportMappingEntity)
    private readonly mappings: Repository<ImportMappingEntity>,
    private readonly imports: ProductImportsService,
    private readonly previews: PreviewImportService,
  ) {}

  /** Returns the columns of a sheet whose headings are in the given line, with the most likely meaning. */
  async columns(id: number, place: Place): Promise<ImportColumns> {
    const found = await this.imports.get(id);
    const suppliers = await this.mappings.find({ order: { updated_at: 'DESC', id: 'DESC' } });
    const isChosen = place.sheet === undefined && found.status !== 'mapping';
    const sheet = place.sheet ?? (isChosen ? found.sheet : await this.bestSheet(found));
    const table = await this.table(found, sheet);
    const line = place.line ?? (isChosen ? (found.heading_line ?? undefined) : undefined);
    const proposal =
      isChosen && found.mapping?.columns
        ? { ...guessAt(table, line), mapping: found.mapping, supplier: found.supplier }
        : propose(table, line, suppliers);
    return {
      sheets: found.sheets ?? [],
      sheet,
      line: isTable(found.format) ? proposal.line : 0,
      lines: isTable(found.format) ? table.map(lineText) : [],
      columns: columnsOf(table, proposal),
      mapping: proposal.mapping,
      supplier: proposal.supplier,
      suppliers: suppliers.map(({ id: of, name, mapping }) => ({ id: of, name, mapping })),
    };
  }

  /** Previews the file by a mapping, and saves the mapping if it has the name of a supplier. */
  async map(id: number, { sheet, line, mapping, supplier }: Choice): Promise<void> {
    checkMapping(mapping);
    const place = {
      ...(sheet === undefined ? {} : { sheet }),
      ...(line === undefined ? {} : { heading_line: line }),
    };
    await this.previews.preview(id, { ...place, mapping, supplier: supplier ?? null });
    if (supplier) await this.save(supplier, mapping);
  }

  async forget(id: number): Promise<void> {
    const { affected } = await this.mappings.delete({ id });
    if (affected === 0) throw new NotFound(reason('record_not_found', { record: 'mapping' }));
  }

  /** Replaces the mapping of a supplier. */
  private async save(name: string, mapping: ImportMapping): Promise<void> {
    const saved = await this.mappings.find({ select: { id: true, name: true } });
    const same = saved.find((one) => foldText(one.name) === foldText(name));
    await this.mappings.save({
      ...(same && { id: same.id }),
      name,
      mapping,
      updated_at: new Date(),
    });
  }

  /** Returns the sheet with the most columns that are understood. */
  private async bestSheet(found: ProductImportEntity): Promise<number> {
    let best = { sheet: 1, count: -1 };
    for (const [index] of (found.sheets ?? []).entries()) {
      const { columns } = guessMapping(await this.table(found, index + 1));
      const count = Object.keys(columns).length;
      if (count > best.count) best = { sheet: index + 1, count };
    }
    return best.sheet;
  }

  private async table({ id, format }: ProductImportEntity, sheet: number): Promise<Cell[][]> {
    return tableOf(format, await firstStoredLines(this.mappings.manager, id, sheet));
  }
}

const guessAt = (table: Cell[][], line: number | undefined): Guess =>
  line === undefined ? guessMapping(table) : guessColumns(table, line);

/** Returns the newest saved mapping whose headings are all there, else a guess. */
function propose(table: Cell[][], line: number | undefined, suppliers: ImportMappingEntity[]) {
  const lines = line === undefined ? table.map((_, index) => index + 1) : [line];
  for (const { name, mapping } of suppliers) {
    const headings = Object.keys(mapping.columns ?? {});
    if (isNamedByLetters(headings)) continue;
    const wanted = headings.map(headingKey);
    const at = lines.find((one) => {
      const keys = new Set(headingsOf(table[one - 1] ?? [], table[one - 2]).map(headingKey));
      return wanted.length > 1 && wanted.every((key) => keys.has(key));
    });
    if (at !== undefined) return { ...guessColumns(table, at), mapping, supplier: name };
  }
  const guess = guessAt(table, line);
  return { ...guess, mapping: { columns: guess.columns }, supplier: null };
}

function columnsOf(table: Cell[][], { line, headings }: Guess): ImportColumns['columns'] {
  const rows = table.slice(line).filter((row) => !isBlankLine(row));
  return headings.map((heading, index) => {
    const texts = rows.map((row) => textOf(row[index]).trim()).filter(Boolean);
    const samples = [...new Set(texts)].slice(0, SAMPLES);
    return { heading, samples: samples.map((text) => short(text, LONGEST_SAMPLE)) };
  });
}

const lineText = (line: Cell[]) =>
  short(
    line
      .map((cell) => textOf(cell).trim())
      .filter(Boolean)
      .join(' · '),
    LONGEST_LINE,
  );

const short = (text: string, most: number) =>
  text.length > most ? `${cutText(text, most)}…` : text;

/** Throws InvalidInput if rows could not be recognised, or if two columns have the same meaning. */
function checkMapping({ columns, fixed = {} }: ImportMapping): void {
  if (!columns) return;
  const fields = Object.values(columns).map(({ field }) => field);
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice) throw invalid(reason('mapping_field_twice', { field: twice }));
  const isKnown = IDENTITY_FIELDS.some((field) => fields.includes(field) || fixed[field]);
  if (!isKnown) throw invalid(reason('mapping_without_model'));
}

const invalid = (problem: Reason) => new InvalidInput({ mapping: problem }, problem);
