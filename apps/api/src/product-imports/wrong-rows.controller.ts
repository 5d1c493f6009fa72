import { Controller, Res } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { WrongRowsService } from './wrong-rows.service';

@Controller()
export class WrongRowsController {
  constructor(private readonly wrongRows: WrongRowsService) {}

  /** Writes to the response itself, as the export does. */
  @TsRestHandler(contract.productImports.wrongRows)
  handler(@Res() response: Response) {
    return tsRestHandler(contract.productImports.wrongRows, async ({ params }) => {
      const { name, text } = await this.wrongRows.file(params.id);
      response.attachment(name).type('text/csv; charset=utf-8');
      // Somebody who goes away in the middle has broken nothing.
      await pipeline(text, response).catch(() => response.destroy());
      return { status: 200, body: '' };
    });
  }
}
