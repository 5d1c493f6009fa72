import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Visit } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import type { Page } from '../../platform/database/queries';
import { InvalidInput } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { MediaService } from '../../platform/media/media.service';
import {
  type Given,
  type ListQuery,
  RecordService,
} from '../../platform/record-api/record.service';
import type { Change } from '../../platform/records/change';
import { MaintenanceContractEntity } from './maintenance-contract.entity';
import { rejectForeign, withUnit, withUnits } from './serviced-units';
import { visitColumns, visitsApi, visitsWithNames } from './visit-record';
import { VisitEntity } from './visit.entity';

/** Manages visits: those by the rule of a contract, and single ones. */
@Injectable()
export class VisitsService extends RecordService<VisitEntity, Visit> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, media, visitsApi);
  }

  override async list(query: ListQuery, principal: Principal | null) {
    const { rows, total } = await super.list(query, principal);
    return { rows: await withUnits(this.manager, rows), total } satisfies Page<Visit>;
  }

  override async get(id: number, principal: Principal | null): Promise<Visit> {
    const [row] = await withUnits(this.manager, [await super.get(id, principal)]);
    return row!;
  }

  /** Returns all visits that match the filters, in their order. */
  async all(query: ListQuery, principal: Principal): Promise<Visit[]> {
    const rows = await this.selected(query, principal).getMany();
    return withUnits(
      this.manager,
      rows.map((row) => this.record.toResponse(row, true)),
    );
  }

  protected override found(): SelectQueryBuilder<VisitEntity> {
    return visitsWithNames(this.manager);
  }

  protected override filter(
    found: SelectQueryBuilder<VisitEntity>,
    { customer_id, unit_id, open, from, to, ...query }: ListQuery,
  ): void {
    super.filter(found, query);
    if (customer_id !== undefined) {
      const isTheirs =
        '(item.customer_id = :customer_id OR customer.merged_into_id = :customer_id)';
      found.andWhere(isTheirs, { customer_id });
    }
    if (unit_id !== undefined) {
      found.andWhere('item.unit_ids LIKE :unit', { unit: withUnit(unit_id as number) });
    }
    if (open) found.andWhere("item.state IN ('due', 'planned')");
    if (from) found.andWhere('item.day >= :from', { from });
    if (to) found.andWhere('item.day <= :to', { to });
  }

  protected override async prepared(given: Given, before: VisitEntity | null): Promise<Given> {
    const columns = given as Partial<VisitEntity>;
    visitColumns(columns, before);
    await rejectForeign(this.manager, columns, before);
    const { message_id } = columns;
    if (message_id) {
      const enquiry = await this.manager.existsBy('ContactMessageEntity', { id: message_id });
      if (!enquiry) throw new InvalidInput({ message_id: reason('enquiry_gone') });
    }
    return given;
  }

  /** Keeps visits as long as their contract, which would create them again. */
  protected override async beforePurge({ manager }: Change<VisitEntity>, rows: VisitEntity[]) {
    const ids = rows.flatMap(({ contract_id }) => contract_id ?? []);
    const contracts = await manager.find(MaintenanceContractEntity, {
      select: { id: true },
      where: { id: In(ids) },
      withDeleted: true,
    });
    const kept = new Set(contracts.map(({ id }) => id));
    return rows.filter(({ contract_id }) => contract_id === null || !kept.has(contract_id));
  }

  /** Runs with the locked row, so the state follows from what is stored. */
  protected override columns(given: Given, before: VisitEntity | null): Partial<VisitEntity> {
    const columns = visitColumns(super.columns(given, before), before);
    if (before) return columns;
    const empty = { customer_id: null, technician_id: null, contract_id: null, sequence: null };
    return { ...empty, message_id: null, unit_ids: [], site: null, note: null, ...columns };
  }
}
