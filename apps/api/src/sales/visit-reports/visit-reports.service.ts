import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type CorrectVisitReport,
  type CreateVisitReport,
  REPORT_PHOTOS_MAX,
  type ReportedUnit,
  type ReportedVisit,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { dhakaDay } from '@shishir/format';
import { EntityManager, In } from 'typeorm';
import { Conflict, InvalidInput, NotFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { type Change, change } from '../../platform/records/change';
import { load } from '../../platform/records/record-type';
import { VisitEntity } from '../maintenance/visit.entity';
import { visitColumns, visitsApi } from '../maintenance/visit-record';
import { UnitEntity } from '../units/unit.entity';
import { customerOf, emailOf } from '../customers/customer-recipient';
import { VisitReportMails } from './mails/visit-report-mails.service';
import { toReportedVisit } from './visit-report.mapper';
import { type ReportPhoto, VisitReportEntity } from './visit-report.entity';
import { type Uploads, VisitPhotos } from './visit-photos';

type Body = CreateVisitReport | CorrectVisitReport;

/** Stores the reports of visits: the signed one once, and corrections beside it. */
@Injectable()
export class VisitReportsService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly photos: VisitPhotos,
    private readonly mails: VisitReportMails,
  ) {}

  async get(visit_id: number): Promise<ReportedVisit> {
    const visit = await load(this.manager, visitsApi, visit_id);
    return toReportedVisit(this.manager, visit);
  }

  /** Returns a version of the report, the newest by default. Throws NotFound if there is none. */
  async version(visit_id: number, revision?: number): Promise<VisitReportEntity> {
    const report = await this.manager.findOne(VisitReportEntity, {
      where: { visit_id, ...(revision !== undefined && { revision }) },
      relations: { visit: true },
      order: { revision: 'DESC' },
    });
    if (!report?.visit) throw new NotFound(reason('report_not_found'));
    return report;
  }

  /** Stores the signed report and sets the visit to done. Of two reports, the first counts. */
  async create(
    visit_id: number,
    body: CreateVisitReport,
    uploads: Uploads,
    principal: Principal,
  ): Promise<void> {
    const { signed_name, signature } = body;
    const signed = { signed_name, signature, signed_at: new Date(), reason: null };
    await this.store(visit_id, body, uploads, principal, (reports) => {
      const [first] = reports;
      if (first) {
        const { technician, created_at } = first;
        throw new Conflict(reason('report_exists', { technician, at: created_at.toISOString() }));
      }
      return signed;
    });
  }

  /** Stores a corrected version. The signature stays that of the first one. */
  async correct(
    visit_id: number,
    body: CorrectVisitReport,
    uploads: Uploads,
    principal: Principal,
  ): Promise<void> {
    await this.store(visit_id, body, uploads, principal, (reports) => {
      const newest = reports.at(-1);
      if (!newest) throw new NotFound(reason('report_not_found'));
      if (newest.revision !== body.revision) {
        throw new Conflict(reason('report_corrected', { name: newest.author?.name ?? '' }));
      }
      const { signed_name, signature, signed_at } = newest;
      return { signed_name, signature, signed_at, reason: body.reason };
    });
  }

  /** Writes the mail with the newest version to the customer, once for each version. */
  async send(visit_id: number, principal: Principal): Promise<void> {
    await change(this.manager, visitsApi, principal, async (change) => {
      const { manager } = change;
      const visit = await change.load(visit_id);
      const report = (await reportsOf(manager, visit_id)).at(-1);
      if (!report) throw new NotFound(reason('report_not_found'));
      if (report.mailed_at) return;
      const customer = await customerOf(manager, visit.customer_id);
      const email = emailOf(customer);
      if (!customer || !email) throw new Conflict(reason('report_without_email'));
      const mail_id = await this.mails.report(manager, { report, visit, customer, email });
      await manager.update(VisitReportEntity, report.id, { mail_id, mailed_at: new Date() });
      change.log(visit, 'sent', [{ field: 'report', before: null, after: report.revision }]);
    });
  }

  /** `check` returns signature and reason of the new version, or throws if it must not be stored. */
  private async store(
    visit_id: number,
    body: Body,
    uploads: Uploads,
    principal: Principal,
    check: (reports: VisitReportEntity[]) => Partial<VisitReportEntity>,
  ): Promise<void> {
    const { submission } = body;
    const isRepeated = await this.manager.existsBy(VisitReportEntity, { visit_id, submission });
    if (isRepeated) return;
    // Throws for an unknown visit before its photos are stored.
    await load(this.manager, visitsApi, visit_id);
    await this.photos.withStored(visit_id, uploads, body.captions, (photos) =>
      change(this.manager, visitsApi, principal, async (change) => {
        // The second of two requests waits here, and then finds the report of the first.
        const visit = await change.load(visit_id);
        const reports = await reportsOf(change.manager, visit_id);
        if (reports.some((report) => report.submission === submission)) return;
        const signed = check(reports);
        await write(change, visit, reports.at(-1) ?? null, body, {
          ...signed,
          photos,
          created_by: principal.user.id,
        });
      }),
    );
  }
}

const reportsOf = (manager: EntityManager, visit_id: number) =>
  manager.find(VisitReportEntity, {
    where: { visit_id },
    relations: { author: true },
    order: { revision: 'ASC' },
  });

async function write(
  change: Change<VisitEntity>,
  visit: VisitEntity,
  before: VisitReportEntity | null,
  body: Body,
  more: Partial<VisitReportEntity> & { photos: ReportPhoto[] },
): Promise<void> {
  const { manager } = change;
  const { submission, work_done, parts, recommendation, technician } = body;
  const done_on = dhakaDay(body.ended_at);
  if (done_on > dhakaDay(new Date())) {
    throw new InvalidInput({ ended_at: reason('visit_done_later') });
  }
  const photos = [...(before?.photos ?? []), ...more.photos];
  if (photos.length > REPORT_PHOTOS_MAX) {
    throw new Conflict(reason('report_photos_full', { max: REPORT_PHOTOS_MAX }));
  }
  const revision = (before?.revision ?? 0) + 1;
  await manager.insert(VisitReportEntity, {
    ...{ submission, work_done, parts, recommendation, technician, revision },
    ...more,
    visit_id: visit.id,
    units: await namedUnits(manager, body.units),
    started_at: new Date(body.started_at),
    ended_at: new Date(body.ended_at),
    photos,
  });
  await change.update(visit, visitColumns({ state: 'done', done_on }, visit));
  change.log(visit, 'updated', [
    { field: 'report', before: before?.revision ?? null, after: revision },
  ]);
}

/** Stores the names that units have now. A unit that was deleted for good keeps what the technician saw. */
async function namedUnits(manager: EntityManager, works: Body['units']): Promise<ReportedUnit[]> {
  const ids = works.flatMap(({ unit_id }) => unit_id ?? []);
  const found = await manager.find(UnitEntity, { where: { id: In(ids) }, withDeleted: true });
  const units = new Map(found.map((unit) => [unit.id, unit]));
  return works.map((work) => {
    const unit = work.unit_id === null ? undefined : units.get(work.unit_id);
    if (!unit) return { ...work, unit_id: null, serial: null, place: null };
    const { brand, model, serial, place } = unit;
    return { ...work, name: [brand, model].filter(Boolean).join(' '), serial, place };
  });
}
