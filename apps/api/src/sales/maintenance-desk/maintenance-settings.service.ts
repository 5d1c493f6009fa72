import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { MaintenanceSettings } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { SettingEntity } from '../../platform/database/setting.entity';
import type { Principal } from '../../platform/http/principal';
import { changesBetween, writeAudit } from '../../platform/records/audit';

const ID = 'maintenance';
const AT_FIRST: MaintenanceSettings = { visit_days: 3, end_days: 30 };
const FIELDS = Object.keys(AT_FIRST) as (keyof MaintenanceSettings)[];

export async function maintenanceSettings(manager: EntityManager): Promise<MaintenanceSettings> {
  const row = await manager.findOneBy(SettingEntity, { id: ID });
  return row ? { ...AT_FIRST, ...(JSON.parse(row.value) as MaintenanceSettings) } : AT_FIRST;
}

/** Manages the days on which reminders are sent. */
@Injectable()
export class MaintenanceSettingsService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  get(): Promise<MaintenanceSettings> {
    return maintenanceSettings(this.manager);
  }

  async save(settings: MaintenanceSettings, principal: Principal): Promise<MaintenanceSettings> {
    await this.manager.transaction(async (manager) => {
      const changes = changesBetween(await maintenanceSettings(manager), settings, FIELDS);
      if (changes.length === 0) return;
      await manager.upsert(SettingEntity, { id: ID, value: JSON.stringify(settings) }, ['id']);
      const name = 'Reminders of maintenance';
      const record = { action: 'updated', subject: 'setting', id: null, name, changes } as const;
      await writeAudit(manager, principal, record);
    });
    return settings;
  }
}
