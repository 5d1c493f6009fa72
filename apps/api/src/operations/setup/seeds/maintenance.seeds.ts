import { daysAfter, monthsAfter } from '@shishir/contract';
import type { DemoContract, DemoVisitReport } from '@shishir/demo';
import { dhakaDay, dhakaParts } from '@shishir/format';
import { type EntityManager, In } from 'typeorm';
import { nextOfYear } from '../../../platform/database/year-counter';
import { ContactMessageEntity } from '../../../sales/contact-message/contact-message.entity';
import { CustomerEntity } from '../../../sales/customers/customer.entity';
import { contractsApi } from '../../../sales/maintenance/contract-record';
import { followContract } from '../../../sales/maintenance/contract-visits';
import { MaintenanceContractEntity } from '../../../sales/maintenance/maintenance-contract.entity';
import { visitColumns, visitsApi } from '../../../sales/maintenance/visit-record';
import { VisitEntity } from '../../../sales/maintenance/visit.entity';
import { UnitEntity } from '../../../sales/units/unit.entity';
import { VisitReportEntity } from '../../../sales/visit-reports/visit-report.entity';
import { UserEntity } from '../../../staff/users/user.entity';
import { demoKind, insertAll, type Seed } from './seed';

const contractKind = demoKind(contractsApi, 'maintenance contracts');
const visitKind = demoKind(visitsApi, 'visits');
const FILE = 'maintenance.json';

/** Contracts, and then their visits: some of them done, one planned, one overdue. */
export const maintenanceSeeds: Seed[] = [
  {
    name: 'maintenance-1',
    kind: contractKind,
    async read(demo) {
      const contracts = await demo.readDemo<DemoContract[]>(FILE);
      return { pictures: [], insert: (manager) => insertContracts(manager, contracts) };
    },
  },
  {
    name: 'visits-1',
    kind: visitKind,
    async read(demo) {
      const contracts = await demo.readDemo<DemoContract[]>(FILE);
      return { pictures: [], insert: (manager) => insertVisits(manager, contracts) };
    },
  },
  {
    // Reports are removed with their visits.
    name: 'visit-reports-1',
    async read(demo) {
      const reports = await demo.readDemo<DemoVisitReport[]>('visit-reports.json');
      return { pictures: [], insert: (manager) => insertReports(manager, reports) };
    },
  },
];

async function insertContracts(manager: EntityManager, contracts: DemoContract[]) {
  const today = dhakaDay(new Date());
  const rows: Partial<MaintenanceContractEntity>[] = [];
  for (const contract of contracts) {
    const { title, rhythm, price, site, note, serials } = contract;
    const { year } = dhakaParts(new Date());
    const last = await nextOfYear(manager, 'maintenance_counter', year);
    const owner = await manager.findOneBy(CustomerEntity, { email: contract.customer });
    const units = await manager.findBy(UnitEntity, { serial: In(serials) });
    const technician =
      contract.technician && (await manager.findOneBy(UserEntity, { email: contract.technician }));
    const starts_on = daysAfter(today, -contract.started_days_ago);
    rows.push({
      ...{ title, rhythm, price, site, note, cancelled: false },
      number: `MNT-${year}-${String(last).padStart(6, '0')}`,
      starts_on,
      ends_on: daysAfter(monthsAfter(starts_on, contract.months), -1),
      unit_ids: units.filter(({ customer_id }) => customer_id === owner?.id).map(({ id }) => id),
      customer_id: owner?.id ?? null,
      technician_id: technician ? technician.id : null,
    });
  }
  return insertAll(manager, contractKind, rows);
}

async function insertVisits(manager: EntityManager, contracts: DemoContract[]) {
  const today = dhakaDay(new Date());
  const ids: number[] = [];
  for (const { title, done, planned_in_days, planned_at } of contracts) {
    const contract = await manager.findOneBy(MaintenanceContractEntity, { title });
    if (!contract) continue;
    await followContract(manager, contract);
    const where = { contract_id: contract.id };
    const visits = await manager.find(VisitEntity, { where, order: { sequence: 'ASC' } });
    for (const [at, visit] of visits.entries()) {
      ids.push(visit.id);
      if (at < done) {
        const given = { planned_on: visit.due_on, state: 'done' as const };
        Object.assign(visit, visitColumns(given, visit, today));
      } else if (at === done && planned_in_days !== null) {
        const given = { planned_on: daysAfter(today, planned_in_days), planned_at };
        Object.assign(visit, visitColumns(given, visit, today));
      }
    }
    await manager.save(VisitEntity, visits);
  }
  return ids;
}

const NO_READINGS = {
  ...{ return_c: null, supply_c: null, suction: null, discharge: null },
  ...{ current_a: null, voltage_v: null },
};

/** Adds the reports of visits that are still as the seed left them. */
async function insertReports(manager: EntityManager, reports: DemoVisitReport[]) {
  for (const { contract: title, visit: sequence, locale, from, to, ...report } of reports) {
    const contract = await manager.findOneBy(MaintenanceContractEntity, { title });
    const where = { contract_id: contract?.id ?? 0, sequence, state: 'done' as const };
    const visit = await manager.findOneBy(VisitEntity, where);
    const isReported = visit && (await manager.existsBy(VisitReportEntity, { visit_id: visit.id }));
    if (!contract || !visit?.done_on || isReported) continue;
    const at = (time: string) => new Date(`${visit.done_on}T${time}:00+06:00`);
    const units = await manager.findBy(UnitEntity, { id: In(visit.unit_ids) });
    await manager.insert(VisitReportEntity, {
      ...report,
      visit_id: visit.id,
      ...{ revision: 1, reason: null, photos: [], created_by: contract.technician_id },
      submission: String(visit.id).padStart(32, '0'),
      ...{ started_at: at(from), ended_at: at(to), signed_at: at(to), created_at: at(to) },
      units: report.units.flatMap((work) => {
        const unit = units.find(({ serial }) => serial === work.serial);
        if (!unit) return [];
        const { id: unit_id, brand, model, serial, place } = unit;
        const name = [brand, model].filter(Boolean).join(' ');
        const done = { serviced: true, pressure_unit: 'bar' as const, ...NO_READINGS, ...work };
        return { ...done, unit_id, name, serial, place };
      }),
    });
    // The language of a customer is that of the last enquiry.
    if (locale && contract.customer_id !== null) {
      const { customer_id } = contract;
      await manager.update(ContactMessageEntity, { customer_id }, { locale });
    }
  }
  return [];
}
