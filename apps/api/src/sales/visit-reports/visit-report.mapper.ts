import type { ReportedVisit, VisitReport } from '@shishir/contract';
import { dhakaParts } from '@shishir/format';
import { type EntityManager, In } from 'typeorm';
import { toDelivery } from '../../platform/mail/mail.mapper';
import { UserEntity } from '../../staff/users/user.entity';
import type { VisitEntity } from '../maintenance/visit.entity';
import { UnitEntity } from '../units/unit.entity';
import { customerOf, emailOf } from '../customers/customer-recipient';
import { VisitReportEntity } from './visit-report.entity';

/** Returns the number of a report: a visit has only one. */
export const reportNumber = ({
  visit_id,
  signed_at,
}: Pick<VisitReportEntity, 'visit_id' | 'signed_at'>) =>
  `SRV-${dhakaParts(signed_at).year}-${String(visit_id).padStart(6, '0')}`;

export async function toReportedVisit(
  manager: EntityManager,
  visit: VisitEntity,
): Promise<ReportedVisit> {
  const { id, title, site, day, note, unit_ids, technician_id } = visit;
  const customer = await customerOf(manager, visit.customer_id);
  const technician =
    technician_id === null ? null : await manager.findOneBy(UserEntity, { id: technician_id });
  const found = await manager.findBy(UnitEntity, { id: In(unit_ids) });
  const units = new Map(found.map((unit) => [unit.id, unit]));
  const reports = await manager.find(VisitReportEntity, {
    where: { visit_id: id },
    relations: { author: true, mail: true },
    order: { revision: 'DESC' },
  });
  return {
    visit: {
      ...{ id, title, site, day, note },
      customer: customer && { id: customer.id, name: customer.name },
      email: emailOf(customer),
      technician: technician && { id: technician.id, name: technician.name },
      units: unit_ids.flatMap((one) => {
        const unit = units.get(one);
        if (!unit) return [];
        const { brand, model, serial, place } = unit;
        return [{ id: one, name: [brand, model].filter(Boolean).join(' '), serial, place }];
      }),
    },
    reports: reports.map(toReport),
  };
}

function toReport(row: VisitReportEntity): VisitReport {
  const { id, revision, reason, units, work_done, parts, recommendation, technician } = row;
  const { signed_name, signature, author, mail } = row;
  return {
    ...{ id, revision, reason, units, work_done, parts, recommendation, technician },
    ...{ signed_name, signature },
    number: reportNumber(row),
    started_at: row.started_at.toISOString(),
    ended_at: row.ended_at.toISOString(),
    signed_at: row.signed_at.toISOString(),
    photos: row.photos.map(({ caption, bytes }) => ({ caption, bytes })),
    by: author && { id: author.id, name: author.name },
    created_at: row.created_at.toISOString(),
    mail: mail && toDelivery(mail),
    mailed_at: row.mailed_at?.toISOString() ?? null,
  };
}
