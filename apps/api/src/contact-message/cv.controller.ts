import { Controller, Res } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { EntityManager } from 'typeorm';
import { NotFound } from '../http/api-error';
import { CurrentPrincipal, type Principal } from '../http/principal';
import { writeAudit } from '../records/audit';
import { ContactMessageService } from './contact-message.service';
import { CvFiles } from './cv-files';

/** Writes the file of an application to the response itself; the contract knows JSON only. */
@Controller()
export class CvController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly messages: ContactMessageService,
    private readonly cvs: CvFiles,
  ) {}

  @TsRestHandler(contract.contactMessage.cv)
  cv(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.contactMessage.cv, async ({ params }) => {
      const { id, reference, cv_file, cv_name } = await this.messages.get(params.id);
      if (!cv_file) throw new NotFound(cv_name ? 'This CV was deleted' : 'This enquiry has no CV');
      const { path, type } = this.cvs.locate(cv_file);
      const file = await openFile(path);
      try {
        await writeAudit(this.manager, principal, {
          action: 'downloaded',
          subject: 'contact-message',
          id,
          name: reference ?? '',
        });
        const { size } = await file.stat();
        // The type after the name: `attachment` sets one of its own.
        response.attachment(cv_name ?? 'cv').set({
          'Content-Type': type,
          'Content-Length': String(size),
        });
        // A client that goes away in the middle has broken nothing.
        await pipeline(file.createReadStream(), response).catch(() => void response.destroy());
      } finally {
        await file.close();
      }
      return { status: 200, body: '' };
    });
  }
}

/** Throws NotFound where housekeeping has removed the file in between, or a backup came back without it. */
async function openFile(path: string): Promise<FileHandle> {
  return open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new NotFound('The file of this CV is missing') : error;
  });
}
