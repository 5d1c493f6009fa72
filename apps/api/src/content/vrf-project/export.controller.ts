import { Controller, Res } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract, type VrfProject } from '@shishir/contract';
import { formatIsoTime } from '@shishir/format';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { EntityManager } from 'typeorm';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { type CsvColumns, sendCsv } from '../../platform/records/csv-export';
import { VrfProjectService } from './vrf-project.service';

/** Columns of the file: only data that visitors may see, without clients and remarks, so it can be passed on. */
const COLUMNS: CsvColumns<VrfProject> = [
  ['Project', ({ project_name }) => project_name],
  ['Location', ({ location }) => location],
  ['Group', ({ category }) => category],
  ['Status', ({ status }) => status],
  ['Brand', ({ brand }) => brand],
  ['Capacity', ({ capacity }) => capacity],
  ['Indoor units', ({ indoor_type }) => indoor_type],
  ['Outdoor units', ({ outdoor_type }) => outdoor_type],
  ['Start', ({ start_date }) => start_date],
  ['Completed', ({ completed_date }) => completed_date],
  ['Description', ({ description }) => description],
  ['Last change (Dhaka)', ({ updated_at }) => formatIsoTime(updated_at)],
];

/** Writes the file to the response directly, as the contract only knows JSON. */
@Controller()
export class VrfProjectExportController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly projects: VrfProjectService,
  ) {}

  @TsRestHandler(contract.vrfProject.export)
  export(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.vrfProject.export, async ({ query }) => {
      const projects = await this.projects.all(query, principal);
      const made = { principal, subject: 'vrf-project', what: 'vrf-projects', query } as const;
      await sendCsv(this.manager, response, made, COLUMNS, projects);
      return { status: 200, body: '' };
    });
  }
}
