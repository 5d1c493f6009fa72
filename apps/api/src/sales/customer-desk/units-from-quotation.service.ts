import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, In } from 'typeorm';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { isSqlite } from '../../platform/database/queries';
import { Conflict, NotFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { newBatch } from '../../platform/records/audit';
import { change } from '../../platform/records/change';
import { newCode, unitsApi } from '../units/unit-record';
import { UnitEntity } from '../units/unit.entity';
import { QuotationEntity, QuotationRevisionEntity } from '../quotations/quotation.entity';

interface Piece {
  source: string;
  product_id: number;
  model: string;
  brand: string | null;
}

/** Adds installed units from accepted quotations, one for each piece of a product. */
@Injectable()
export class UnitsFromQuotation {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async count(id: number): Promise<{ pieces: number; units: number }> {
    const { pieces } = await this.read(this.manager, id);
    const sources = pieces.map(({ source }) => source);
    const units = await this.manager.count(UnitEntity, {
      where: { source: In(sources) },
      withDeleted: true,
    });
    return { pieces: pieces.length, units };
  }

  /** Returns the number of new units. Units that exist, also in the trash, are not added again. */
  async create(id: number, principal: Principal): Promise<number> {
    return change(this.manager, unitsApi, principal, async (change) => {
      const { manager } = change;
      // The second of two requests waits here, and then finds the units of the first.
      const { quotation, place, pieces } = await this.read(manager, id, true);
      const sources = pieces.map(({ source }) => source);
      const existing = await manager.find(UnitEntity, {
        select: { id: true, source: true },
        where: { source: In(sources) },
        withDeleted: true,
      });
      const known = new Set(existing.map(({ source }) => source));
      const missing = pieces.filter(({ source }) => !known.has(source));
      const batch = missing.length > 1 ? newBatch() : undefined;
      for (const piece of missing) {
        const { customer_id } = quotation;
        const columns = { ...piece, code: newCode(), customer_id, site: place || null };
        await change.insert(columns, {}, batch);
      }
      return missing.length;
    });
  }

  /** Throws Conflict unless the newest sent revision is accepted. */
  private async read(manager: EntityManager, id: number, lock = false) {
    const quotation = await manager.findOne(QuotationEntity, {
      where: { id },
      ...(lock && !isSqlite(manager) ? { lock: { mode: 'pessimistic_write' as const } } : {}),
    });
    if (!quotation) throw new NotFound(reason('record_not_found', { record: 'quotation' }));
    const revision =
      quotation.sent_revision === null
        ? null
        : await manager.findOneBy(QuotationRevisionEntity, {
            quotation_id: id,
            revision: quotation.sent_revision,
          });
    if (!revision?.accepted_at) throw new Conflict(reason('quotation_not_accepted'));
    const { place, content } = revision;
    const ids = content.lines.flatMap(({ product_id }) => product_id ?? []);
    const products = new Map(
      (await manager.findBy(ProductEntity, { id: In(ids) })).map((one) => [one.id, one]),
    );
    const counts = new Map<number, number>();
    const pieces = content.lines.flatMap(({ product_id, quantity }): Piece[] => {
      const product = product_id === null ? undefined : products.get(product_id);
      if (!product) return [];
      const { id: of, model, brand } = product;
      return Array.from({ length: quantity }, () => {
        const nth = (counts.get(of) ?? 0) + 1;
        counts.set(of, nth);
        return { source: `${quotation.number} ${of} ${nth}`, product_id: of, model, brand };
      });
    });
    return { quotation, place, pieces };
  }
}
