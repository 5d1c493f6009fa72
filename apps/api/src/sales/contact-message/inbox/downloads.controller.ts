import { Controller, Req, Res } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EntityManager } from 'typeorm';
import { NotFound } from '../../../platform/http/api-error';
import { CurrentPrincipal, type Principal } from '../../../platform/http/principal';
import { writeAudit } from '../../../platform/records/audit';
import { startCsv } from '../../../platform/records/csv-export';
import { InboxService } from './inbox.service';
import { SentFiles } from '../sent-files';
import { InboxStream } from '../stream/inbox-stream';
import { csvOf } from './export-enquiries';

/** Writes files to the response directly, as the contract only knows JSON. */
@Controller()
export class EnquiryDownloadsController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly inbox: InboxService,
    private readonly files: SentFiles,
    private readonly inboxStream: InboxStream,
  ) {}

  @TsRestHandler(contract.contactMessage.export)
  export(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.contactMessage.export, async ({ query }) => {
      const ids = await this.inbox.ids(query, principal);
      const made = { principal, subject: 'contact-message', what: 'enquiries', query } as const;
      await startCsv(this.manager, response, made, ids.length);
      const text = Readable.from(csvOf(this.manager, ids));
      await pipeline(text, response).catch(() => void response.destroy());
      return { status: 200, body: '' };
    });
  }

  @TsRestHandler(contract.contactMessage.stream)
  stream(
    @Req() request: Request,
    @Res() response: Response,
    @CurrentPrincipal() principal: Principal,
  ) {
    return tsRestHandler(contract.contactMessage.stream, async () => {
      const isStream = request.headers.accept === 'text/event-stream';
      await this.inboxStream.send(response, principal, !isStream);
      return { status: 200, body: '' };
    });
  }

  @TsRestHandler(contract.contactMessage.cv)
  cv(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.contactMessage.cv, async ({ params }) => {
      const { id, reference, cv_file, cv_name } = await this.inbox.row(params.id);
      if (!cv_file) {
        throw new NotFound(reason(cv_name ? 'cv_deleted' : 'enquiry_without_cv'));
      }
      const file = { file: cv_file, name: cv_name ?? 'cv' };
      await this.files.send(response, file, reason('cv_file_missing'), () =>
        writeAudit(this.manager, principal, {
          action: 'downloaded',
          subject: 'contact-message',
          id,
          name: reference ?? '',
        }),
      );
      return { status: 200, body: '' };
    });
  }

  @TsRestHandler(contract.contactMessage.photo)
  photo(@Res() response: Response) {
    return tsRestHandler(contract.contactMessage.photo, async ({ params }) => {
      const { photos } = await this.inbox.row(params.id);
      const file = photos?.[params.position];
      if (!file) throw new NotFound(reason('enquiry_without_photo'));
      // The reader shows photos with the enquiry, so opening one is not a download to record.
      await this.files.send(response, file, reason('photo_missing'), () => Promise.resolve());
      return { status: 200, body: '' };
    });
  }
}
