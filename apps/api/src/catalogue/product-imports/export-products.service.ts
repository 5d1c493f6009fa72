import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { contract } from '@shishir/contract';
import { dhakaParts } from '@shishir/format';
import type { ServerInferRequest } from '@ts-rest/core';
import { Readable } from 'node:stream';
import { EntityManager } from 'typeorm';
import { chunks } from '../../platform/database/chunks';
import type { Principal } from '../../platform/http/principal';
import { readForStaff, type StaffRow } from '../products/product-row';
import { ProductsService } from '../products/products.service';
import { writeAudit } from '../../platform/records/audit';
import { csvOf, jsonOf } from './export-rows';

type ExportQuery = ServerInferRequest<typeof contract.productImports.export>['query'];

export interface Export {
  name: string;
  type: string;
  text: Readable;
}

/** Exports the filtered products to a file, a few rows at a time. */
@Injectable()
export class ExportProductsService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly products: ProductsService,
  ) {}

  async export({ format, ...query }: ExportQuery, principal: Principal): Promise<Export> {
    const ids = await this.products.ids(query);
    const name = `products-${today()}.${format}`;
    const filters = Object.entries(query).map(([field, after]) => ({ field, before: null, after }));
    await writeAudit(this.manager, principal, {
      action: 'exported',
      subject: 'product',
      id: null,
      name,
      changes: [...filters, { field: 'rows', before: null, after: ids.length }],
    });
    const isCsv = format === 'csv';
    return {
      name,
      type: isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      text: Readable.from((isCsv ? csvOf : jsonOf)(this.rows(ids))),
    };
  }

  private async *rows(ids: number[]): AsyncGenerator<StaffRow[]> {
    for (const chunk of chunks(ids)) yield await readForStaff(this.manager, chunk);
  }
}

/** Returns the day in Dhaka as used in file names: 2026-11-20. */
function today(): string {
  const { year, month, day } = dhakaParts(new Date());
  return [year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-');
}
