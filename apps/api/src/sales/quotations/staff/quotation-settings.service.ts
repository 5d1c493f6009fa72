import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { discountPercent, type QuotationRates, type QuotationSettings } from '@shishir/contract';
import { type Reason, reason } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import { SettingEntity } from '../../../platform/database/setting.entity';
import type { Principal } from '../../../platform/http/principal';
import { changesBetween, writeAudit } from '../../../platform/records/audit';
import type { QuotationRevisionEntity } from '../quotation.entity';

const ID = 'quotations';
/** Estimates until the owner confirms or changes them. New quotations do not state a tax before that. */
const AT_FIRST: QuotationSettings = {
  vat_bp: 1500,
  ait_bp: 500,
  source:
    'Estimates. VAT: standard rate of the VAT and Supplementary Duty Act 2012. AIT: common rate of deduction at source for supplies under the Income Tax Act 2023. Check both with your accountant.',
  ...{ states_vat: false, states_ait: false, advance_percent: null, approval_above: null },
};
const FIELDS = Object.keys(AT_FIRST) as (keyof QuotationSettings)[];

export async function quotationSettings(manager: EntityManager): Promise<QuotationSettings> {
  const row = await manager.findOneBy(SettingEntity, { id: ID });
  return row ? { ...AT_FIRST, ...(JSON.parse(row.value) as QuotationSettings) } : AT_FIRST;
}

/** Returns the discount in percent above which an owner must approve; Infinity for no limit. */
export const approvalLimit = async (manager: EntityManager): Promise<number> =>
  (await quotationSettings(manager)).approval_above ?? Infinity;

/** Returns the rates that a new quotation starts with. */
export async function firstRates(manager: EntityManager): Promise<QuotationRates> {
  const settings = await quotationSettings(manager);
  return {
    vat_bp: settings.states_vat ? settings.vat_bp : null,
    ait_bp: settings.states_ait ? settings.ait_bp : null,
    advance_percent: settings.advance_percent,
  };
}

/** Returns why the draft needs an approval before it is sent; null if it needs none, or has one. */
export async function approvalProblem(
  manager: EntityManager,
  { content, discount, approval }: QuotationRevisionEntity,
): Promise<Reason | null> {
  const limit = await approvalLimit(manager);
  const percent = discountPercent(content.lines, discount);
  if (percent <= limit || approval === 'approved') return null;
  if (percent === Infinity) return reason('approval_needed_all', { limit });
  return reason('approval_needed', { percent: Math.round(percent * 100) / 100, limit });
}

/** Manages the rules of the owner for the prices of quotations. */
@Injectable()
export class QuotationSettingsService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  get(): Promise<QuotationSettings> {
    return quotationSettings(this.manager);
  }

  async save(settings: QuotationSettings, principal: Principal): Promise<QuotationSettings> {
    await this.manager.transaction(async (manager) => {
      const changes = changesBetween(await quotationSettings(manager), settings, FIELDS);
      if (changes.length === 0) return;
      await manager.upsert(SettingEntity, { id: ID, value: JSON.stringify(settings) }, ['id']);
      const name = 'Prices of quotations';
      const record = { action: 'updated', subject: 'setting', id: null, name, changes } as const;
      await writeAudit(manager, principal, record);
    });
    return settings;
  }
}
