import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Visit } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { InvalidInput } from '../../platform/http/api-error';
import { MediaService } from '../../platform/media/media.service';
import type { Given, ListQuery } from '../../platform/record-api/record.service';
import type { Change } from '../../platform/records/change';
import { MaintenanceContractEntity } from './maintenance-contract.entity';
import { ServicedRecords } from './serviced-records';
import { rejectForeign } from './serviced-units';
import { visitColumns, visitsApi, visitsWithNames } from './visit-record';
import { VisitEntity } from './visit.entity';

/** Manages visits: those by the rule of a contract, and single ones. */
@Injectable()
export class VisitsService extends ServicedRecords<VisitEntity, Visit> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, media, visitsApi);
  }

  protected override found(): SelectQueryBuilder<VisitEntity> {
    return visitsWithNames(this.manager);
  }

  protected override filter(
    found: SelectQueryBuilder<VisitEntity>,
    { open, from, to, ...query }: ListQuery,
  ): void {
    super.filter(found, query);
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
