import { Controller, Req, Res } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract } from '@shishir/contract';
import { dhakaDay } from '@shishir/format';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { EntityManager } from 'typeorm';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { fileIn } from '../../platform/http/uploads';
import { writeAudit } from '../../platform/records/audit';
import { writeTexts } from './translation-files';
import { TranslationFilesService } from './translation-files.service';

const FORMATS = {
  xliff: { ending: 'xlf', type: 'application/xliff+xml' },
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8' },
};

@Controller()
export class TranslationFilesController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly files: TranslationFilesService,
  ) {}

  /** Writes the file to the response directly, as the contract only knows JSON. */
  @TsRestHandler(contract.translations.export)
  export(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.translations.export, async ({ query }) => {
      const texts = await this.files.exported(query);
      const { ending, type } = FORMATS[query.format];
      const name = `translations-${query.subject ?? 'all'}-${dhakaDay(new Date())}.${ending}`;
      await writeAudit(this.manager, principal, {
        action: 'exported',
        subject: 'translation',
        id: null,
        name,
        changes: [{ field: 'rows', before: null, after: texts.length }],
      });
      response.attachment(name).type(type);
      response.send(writeTexts(texts, query.format));
      return { status: 200, body: '' };
    });
  }

  @TsRestHandler(contract.translations.import)
  import(@Req() request: Request, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.translations.import, async () => {
      const file = fileIn(request, 'file');
      const data = await this.files.import(file, principal);
      if (data.written > 0) {
        await writeAudit(this.manager, principal, {
          action: 'imported',
          subject: 'translation',
          id: null,
          name: file.name,
          changes: [{ field: 'rows', before: null, after: data.written }],
        });
      }
      return { status: 200, body: { data } };
    });
  }
}
