import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { daysAfter } from '@shishir/contract';
import { dhakaDay, dhakaMidnight } from '@shishir/format';
import { EntityManager } from 'typeorm';
import { Env } from '../../platform/config/env';
import { isSqlite, notDeleted } from '../../platform/database/queries';
import { OutboxService } from '../../platform/mail/outbox.service';
import { customerOf, emailOf, localeOf } from '../customers/customer-recipient';
import { MaintenanceContractEntity } from '../maintenance/maintenance-contract.entity';
import { unitsIn } from '../maintenance/serviced-units';
import { VisitEntity } from '../maintenance/visit.entity';
import { maintenanceSettings } from './maintenance-settings.service';
import { reminderMailTemplates } from './reminder-mail-templates';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Reminds customers of planned visits, and customers and technicians of the ends of contracts. A row stores the day that
 * it was reminded of in the transaction of the mail, so each reminder is sent once, and again if the day moves.
 */
@Injectable()
export class Reminders {
  constructor(
    private readonly env: Env,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly outbox: OutboxService,
  ) {}

  /** Writes the reminders that are due and returns the number of their visits and contracts. */
  async send(today = dhakaDay(new Date())): Promise<number> {
    const { visit_days, end_days } = await maintenanceSettings(this.manager);
    let count = 0;
    if (visit_days !== null) {
      const found = notDeleted(this.manager.createQueryBuilder(VisitEntity, 'item'))
        .select('item.id', 'id')
        .andWhere("item.state = 'planned'")
        // A visit of today or tomorrow is agreed by phone.
        .andWhere('item.day > :today AND item.day <= :until', {
          today,
          until: daysAfter(today, visit_days),
        })
        .andWhere('(item.reminded_for IS NULL OR item.reminded_for <> item.planned_on)')
        .orderBy('item.day');
      for (const { id } of await found.getRawMany<{ id: number }>()) {
        if (await this.remindOfVisit(id)) count++;
      }
    }
    if (end_days !== null) {
      const found = notDeleted(this.manager.createQueryBuilder(MaintenanceContractEntity, 'item'))
        .select('item.id', 'id')
        .andWhere('item.cancelled = :no', { no: false })
        .andWhere('item.ends_on >= :today AND item.ends_on <= :until', {
          today,
          until: daysAfter(today, end_days),
        })
        .andWhere('(item.reminded_for IS NULL OR item.reminded_for <> item.ends_on)')
        .orderBy('item.ends_on');
      for (const { id } of await found.getRawMany<{ id: number }>()) {
        if (await this.remindOfEnd(id, today)) count++;
      }
    }
    return count;
  }

  private remindOfVisit(id: number): Promise<boolean> {
    return this.manager.transaction(async (manager) => {
      await lock(manager, VisitEntity, id);
      const visit = await manager.findOne(VisitEntity, {
        where: { id, state: 'planned' },
        relations: { technician: true },
      });
      if (!visit || visit.reminded_for === visit.planned_on) return false;
      const customer = await recipientOf(manager, visit.customer_id);
      // Sent as soon as staff add an address.
      if (!customer?.email) return false;
      const units = await unitsIn(manager, visit);
      const mail = reminderMailTemplates.visit(visit, customer.name, units);
      await this.outbox.write(manager, customer, mail);
      await noteReminder(manager, VisitEntity, id, visit.planned_on!);
      return true;
    });
  }

  private remindOfEnd(id: number, today: string): Promise<boolean> {
    return this.manager.transaction(async (manager) => {
      await lock(manager, MaintenanceContractEntity, id);
      const contract = await manager.findOne(MaintenanceContractEntity, {
        where: { id, cancelled: false },
        relations: { technician: true },
      });
      if (!contract || contract.reminded_for === contract.ends_on) return false;
      // The customer has agreed to continue already.
      const isFollowed = await manager.existsBy(MaintenanceContractEntity, { follows_id: id });
      const customer = await recipientOf(manager, contract.customer_id);
      if (!isFollowed && customer?.email) {
        const units = await unitsIn(manager, contract);
        const mail = reminderMailTemplates.end(contract, customer.name, units);
        await this.outbox.write(manager, customer, mail);
      }
      const { technician } = contract;
      if (!isFollowed && technician && technician.role !== 'user') {
        const left = dhakaMidnight(contract.ends_on).getTime() - dhakaMidnight(today).getTime();
        const mail = reminderMailTemplates.endForStaff(contract, {
          customer: customer?.name ?? '',
          days: Math.round(left / DAY_MS),
          url: `${this.env.ADMIN_URL}/dashboard/maintenance/${id}`,
        });
        await this.outbox.write(manager, technician, mail, { reply_to: null });
      }
      await noteReminder(manager, MaintenanceContractEntity, id, contract.ends_on);
      return true;
    });
  }
}

type Reminded = typeof VisitEntity | typeof MaintenanceContractEntity;

/** Makes a second instance wait, which then finds the reminder sent. */
async function lock(manager: EntityManager, entity: Reminded, id: number): Promise<void> {
  if (isSqlite(manager)) return;
  await manager.findOne(entity, {
    select: { id: true },
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Neither the version nor the time of the last change of the row moves: no person has changed it. */
async function noteReminder(
  manager: EntityManager,
  entity: Reminded,
  id: number,
  day: string,
): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(entity as typeof VisitEntity)
    .set({ reminded_for: day, updated_at: () => 'updated_at', version: () => 'version' })
    .where({ id })
    .execute();
}

/** Returns name, address and language of the customer who is shown for these rows; null without one. */
async function recipientOf(manager: EntityManager, id: number | null) {
  const customer = await customerOf(manager, id);
  if (!customer) return null;
  const locale = await localeOf(manager, customer);
  return { name: customer.name, email: emailOf(customer) ?? '', locale };
}
