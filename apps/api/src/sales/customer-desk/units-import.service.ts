import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { unitRecord, UNIT_IMPORT_ROWS } from '@shishir/contract';
import { type Reason, reason } from '@shishir/contract/reasons';
import { readDay } from '@shishir/format';
import { EntityManager, In } from 'typeorm';
import { headingKey, textOf } from '../../catalogue/import/headings';
import { ImportError } from '../../catalogue/import/import-error';
import { openSource } from '../../catalogue/import/product-file';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { compact, derivedOf } from '../../platform/database/derived-columns';
import { InvalidInput } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { newBatch } from '../../platform/records/audit';
import { change } from '../../platform/records/change';
import { undefuse } from '../../platform/records/csv-cells';
import { rootOf } from '../customers/customer-match';
import { CustomerEntity } from '../customers/customer.entity';
import { newCode, unitsApi } from '../units/unit-record';
import { UnitEntity } from '../units/unit.entity';

/** Fields by the headings of the export. */
const HEADINGS = {
  brand: 'Brand',
  model: 'Model',
  serial: 'Serial number',
  customer: 'Customer',
  site: 'Site',
  place: 'Place',
  started_on: 'Start-up',
  warranty_until: 'Warranty until',
  note: 'Note',
} as const;
type Field = keyof typeof HEADINGS;
const FIELDS = Object.keys(HEADINGS) as Field[];

/** Errors that are listed at once. */
const MOST_PROBLEMS = 50;

interface Row {
  /** Line in the file, from 1. */
  line: number;
  texts: Record<Field, string>;
}

type NewUnit = Partial<UnitEntity>;

/** Adds the units of a file: all of them or, if a row has an error, none. */
@Injectable()
export class UnitsImport {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async run(path: string, principal: Principal): Promise<number> {
    const rows = await rowsOf(path);
    return change(this.manager, unitsApi, principal, async (change) => {
      const problems: Record<string, Reason> = {};
      const units = await this.unitsOf(change.manager, rows, (line, problem) => {
        if (Object.keys(problems).length < MOST_PROBLEMS) problems[`row_${line}`] ??= problem;
      });
      const count = Object.keys(problems).length;
      if (count > 0) throw new InvalidInput(problems, reason('unit_rows_wrong', { count }));
      const batch = newBatch();
      for (const unit of units) await change.insert(unit, {}, batch);
      return units.length;
    });
  }

  private async unitsOf(
    manager: EntityManager,
    rows: Row[],
    reject: (line: number, problem: Reason) => void,
  ): Promise<NewUnit[]> {
    const customers = await this.customersNamed(manager, rows);
    const products = await this.productsOf(manager, rows);
    const taken = await this.serialsOf(manager, rows);
    return rows.map(({ line, texts }) => {
      const named = customers.get(compact(texts.customer)) ?? [];
      if (!texts.model) reject(line, reason('unit_row_model', { row: line }));
      for (const field of ['model', 'brand', 'serial', 'site', 'place', 'note'] as const) {
        const { max } = unitRecord.fields[field];
        if (texts[field].length > max) {
          reject(line, reason('unit_row_long', { row: line, name: HEADINGS[field], max }));
        }
      }
      if (texts.customer && named.length !== 1) {
        const code = named.length === 0 ? 'unit_row_customer' : 'unit_row_customers';
        reject(line, reason(code, { row: line, name: texts.customer }));
      }
      const dayOf = (field: 'started_on' | 'warranty_until') => {
        const day = texts[field] ? readDay(texts[field]) : null;
        if (texts[field] && day === null) {
          reject(line, reason('unit_row_day', { row: line, name: HEADINGS[field] }));
        }
        return day;
      };
      const orNull = (field: Field) => texts[field] || null;
      const serial = foldedSerial(texts);
      if (serial) {
        if (taken.has(serial)) reject(line, reason('unit_row_serial', { row: line }));
        taken.add(serial);
      }
      const product = products.get(compact(texts.model));
      return {
        code: newCode(),
        model: texts.model,
        brand: orNull('brand') ?? product?.brand ?? null,
        product_id: product?.id ?? null,
        customer_id: named[0] ?? null,
        ...{ serial: orNull('serial'), site: orNull('site'), place: orNull('place') },
        ...{ started_on: dayOf('started_on'), warranty_until: dayOf('warranty_until') },
        note: orNull('note'),
        source: null,
      };
    });
  }

