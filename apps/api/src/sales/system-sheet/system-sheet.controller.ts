import { Controller, Res } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { sendPdf } from '../../platform/pdf/send-pdf';
import { UTF8_MARK } from '../../platform/records/csv-cells';
import { SystemSheetService } from './system-sheet.service';

const { systemSheets } = contract;

/** Writes the files to the response directly, as the contract only knows JSON. */
@Controller()
export class SystemSheetController {
  constructor(private readonly sheets: SystemSheetService) {}

  @TsRestHandler(systemSheets)
  files(@Res() response: Response) {
    return tsRestHandler(systemSheets, {
      pdf: async ({ body, query }) => {
        // Nothing is stored, so the status is 200 instead of 201.
        sendPdf(response.status(200), await this.sheets.pdf(body, query.locale, response.req.ip));
        return { status: 200, body: '' };
      },
      csv: async ({ body, query }) => {
        const { fileName, csv } = await this.sheets.csv(body, query.locale);
        response.status(200).attachment(fileName).type('text/csv; charset=utf-8');
        response.send(UTF8_MARK + csv);
        return { status: 200, body: '' };
      },
    });
  }
}
