import { Controller, Req, Res } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { fileIn } from '../../platform/http/uploads';
import { DocumentFiles } from './document-files';
import { DocumentsService, DocumentTrash } from './documents.service';

const { file, ...routes } = contract.documents;

@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly trash: DocumentTrash,
  ) {}

  @TsRestHandler(routes)
  handler(@Req() request: Request, @CurrentPrincipal() principal: Principal) {
    const bodyOf = async (id: number) => ({ data: await this.documents.get(id) });
    return tsRestHandler(routes, {
      list: async ({ query }) => ({
        status: 200,
        body: { data: await this.documents.list(query) },
      }),
      create: async ({ body }) => {
        const id = await this.documents.create(body, fileIn(request, 'document'), principal);
        return { status: 201, body: await bodyOf(id) };
      },
      update: async ({ params: { id }, body }) => {
        await this.documents.update(id, body, principal);
        return { status: 200, body: await bodyOf(id) };
      },
      remove: async ({ params: { id } }) => {
        await this.trash.remove(id, principal);
        return { status: 200, body: { success: true } };
      },
      restore: async ({ params: { id } }) => {
        await this.trash.restore(id, principal);
        return { status: 200, body: await bodyOf(id) };
      },
    });
  }
}

/** Writes the file to the response directly, as the contract only knows JSON. */
@Controller()
export class DocumentFileController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly files: DocumentFiles,
  ) {}

  @TsRestHandler(file)
  download(@Res() response: Response, @CurrentPrincipal() principal: Principal | null) {
    return tsRestHandler(file, async ({ params }) => {
      const { file: stored, file_name: name } = await this.documents.downloadable(
        params.id,
        principal,
      );
      const sent = { file: stored, name };
      await this.files.send(response, sent, reason('document_file_missing'), () => {
        response.set('Cache-Control', 'no-store');
        return Promise.resolve();
      });
      return { status: 200, body: '' };
    });
  }
}
