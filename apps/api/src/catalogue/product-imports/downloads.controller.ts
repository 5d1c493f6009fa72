import { Controller, Res } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { ExportProductsService } from './export-products.service';
import { WrongRowsService } from './wrong-rows.service';

const EMPTY = { status: 200, body: '' } as const;

/** Writes files to the response directly, so that a whole catalogue is never held in memory. */
@Controller()
export class DownloadsController {
  constructor(
    private readonly exports: ExportProductsService,
    private readonly wrongRows: WrongRowsService,
  ) {}

  @TsRestHandler(contract.productImports.export)
  export(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.productImports.export, async ({ query }) => {
      const { name, type, text } = await this.exports.export(query, principal);
      response.set({
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${name}"`,
      });
      await send(text, response);
      return EMPTY;
    });
  }

  @TsRestHandler(contract.productImports.wrongRows)
  wrong(@Res() response: Response) {
    return tsRestHandler(contract.productImports.wrongRows, async ({ params }) => {
      const { name, text } = await this.wrongRows.file(params.id);
      response.attachment(name).type('text/csv; charset=utf-8');
      await send(text, response);
      return EMPTY;
    });
  }
}

/** Ignores a client that disconnects during the download. */
const send = (text: Readable, response: Response) =>
  pipeline(text, response).catch(() => void response.destroy());
