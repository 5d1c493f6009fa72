import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SecurityRules } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import {
  type EntityManager,
  type ObjectLiteral,
  Repository,
  type SelectQueryBuilder,
} from 'typeorm';
import { SettingEntity } from '../../../platform/database/setting.entity';
import { Conflict } from '../../../platform/http/api-error';
import { changesBetween, writeAudit } from '../../../platform/records/audit';
import type { UserPrincipal } from '../../users/user.entity';
import { lockAccount } from '../lock-account';

const ID = 'security';
const AT_FIRST: SecurityRules = { require_second_factor: false };

/** Selects the stored rules inside another query, for `rulesIn`. */
export const rulesValue = <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>) =>
  query.select('rule.value').from(SettingEntity, 'rule').where('rule.id = :rule', { rule: ID });

/** Returns the rules in their stored form; those at first if nothing is stored. */
export const rulesIn = (value: string | null): SecurityRules =>
  value === null ? AT_FIRST : (JSON.parse(value) as SecurityRules);

/**
 * Manages the owner's rules for signing in. They are read on each request, so a change takes effect immediately on
 * every instance.
 */
@Injectable()
export class SecurityService {
  constructor(
    @InjectRepository(SettingEntity) private readonly settings: Repository<SettingEntity>,
  ) {}

  async rules(manager: EntityManager = this.settings.manager): Promise<SecurityRules> {
    const row = await manager.findOneBy(SettingEntity, { id: ID });
    return rulesIn(row?.value ?? null);
  }

  /** Only an owner with a second factor can require one, so that they cannot lock themselves out. */
  async update(rules: SecurityRules, principal: UserPrincipal): Promise<SecurityRules> {
    await this.settings.manager.transaction(async (manager) => {
      const owner = await lockAccount(manager, principal.user.id);
      if (rules.require_second_factor && owner.second_factor_at === null) {
        throw new Conflict(reason('own_second_factor_missing'));
      }
      const changes = changesBetween(await this.rules(manager), rules, ['require_second_factor']);
      if (changes.length === 0) return;
      await manager.upsert(SettingEntity, { id: ID, value: JSON.stringify(rules) }, ['id']);
      const name = 'Rules of signing in';
      const record = { action: 'updated', subject: 'setting', id: null, name, changes } as const;
      await writeAudit(manager, principal, record);
    });
    return rules;
  }
}