  /** Returns the ids of customers by their folded names. */
  private async customersNamed(manager: EntityManager, rows: Row[]) {
    const found = await manager
      .createQueryBuilder(CustomerEntity, 'item')
      .addSelect('item.name_folded')
      .where({ name_folded: In(foldedOf(rows, 'customer')) })
      .getMany();
    const named = new Map<string, number[]>();
    for (const row of found) {
      const ids = named.get(row.name_folded!) ?? [];
      named.set(row.name_folded!, [...new Set([...ids, rootOf(row)])]);
    }
    return named;
  }

  private async productsOf(manager: EntityManager, rows: Row[]) {
    const models = [...new Set(rows.map(({ texts }) => texts.model))];
    const found = await manager.findBy(ProductEntity, { model: In(models) });
    return new Map(found.map((product) => [compact(product.model), product]));
  }

  /** Returns the serial numbers of these rows that exist, also in the trash. */
  private async serialsOf(manager: EntityManager, rows: Row[]) {
    const folded = rows.flatMap(({ texts }) => foldedSerial(texts) ?? []);
    const found = await manager
      .createQueryBuilder(UnitEntity, 'item')
      .withDeleted()
      .select('item.serial_folded', 'serial')
      .where({ serial_folded: In(folded) })
      .getRawMany<{ serial: string }>();
    return new Set(found.map(({ serial }) => serial));
  }
}

const foldedOf = (rows: Row[], field: Field) => [
  ...new Set(rows.map(({ texts }) => compact(texts[field])).filter(Boolean)),
];

const foldedSerial = ({ brand, serial }: Pick<Row['texts'], 'brand' | 'serial'>) =>
  derivedOf(UnitEntity, { brand, serial }, ['serial'])['serial_folded'] ?? null;

/** Reads the rows of the first sheet. The headings are in its first line that is not blank. */
async function rowsOf(path: string): Promise<Row[]> {
  try {
    const source = await openSource(path);
    try {
      if (source.format === 'json') throw new InvalidInput({}, reason('unit_file_type'));
      let places: Map<Field, number> | null = null;
      let line = 0;
      const rows: Row[] = [];
      for await (const cells of source.sheets[0]!.lines()) {
        line++;
        const texts = (cells as Parameters<typeof textOf>[0][]).map((cell) =>
          undefuse(textOf(cell)).trim(),
        );
        if (texts.every((text) => text === '')) continue;
        if (!places) {
          places = placesOf(texts);
          continue;
        }
        if (rows.length === UNIT_IMPORT_ROWS) {
          throw new InvalidInput({}, reason('unit_file_long', { max: UNIT_IMPORT_ROWS }));
        }
        const at = places;
        const entries = FIELDS.map((field) => [field, texts[at.get(field) ?? -1] ?? '']);
        rows.push({ line, texts: Object.fromEntries(entries) as Row['texts'] });
      }
      if (rows.length === 0) throw new InvalidInput({}, reason('unit_file_empty'));
      return rows;
    } finally {
      await source.close();
    }
  } catch (error) {
    if (error instanceof ImportError) throw new InvalidInput({}, reason('unit_file_type'));
    throw error;
  }
}

function placesOf(headings: string[]): Map<Field, number> {
  const keys = headings.map(headingKey);
  const places = new Map(
    FIELDS.map((field) => [field, keys.indexOf(headingKey(HEADINGS[field]))] as const).filter(
      ([, place]) => place >= 0,
    ),
  );
  if (!places.has('model')) throw new InvalidInput({}, reason('unit_file_headings'));
  return places;
}
