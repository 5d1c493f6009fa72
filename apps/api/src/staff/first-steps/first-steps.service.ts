import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { COMPANY_PARTS, FirstSteps } from '@shishir/contract';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { CategoryEntity } from '../../catalogue/categories/category.entity';
import { CompanyService } from '../../content/company/company.service';
import { Env } from '../../platform/config/env';
import { SettingEntity } from '../../platform/database/setting.entity';
import { MailServerService } from '../../platform/mail/mail-server.service';
import { MailEntity } from '../../platform/mail/mail.entity';
import { MenuItemEntity } from '../../content/menu/menu-item.entity';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { changesBetween, writeAudit } from '../../platform/records/audit';
import { AuditEntity } from '../../platform/records/audit.entity';
import { InvitationEntity } from '../users/invitations/invitation.entity';
import { UserEntity, type UserPrincipal } from '../users/user.entity';

const ID = 'first-steps';
const LINE = { action: 'updated', subject: 'setting', id: null, name: 'First steps' } as const;

/** Settings of the owner for the checklist; everything else is read from the data. */
interface StoredSteps {
  /** Missing until the owner dismisses the checklist or restores it. */
  dismissed?: boolean;
  catalogue_confirmed_at?: string;
}

type Steps = FirstSteps['steps'];
type CompanyPart = (typeof COMPANY_PARTS)[number];

/** Reads the checklist of a new installation. */
@Injectable()
export class FirstStepsService {
  constructor(
    private readonly env: Env,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly company: CompanyService,
    private readonly mailServer: MailServerService,
  ) {}

  async get({ user }: UserPrincipal): Promise<FirstSteps> {
    const stored = await this.stored(this.manager);
    const company = await this.companyStep();
    const { missing } = company;
    return {
      // All data of a demonstration is made up: its owner has nothing to set up, but may open the checklist.
      dismissed: stored.dismissed ?? this.env.APP_MODE === 'demo',
      steps: {
        company,
        mail: await this.mailStep(),
        catalogue: await this.catalogueStep(stored),
        products: await this.productsStep(),
        staff: await this.staffStep(),
        second_factor: { done: user.second_factor_at !== null },
      },
      site_ready: !missing.includes('name') && !missing.includes('phone'),
    };
  }

  /** Confirms categories and menus as they are. Only the first time is recorded. */
  confirmCatalogue(principal: UserPrincipal): Promise<void> {
    return this.update(principal, (before) => ({
      catalogue_confirmed_at: before.catalogue_confirmed_at ?? new Date().toISOString(),
    }));
  }

  setDismissed(dismissed: boolean, principal: UserPrincipal): Promise<void> {
    return this.update(principal, () => ({ dismissed }));
  }

  private async update(
    principal: UserPrincipal,
    changed: (before: StoredSteps) => StoredSteps,
  ): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const before = await this.stored(manager);
      const after = { ...before, ...changed(before) };
      const changes = changesBetween(before, after, ['dismissed', 'catalogue_confirmed_at']);
      if (changes.length === 0) return;
      await manager.upsert(SettingEntity, { id: ID, value: JSON.stringify(after) }, ['id']);
      await writeAudit(manager, principal, { ...LINE, changes });
    });
  }

  private async stored(manager: EntityManager): Promise<StoredSteps> {
    const row = await manager.findOneBy(SettingEntity, { id: ID });
    return row ? (JSON.parse(row.value) as StoredSteps) : {};
  }

  private async companyStep(): Promise<Steps['company']> {
    const { name, sales_phones, sales_hours, head_office, logo } = await this.company.get();
    const phone = sales_phones.length;
    const parts: Record<CompanyPart, unknown> = {
      ...{ name, phone, hours: sales_hours, head_office, logo },
    };
    const missing = (Object.keys(parts) as CompanyPart[]).filter((part) => !parts[part]);
    return { done: missing.every((part) => part === 'logo'), missing };
  }

  private async mailStep(): Promise<Steps['mail']> {
    const server = await this.mailServer.get();
    const waiting = await this.manager.countBy(MailEntity, { status: 'waiting' });
    return { done: server?.accepted ?? false, set: server !== null, waiting };
  }

  private async catalogueStep({
    catalogue_confirmed_at,
  }: StoredSteps): Promise<Steps['catalogue']> {
    const categories = await this.manager.countBy(CategoryEntity, {});
    const menus = await this.manager
      .createQueryBuilder(MenuItemEntity, 'item')
      .select('COUNT(DISTINCT item.group)', 'menus')
      .getRawOne<{ menus: number | string }>();
    // An audit line means that a person made a change: seeds do not write any.
    const isEdited = await this.manager.existsBy(AuditEntity, {
      subject: In(['category', 'menu-item']),
      actor_id: Not(IsNull()),
    });
    return {
      done: categories > 0 && (isEdited || catalogue_confirmed_at !== undefined),
      categories,
      menus: Number(menus?.menus ?? 0),
      confirmed_at: catalogue_confirmed_at ?? null,
    };
  }

  private async productsStep(): Promise<Steps['products']> {
    const count = await this.manager.countBy(ProductEntity, {});
    return { done: count > 0, count };
  }

  /** Done with the owner and at least one colleague, who may still have to accept. */
  private async staffStep(): Promise<Steps['staff']> {
    const accounts = await this.manager.countBy(UserEntity, { role: Not('user') });
    const invited = await this.manager.countBy(InvitationEntity, { accepted_at: IsNull() });
    return { done: accounts + invited > 1, accounts, invited };
  }
}
