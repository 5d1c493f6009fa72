import { dhakaDay } from '@shishir/format';
import { type EntityManager, In } from 'typeorm';
import { withUnit } from '../maintenance/serviced-units';
import { VisitEntity } from '../maintenance/visit.entity';
import { VisitReportEntity } from './visit-report.entity';

/** A unit may have been left out at some visits. */
const VISITS_READ = 20;

/**
 * Returns the day of the last visit at which a unit was serviced, and the month (`2026-12`) of the next one. A report
 * can say that a unit of its visit was left out.
 */
export async function serviceDays(
  manager: EntityManager,
  unit_id: number,
  today = dhakaDay(new Date()),
): Promise<{ last_service_on: string | null; next_service_in: string | null }> {
  const visits = (state: string) =>
    manager
      .createQueryBuilder(VisitEntity, 'visit')
      .where('visit.unit_ids LIKE :unit', { unit: withUnit(unit_id) })
      .andWhere(state);
  const done = await visits("visit.state = 'done'")
    .orderBy('visit.done_on', 'DESC')
    .limit(VISITS_READ)
    .getMany();
  const reports = await manager.find(VisitReportEntity, {
    where: { visit_id: In(done.map(({ id }) => id)) },
    order: { revision: 'ASC' },
  });
  // The newest version replaces the earlier ones.
  const unitsOf = new Map(reports.map(({ visit_id, units }) => [visit_id, units]));
  const last = done.find(({ id }) => {
    const reported = unitsOf.get(id)?.find((unit) => unit.unit_id === unit_id);
    return reported?.serviced ?? true;
  });
  const next = await visits("visit.state IN ('due', 'planned')")
    .andWhere('visit.day >= :today', { today })
    .orderBy('visit.day')
    .limit(1)
    .getOne();
  return { last_service_on: last?.done_on ?? null, next_service_in: next?.day.slice(0, 7) ?? null };
}
