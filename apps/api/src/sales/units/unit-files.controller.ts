import { Controller, Res } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract, type Unit } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { EntityManager } from 'typeorm';
import { DocumentFiles } from '../../catalogue/documents/document-files';
import { NotFound } from '../../platform/http/api-error';
import { CurrentResponse } from '../../platform/http/current-response';
import { Limits } from '../../platform/http/limits/limits';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { sendPdf } from '../../platform/pdf/send-pdf';
import { type CsvColumns, sendCsv } from '../../platform/records/csv-export';
import { UnitLabels } from './unit-labels.service';
import { UnitsService } from './units.service';

/** Columns of the file; an import reads those with the same names. */
export const UNIT_COLUMNS: CsvColumns<Unit> = [
  ['Brand', ({ brand }) => brand],
  ['Model', ({ model }) => model],
  ['Serial number', ({ serial }) => serial],
  ['Customer', ({ customer }) => customer?.name ?? null],
  ['Site', ({ site }) => site],
  ['Place', ({ place }) => place],
  ['Start-up', ({ started_on }) => started_on],
  ['Warranty until', ({ warranty_until }) => warranty_until],
  ['Note', ({ note }) => note],
  ['Code', ({ code }) => code],
];

/** Writes files to the response directly, as the contract only knows JSON, and shows the page behind a code. */
@Controller()
export class UnitFilesController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly units: UnitsService,
    private readonly unitLabels: UnitLabels,
    private readonly limits: Limits,
    private readonly files: DocumentFiles,
  ) {}

  @TsRestHandler(contract.units.labels)
  labels(@Res() response: Response) {
    return tsRestHandler(contract.units.labels, async ({ query }) => {
      sendPdf(response, await this.unitLabels.get(query.ids.split(',').map(Number)));
      return { status: 200, body: '' };
    });
  }

  @TsRestHandler(contract.units.export)
  export(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.units.export, async ({ query }) => {
      const rows = await this.units.all(query, principal);
      const made = { principal, subject: 'unit', what: 'installed-units', query } as const;
      await sendCsv(this.manager, response, made, UNIT_COLUMNS, rows);
      return { status: 200, body: '' };
    });
  }

  /** Only unknown codes count, so that a technician can scan a whole building. */
  @TsRestHandler(contract.units.byCode)
  byCode(@CurrentResponse() response: Response) {
    return tsRestHandler(contract.units.byCode, async ({ params, query }) => {
      const data = await this.lookUp(response, () => this.units.byCode(params.code, query.locale));
      return { status: 200, body: { data } };
    });
  }

  @TsRestHandler(contract.units.document)
  document(@Res() response: Response) {
    return tsRestHandler(contract.units.document, async ({ params: { code, id } }) => {
      const { file, file_name: name } = await this.lookUp(response, () =>
        this.units.documentByCode(code, id),
      );
      await this.files.send(response, { file, name }, reason('document_file_missing'), () =>
        Promise.resolve(),
      );
      return { status: 200, body: '' };
    });
  }

  private async lookUp<T>(response: Response, read: () => Promise<T>): Promise<T> {
    const { ip } = response.req;
    await this.limits.checkLookUps(ip);
    try {
      const found = await read();
      response.set('Cache-Control', 'no-store');
      return found;
    } catch (error) {
      if (error instanceof NotFound) await this.limits.countLookUp(ip);
      throw error;
    }
  }
}
