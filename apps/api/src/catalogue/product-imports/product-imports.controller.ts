import { Controller, Req } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { fileIn } from '../../platform/http/uploads';
import { ApplyImportService } from './apply-import.service';
import { ImportColumnsService } from './import-columns.service';
import { toImportRow, toProductImport } from './product-import.mapper';
import { ProductImportsService } from './product-imports.service';
import { UndoImportService } from './undo-import.service';
import { UploadImportService } from './upload-import.service';

/** The two routes that send files belong to `DownloadsController`. */
const { list, preview, get, columns, map, removeMapping, leaveOut } = contract.productImports;
const { rows, apply, changedSince, undo, remove } = contract.productImports;
const routes = {
  ...{ list, preview, get, columns, map, removeMapping, leaveOut },
  ...{ rows, apply, changedSince, undo, remove },
};

@Controller()
export class ProductImportsController {
  constructor(
    private readonly imports: ProductImportsService,
    private readonly uploads: UploadImportService,
    private readonly columns: ImportColumnsService,
    private readonly applying: ApplyImportService,
    private readonly undoing: UndoImportService,
  ) {}

  @TsRestHandler(routes)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    @CurrentPrincipal() principal: Principal,
  ) {
    const imported = async (id: number) => ({
      status: 200 as const,
      body: { data: toProductImport(await this.imports.get(id)) },
    });
    const finished = async (id: number, work: Promise<void>) => {
      const isDone = await this.imports.waitFor(id, work);
      return { ...(await imported(id)), status: isDone ? (200 as const) : (202 as const) };
    };
    return tsRestHandler(routes, {
      list: async ({ query }) => {
        const { rows, total } = await this.imports.list(query);
        setTotal(response, total);
        return { status: 200, body: { data: rows.map(toProductImport) } };
      },
      preview: async () => {
        const { id, work } = await this.uploads.upload(fileIn(request, 'file'), principal);
        const isDone = await this.imports.waitFor(id, work);
        return { ...(await imported(id)), status: isDone ? (201 as const) : (202 as const) };
      },
      columns: async ({ params, query }) => {
        return { status: 200, body: { data: await this.columns.columns(params.id, query) } };
      },
      map: async ({ params, body }) => {
        await this.columns.map(params.id, body);
        return imported(params.id);
      },
      removeMapping: async ({ params }) => {
        await this.columns.forget(params.id);
        return { status: 200, body: { success: true } };
      },
      leaveOut: async ({ params, body }) => {
        await this.imports.leaveOut(params.id, body);
        return imported(params.id);
      },
      get: ({ params }) => imported(params.id),
      rows: async ({ params, query }) => {
        const { rows, total } = await this.imports.rows(params.id, query);
        setTotal(response, total);
        return { status: 200, body: { data: rows.map(toImportRow) } };
      },
      apply: ({ params, body }) =>
        finished(params.id, this.applying.apply(params.id, body.rows, principal)),
      changedSince: async ({ params }) => {
        return { status: 200, body: { data: await this.undoing.changedSince(params.id) } };
      },
      undo: ({ params, body }) =>
        finished(params.id, this.undoing.undo(params.id, body?.leave_changed === true, principal)),
      remove: async ({ params }) => {
        await this.imports.remove(params.id);
        return { status: 200, body: { success: true } };
      },
    });
  }
}
