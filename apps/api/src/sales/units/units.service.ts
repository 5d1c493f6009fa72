import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Locale, PublicUnit, Unit } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { dhakaDay } from '@shishir/format';
import { EntityManager, In, Not, type SelectQueryBuilder } from 'typeorm';
import { DocumentEntity } from '../../catalogue/documents/document.entity';
import { toPublicDocument } from '../../catalogue/documents/document.mapper';
import { DocumentsService } from '../../catalogue/documents/documents.service';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { ProductsService } from '../../catalogue/products/products.service';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { derivedOf } from '../../platform/database/derived-columns';
import { InvalidInput, NotFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { type GivenPicture, MediaService } from '../../platform/media/media.service';
import {
  type Given,
  type ListQuery,
  RecordService,
} from '../../platform/record-api/record.service';
import type { Change } from '../../platform/records/change';
import { CustomerEntity } from '../customers/customer.entity';
import { serviceDays } from '../visit-reports/last-service';
import { newCode, unitsApi, unitWithCode, warrantyEnd, warrantyOf, withNames } from './unit-record';
import { UnitEntity } from './unit.entity';

/** Manages installed units, and shows one of them to people with its code. */
@Injectable()
export class UnitsService extends RecordService<UnitEntity, Unit> {
  constructor(
    @InjectEntityManager() manager: EntityManager,
    media: MediaService,
    private readonly products: ProductsService,
    private readonly documents: DocumentsService,
  ) {
    super(manager, media, unitsApi);
  }

  /** Returns all units that match the filters, in their order. */
  async all(query: ListQuery, principal: Principal): Promise<Unit[]> {
    const rows = await this.selected(query, principal).getMany();
    return rows.map((row) => this.record.toResponse(row, true));
  }

  override async create(given: Given, picture: GivenPicture | null, principal: Principal) {
    return withSerialError(super.create(given, picture, principal));
  }

  override async update(
    id: number,
    given: Given & { version?: number },
    picture: GivenPicture | null,
    principal: Principal,
  ): Promise<void> {
    return withSerialError(super.update(id, given, picture, principal));
  }

  /** Returns the unit with a code for its public page. Throws NotFound for an unknown code. */
  async byCode(code: string, locale: Locale = 'en'): Promise<PublicUnit> {
    const row = await this.withCode(code);
    const product = row.product_id === null ? null : await this.productOf(row.product_id, locale);
    return {
      code: row.code,
      brand: row.brand,
      model: row.model,
      serial_end: row.serial?.slice(-4) ?? null,
      started_on: row.started_on,
      warranty_until: row.warranty_until,
      warranty: warrantyOf(row.warranty_until),
      ...(await serviceDays(this.manager, row.id)),
      documents: (await this.documents.ofUnit(row.id)).map(toPublicDocument),
      product,
    };
  }

  /** Returns a public document of the unit with a code. Throws NotFound if there is none. */
  async documentByCode(code: string, id: number): Promise<DocumentEntity> {
    const unit = await this.withCode(code);
    const document = (await this.documents.ofUnit(unit.id)).find((one) => one.id === id);
    if (!document) throw new NotFound(reason('record_not_found', { record: 'document' }));
    return document;
  }

  private async withCode(code: string): Promise<UnitEntity> {
    const row = await unitWithCode(this.manager, code);
    if (!row) throw new NotFound(reason('unit_code_unknown'));
    return row;
  }

  /** Returns what visitors may see of a product; null if the catalogue does not show it. */
  private async productOf(id: number, locale: Locale): Promise<PublicUnit['product']> {
    const product = await this.products.get(id, null, { locale }).catch(orNull);
    if (!product) return null;
    const { title, pictures, cooling_kw, cooling_tr, refrigerant, documents = [] } = product;
    const picture = pictures[0] ?? null;
    return { id, title, picture, cooling_kw, cooling_tr, refrigerant, documents };
  }

  protected override found(): SelectQueryBuilder<UnitEntity> {
    return withNames(this.manager);
  }

  protected override filter(
    found: SelectQueryBuilder<UnitEntity>,
    { customer_id, warranty, serial, ...query }: ListQuery,
  ): void {
    super.filter(found, query);
    if (customer_id !== undefined) {
      found.andWhere(
        '(item.customer_id = :customer_id OR customer.merged_into_id = :customer_id)',
        {
          customer_id,
        },
      );
    }
    if (serial === 'missing') found.andWhere('item.serial IS NULL');
    const today = dhakaDay(new Date());
    if (warranty === 'unknown') found.andWhere('item.warranty_until IS NULL');
    if (warranty === 'valid') found.andWhere('item.warranty_until >= :today', { today });
    if (warranty === 'ended') found.andWhere('item.warranty_until < :today', { today });
  }

  protected override async prepared(given: Given, before: UnitEntity | null): Promise<Given> {
    await this.rejectUnknown(given);
    await this.rejectTakenSerial({ ...before, ...given }, before?.id);
    if (before) return given;
    const code = { code: newCode() };
    const { product_id, started_on } = given as Partial<UnitEntity>;
    if (!started_on || given['warranty_until'] || !product_id) return { ...given, ...code };
    return { ...given, ...code, warranty_until: await this.proposedEnd(product_id, started_on) };
  }

  /** The end of the warranty that the product has; null if its warranty names no period, or is hidden. */
  async proposedEnd(product_id: number, started_on: string): Promise<string | null> {
    const product = await this.products.get(product_id, null).catch(orNull);
    return warrantyEnd(started_on, product?.commercial?.warranty ?? null);
  }

  private async rejectUnknown({ customer_id, product_id }: Given): Promise<void> {
    const { manager } = this;
    if (customer_id && !(await manager.existsBy(CustomerEntity, { id: customer_id as number }))) {
      throw new InvalidInput({ customer_id: reason('customer_gone') });
    }
    if (product_id && !(await manager.existsBy(ProductEntity, { id: product_id as number }))) {
      throw new InvalidInput({ product_id: reason('unit_product_gone') });
    }
  }

  private async rejectTakenSerial(row: Partial<UnitEntity>, id = 0): Promise<void> {
    const { serial_folded } = derivedOf(UnitEntity, row, ['brand', 'serial']);
    if (!serial_folded) return;
    const other = await this.manager.findOne(UnitEntity, {
      where: { serial_folded, id: Not(id) },
      withDeleted: true,
    });
    if (!other) return;
    const { model } = other;
    const code = other.deleted_at ? 'unit_serial_in_trash' : 'unit_serial_taken';
    throw new InvalidInput({ serial: reason(code, { model }) });
  }

  /** Enquiries are above this folder. */
  protected override async beforePurge({ manager }: Change<UnitEntity>, rows: UnitEntity[]) {
    await manager
      .createQueryBuilder()
      .update('ContactMessageEntity')
      .set({ unit_id: null, updated_at: () => 'updated_at' })
      .where({ unit_id: In(rows.map(({ id }) => id)) })
      .execute();
    // Housekeeping removes their files.
    await manager.delete(DocumentEntity, { unit_id: In(rows.map(({ id }) => id)) });
    return rows;
  }
}

/** Returns null for a product that the catalogue does not show. */
function orNull(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}

/** Two people may save one serial number at the same time. */
async function withSerialError<T>(saved: Promise<T>): Promise<T> {
  try {
    return await saved;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new InvalidInput({ serial: reason('unit_serial_taken', { model: '' }) });
  }
}
