import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type CalendarFeed, daysAfter } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { dhakaDay } from '@shishir/format';
import { createHash, randomBytes } from 'node:crypto';
import { EntityManager } from 'typeorm';
import { CompanyService } from '../../content/company/company.service';
import { Env } from '../../platform/config/env';
import { notDeleted } from '../../platform/database/queries';
import { NotFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { writeAudit } from '../../platform/records/audit';
import { CalendarFeedEntity } from './calendar-feed.entity';
import { calendarTexts as english } from './calendar.texts';
import { calendarTexts as bangla } from './calendar.texts.bn';
import { icsCalendar, type IcsEvent } from './ics';
import { withUnits } from './serviced-units';
import { visitsApi, visitsWithNames } from './visit-record';

const TEXTS = { en: english, bn: bangla };
/** Open visits are shown from so many days ago on. */
const DAYS_BACK = 60;
const EVENTS_MAX = 500;
const VISIT_HOURS = 2;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Shows the visits of a technician in calendar programs, at a secret address. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly env: Env,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly company: CompanyService,
  ) {}

  async get({ user }: Principal): Promise<CalendarFeed | null> {
    const row = await this.manager.findOneBy(CalendarFeedEntity, { user_id: user.id });
    return row && { created_at: row.created_at.toISOString() };
  }

  /** Makes a new address, which is not stored, and revokes the former one. */
  async open(principal: Principal): Promise<{ data: CalendarFeed; address: string }> {
    const token = randomBytes(32).toString('base64url');
    const created_at = new Date();
    await this.manager.transaction(async (manager) => {
      const { id: user_id } = principal.user;
      const row = { user_id, token_hash: hashOf(token), created_at };
      await manager.upsert(CalendarFeedEntity, row, ['user_id']);
      await note(manager, principal, true);
    });
    const address = `${this.env.PUBLIC_URL}/api/v1/visits/feeds/${token}.ics`;
    return { data: { created_at: created_at.toISOString() }, address };
  }

  async close(principal: Principal): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const { affected } = await manager.delete(CalendarFeedEntity, { user_id: principal.user.id });
      if (affected) await note(manager, principal, false);
    });
  }

  /** Returns the open visits of the technician with this file. Throws NotFound for an unknown or revoked address. */
  async read(file: string): Promise<string> {
    const token = file.replace(/\.ics$/, '');
    const feed = await this.manager.findOne(CalendarFeedEntity, {
      where: { token_hash: hashOf(token) },
      relations: { user: true },
    });
    if (!feed || feed.user.role === 'user') throw new NotFound(reason('calendar_unknown'));
    const { id: technician_id, name, locale } = feed.user;
    const found = notDeleted(visitsWithNames(this.manager))
      .andWhere('item.technician_id = :technician_id', { technician_id })
      .andWhere("item.state IN ('due', 'planned')")
      .andWhere('item.day >= :from', { from: daysAfter(dhakaDay(new Date()), -DAYS_BACK) })
      .orderBy('item.day')
      .addOrderBy('item.id')
      .take(EVENTS_MAX);
    const rows = await found.getMany();
    const visits = await withUnits(
      this.manager,
      rows.map((row) => visitsApi.toResponse(row, true)),
    );
    const texts = TEXTS[locale];
    const host = new URL(this.env.PUBLIC_URL).hostname;
    const sender = await this.company.sender(this.manager, locale);
    const events = visits.map((visit, at): IcsEvent => {
      const title = [visit.title, visit.customer?.name].filter(Boolean).join(', ');
      const isPlanned = visit.state === 'planned';
      return {
        uid: `visit-${visit.id}@${host}`,
        day: visit.day,
        time: visit.planned_at,
        hours: VISIT_HOURS,
        updated_at: rows[at]!.updated_at,
        sequence: rows[at]!.version,
        summary: isPlanned ? title : texts.due(title),
        location: visit.site,
        description: [
          ...visit.units.map((unit) => [unit.name, unit.place].filter(Boolean).join(', ')),
          ...(visit.contract ? [texts.contract(visit.contract.number)] : []),
        ].join('\n'),
        url: `${this.env.ADMIN_URL}/dashboard/visits/edit/${visit.id}`,
        tentative: !isPlanned,
      };
    });
    return icsCalendar(texts.name(sender.name, name), events);
  }
}

/** Notes in the audit log that the account has an address, or none. */
function note(manager: EntityManager, principal: Principal, isOpen: boolean): Promise<void> {
  const { id, email } = principal.user;
  const changes = [{ field: 'calendar_address', before: !isOpen, after: isOpen }];
  const line = { action: 'updated', subject: 'user', id, name: email, changes } as const;
  return writeAudit(manager, principal, line);
}
