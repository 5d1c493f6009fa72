import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { CreateTariff, TariffRow, UpdateTariff } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import type { Principal } from '../../platform/http/principal';
import { change } from '../../platform/records/change';
import { load, type RecordType } from '../../platform/records/record-type';
import { TariffEntity } from './tariff.entity';
import { columnsOf, toTariff } from './tariff.mapper';

const tariffRecord: RecordType<TariffEntity> = {
  entity: TariffEntity,
  label: 'tariff',
  subject: 'tariff',
  nameOf: ({ code, valid_from }) => `${code} from ${valid_from}`,
  audited: [
    'code',
    'name',
    'valid_from',
    'kind',
    'slabs',
    'lifeline_up_to_kwh',
    'lifeline_paisa_kwh',
    'off_peak_paisa_kwh',
    'peak_paisa_kwh',
    'demand_paisa_kw',
    'vat_bp',
    'source',
    'confirmed_by',
    'confirmed_on',
  ],
  isPublic: true,
  current: async (manager, id) => {
    const row = await manager.findOneBy(TariffEntity, { id });
    return row && toTariff(row);
  },
};

/** Manages the tariffs of the electricity supply. Deletion is permanent: only the audit log keeps the figures. */
@Injectable()
export class TariffsService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async list(): Promise<TariffRow[]> {
    const order = { code: 'ASC', valid_from: 'DESC', id: 'DESC' } as const;
    return (await this.manager.find(TariffEntity, { order })).map(toTariff);
  }

  async create(body: CreateTariff, principal: Principal): Promise<TariffRow> {
    const { id } = await change(this.manager, tariffRecord, principal, (change) =>
      change.insert(columnsOf(body)),
    );
    return this.get(id);
  }

  async update(
    id: number,
    { version, ...body }: UpdateTariff,
    principal: Principal,
  ): Promise<TariffRow> {
    await change(this.manager, tariffRecord, principal, async (change) =>
      change.update(await change.load(id, version), columnsOf(body)),
    );
    return this.get(id);
  }

  async remove(id: number, principal: Principal): Promise<void> {
    await change(this.manager, tariffRecord, principal, async (change) => {
      const row = await change.load(id);
      await change.manager.delete(TariffEntity, { id });
      change.log(row, 'deleted', change.changesBetween({ ...row }, null));
    });
  }

  private async get(id: number): Promise<TariffRow> {
    return toTariff(await load(this.manager, tariffRecord, id));
  }
}
