import { Controller, Req, Res } from '@nestjs/common';
import { contract, REPORT_PHOTOS } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { NotFound } from '../../platform/http/api-error';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { picturesIn } from '../../platform/http/uploads';
import { sendPdf } from '../../platform/pdf/send-pdf';
import { VisitPhotos } from './visit-photos';
import { reportNumber } from './visit-report.mapper';
import { VisitReportPdfs } from './visit-report-pdfs';
import { VisitReportsService } from './visit-reports.service';

const { get, create, correct, send, pdf, photo } = contract.visitReports;
const routes = { get, create, correct, send };

@Controller()
export class VisitReportsController {
  constructor(
    private readonly reports: VisitReportsService,
    private readonly pdfs: VisitReportPdfs,
    private readonly photos: VisitPhotos,
  ) {}

  @TsRestHandler(routes)
  handler(@Req() request: Request, @CurrentPrincipal() principal: Principal) {
    const page = async (id: number) => ({
      status: 200 as const,
      body: { data: await this.reports.get(id) },
    });
    return tsRestHandler(routes, {
      get: async ({ params }) => page(params.id),
      create: async ({ params, body }) => {
        const uploads = picturesIn(request, REPORT_PHOTOS);
        await this.reports.create(params.id, body, uploads, principal);
        return page(params.id);
      },
      correct: async ({ params, body }) => {
        const uploads = picturesIn(request, REPORT_PHOTOS);
        await this.reports.correct(params.id, body, uploads, principal);
        return page(params.id);
      },
      send: async ({ params }) => {
        await this.reports.send(params.id, principal);
        return page(params.id);
      },
    });
  }

  @TsRestHandler(pdf)
  pdf(@Res() response: Response) {
    return tsRestHandler(pdf, async ({ params, query }) => {
      const report = await this.reports.version(params.id, query.revision);
      sendPdf(response, await this.pdfs.get(report));
      return { status: 200, body: '' };
    });
  }

  @TsRestHandler(photo)
  photo(@Res() response: Response) {
    return tsRestHandler(photo, async ({ params }) => {
      const report = await this.reports.version(params.id);
      const stored = report.photos[params.photo - 1];
      if (!stored) throw new NotFound(reason('photo_missing'));
      const name = `${reportNumber(report)} photo ${params.photo}`;
      await this.photos.send(response, stored, `${name}.jpg`);
      return { status: 200, body: '' };
    });
  }
}
