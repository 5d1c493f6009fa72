import { Controller, Res } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  contract,
  type MaintenanceContract,
  type ServicedUnit,
  type Visit,
} from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { EntityManager } from 'typeorm';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { type CsvColumns, sendCsv } from '../../platform/records/csv-export';
import { MaintenanceContractsService } from './maintenance-contracts.service';
import { VisitsService } from './visits.service';

const namesOf = (units: ServicedUnit[]) => units.map(({ name }) => name).join('\n') || null;

const CONTRACT_COLUMNS: CsvColumns<MaintenanceContract> = [
  ['Number', ({ number }) => number],
  ['Contract', ({ title }) => title],
  ['Customer', ({ customer }) => customer?.name ?? null],
  ['Site', ({ site }) => site],
  ['Units', ({ units }) => namesOf(units)],
  ['Start', ({ starts_on }) => starts_on],
  ['End', ({ ends_on }) => ends_on],
  ['Months between visits', ({ rhythm }) => rhythm],
  ['Price (BDT)', ({ price }) => price],
  ['Technician', ({ technician }) => technician?.name ?? null],
  ['Status', ({ state }) => state],
  ['Note', ({ note }) => note],
];

const VISIT_COLUMNS: CsvColumns<Visit> = [
  ['Due', ({ due_on }) => due_on],
  ['Planned', ({ planned_on }) => planned_on],
  ['Time (Dhaka)', ({ planned_at }) => planned_at],
  ['Status', ({ state }) => state],
  ['Done', ({ done_on }) => done_on],
  ['Purpose', ({ title }) => title],
  ['Contract', (visit) => visit.contract?.number ?? null],
  ['Customer', ({ customer }) => customer?.name ?? null],
  ['Site', ({ site }) => site],
  ['Units', ({ units }) => namesOf(units)],
  ['Technician', ({ technician }) => technician?.name ?? null],
  ['Note', ({ note }) => note],
];

/** Writes files to the response directly, as the contract only knows JSON. */
@Controller()
export class MaintenanceFilesController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly contracts: MaintenanceContractsService,
    private readonly visits: VisitsService,
  ) {}

  @TsRestHandler(contract.maintenanceContracts.export)
  exportContracts(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.maintenanceContracts.export, async ({ query }) => {
      const rows = await this.contracts.all(query, principal);
      const subject = 'maintenance-contract';
      const made = { principal, subject, what: 'maintenance-contracts', query } as const;
      await sendCsv(this.manager, response, made, CONTRACT_COLUMNS, rows);
      return { status: 200, body: '' };
    });
  }

  @TsRestHandler(contract.visits.export)
  exportVisits(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.visits.export, async ({ query }) => {
      const rows = await this.visits.all(query, principal);
      const made = { principal, subject: 'visit', what: 'visits', query } as const;
      await sendCsv(this.manager, response, made, VISIT_COLUMNS, rows);
      return { status: 200, body: '' };
    });
  }
}
