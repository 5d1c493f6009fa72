import { Controller, Res } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { CurrentPrincipal, type Principal } from '../http/principal';
import { ExportProductsService } from './export-products.service';

@Controller()
export class ExportController {
  constructor(private readonly exports: ExportProductsService) {}

  /** Writes to the response itself: a whole catalogue is not held in memory to be sent. */
  @TsRestHandler(contract.products.export)
  handler(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.products.export, async ({ query }) => {
      const { name, type, text } = await this.exports.export(query, principal);
      response.set({
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${name}"`,
      });
      // Somebody who goes away in the middle has broken nothing.
      await pipeline(text, response).catch(() => response.destroy());
      return { status: 200, body: '' };
    });
  }
}
