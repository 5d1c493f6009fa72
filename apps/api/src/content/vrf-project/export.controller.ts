import { Controller, Res } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  contract,
  VRF_PROJECT_COLUMNS,
  type VrfProject,
  vrfProjectRecord,
} from '@shishir/contract';
import { formatIsoTime } from '@shishir/format';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { EntityManager } from 'typeorm';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { type CsvColumns, sendCsv } from '../../platform/records/csv-export';
import { VrfProjectService } from './vrf-project.service';

/** Columns of the file: only data that visitors may see, without clients and remarks, so it can be passed on. */
const COLUMNS: CsvColumns<VrfProject> = [
  ...VRF_PROJECT_COLUMNS.filter((name) => !('staff' in vrfProjectRecord.fields[name])).map(
    (name): CsvColumns<VrfProject>[number] => [
      vrfProjectRecord.fields[name].label,
      (project) => project[name] ?? null,
    ],
  ),
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
