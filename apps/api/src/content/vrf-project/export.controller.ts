import { Controller, Res } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract, type VrfProject } from '@shishir/contract';
import { formatIsoTime } from '@shishir/format';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { EntityManager } from 'typeorm';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { writeAudit } from '../../platform/records/audit';
import { type Cell, csvFileName, csvLines, UTF8_MARK } from '../../platform/records/csv-cells';
import { VrfProjectService } from './vrf-project.service';

/** Columns of the file: only data that visitors may see, without clients and remarks, so it can be passed on. */
const COLUMNS: [name: string, value: (project: VrfProject) => Cell][] = [
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
      const name = csvFileName('vrf-projects');
      const filters = Object.entries(query).map(([field, after]) => ({
        field,
        before: null,
        after,
      }));
      await writeAudit(this.manager, principal, {
        action: 'exported',
        subject: 'vrf-project',
        id: null,
        name,
        changes: [...filters, { field: 'rows', before: null, after: projects.length }],
      });
      const lines = projects.map((project) => COLUMNS.map(([, value]) => value(project)));
      response.attachment(name).type('text/csv; charset=utf-8');
      response.send(UTF8_MARK + csvLines([COLUMNS.map(([name]) => name), ...lines]));
      return { status: 200, body: '' };
    });
  }
}
