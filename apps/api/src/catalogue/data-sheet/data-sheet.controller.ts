import { Controller, Res } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { sendPdf } from '../../platform/pdf/send-pdf';
import { DataSheetService } from './data-sheet.service';

@Controller()
export class DataSheetController {
  constructor(private readonly sheets: DataSheetService) {}

  @TsRestHandler(contract.dataSheets.get)
  dataSheet(@Res() response: Response) {
    return tsRestHandler(contract.dataSheets.get, async ({ params, query }) => {
      sendPdf(response, await this.sheets.get(params.id, query.locale, response.req.ip));
      return { status: 200, body: '' };
    });
  }
}
