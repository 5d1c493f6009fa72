import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { daysAfter, ENDING_SOON_DAYS, type MaintenanceContract } from '@shishir/contract';
import { dhakaDay, dhakaParts } from '@shishir/format';
import { EntityManager, type SelectQueryBuilder } from 'typeorm';
import { nextOfYear } from '../../platform/database/year-counter';
import type { Principal } from '../../platform/http/principal';
import { type GivenPicture, MediaService } from '../../platform/media/media.service';
import type { Given, ListQuery } from '../../platform/record-api/record.service';
import { type Change, change } from '../../platform/records/change';
import { contractsApi, contractsWithNames, rejectPeriod } from './contract-record';
import { followContract } from './contract-visits';
import { MaintenanceContractEntity } from './maintenance-contract.entity';
import { ServicedRecords } from './serviced-records';
import { rejectForeign } from './serviced-units';

/** Manages maintenance contracts. Their visits follow in the same transaction. */
@Injectable()
export class MaintenanceContractsService extends ServicedRecords<
  MaintenanceContractEntity,
  MaintenanceContract
> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, media, contractsApi);
  }

  override create(given: Given, _picture: GivenPicture | null, principal: Principal) {
    return change(this.manager, contractsApi, principal, async (change) => {
      return (await this.add(change, given)).id;
    });
  }

  /** Adds a contract with the next number, and its visits. */
  async add(
    change: Change<MaintenanceContractEntity>,
    given: Partial<MaintenanceContractEntity>,
  ): Promise<MaintenanceContractEntity> {
    const { manager } = change;
    rejectPeriod(given as MaintenanceContractEntity);
    await rejectForeign(manager, given, null);
    const { year } = dhakaParts(new Date());
    const last = await nextOfYear(manager, 'maintenance_counter', year);
    const number = `MNT-${year}-${String(last).padStart(6, '0')}`;
    const row = await change.insert({
      ...{ cancelled: false, rhythm: '3', unit_ids: [], customer_id: null, technician_id: null },
      ...{ price: null, site: null, note: null, follows_id: null, deleted_at: null },
      ...given,
      number,
    });
    await followContract(manager, row);
    return row;
  }

  override async update(
    id: number,
    { version, ...given }: Given & { version?: number },
    _picture: GivenPicture | null,
    principal: Principal,
  ): Promise<void> {
    await change(this.manager, contractsApi, principal, async (change) => {
      const before = await change.load(id, version);
      const columns = given as Partial<MaintenanceContractEntity>;
      const after = { ...before, ...columns };
      rejectPeriod(after);
      await rejectForeign(change.manager, columns, before);
      await change.update(before, columns);
      await followContract(change.manager, after, before);
    });
  }

  protected override async beforeRemove(
    manager: EntityManager,
    rows: MaintenanceContractEntity[],
  ): Promise<void> {
    for (const row of rows) await followContract(manager, { ...row, deleted_at: new Date() });
  }

  protected override async beforeRestore(
    manager: EntityManager,
    rows: MaintenanceContractEntity[],
  ): Promise<void> {
    for (const row of rows) await followContract(manager, { ...row, deleted_at: null });
  }

  protected override found(): SelectQueryBuilder<MaintenanceContractEntity> {
    return contractsWithNames(this.manager);
  }

  protected override filter(
    found: SelectQueryBuilder<MaintenanceContractEntity>,
    { state, ...query }: ListQuery,
  ): void {
    super.filter(found, query);
    if (state === undefined) return;
    found.andWhere('item.cancelled = :isCancelled', { isCancelled: state === 'cancelled' });
    const today = dhakaDay(new Date());
    const soon = daysAfter(today, ENDING_SOON_DAYS);
    const conditions: Record<string, string> = {
      upcoming: 'item.starts_on > :today AND item.ends_on >= :today',
      running: 'item.starts_on <= :today AND item.ends_on > :soon',
      ending: 'item.starts_on <= :today AND item.ends_on >= :today AND item.ends_on <= :soon',
      ended: 'item.ends_on < :today',
    };
    const condition = conditions[state as string];
    if (condition) found.andWhere(condition, { today, soon });
  }
}
