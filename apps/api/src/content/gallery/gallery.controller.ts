import { Controller, Req } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract, GALLERY_STATUSES } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { EntityManager } from 'typeorm';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { splitPicture } from '../../platform/http/uploads';
import { changeAll, statusCounts } from '../../platform/records/bulk';
import { reorder } from '../../platform/records/order';
import { galleryItemRecord } from './gallery-item.record';
import { GalleryService, GalleryItemTrash } from './gallery.service';

@Controller()
export class GalleryController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly service: GalleryService,
    private readonly trash: GalleryItemTrash,
  ) {}

  @TsRestHandler(contract.gallery)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    // Null for a visitor, who reaches only the reads: the guard restricts the writes to staff.
    @CurrentPrincipal() principal: Principal,
  ) {
    const one = async (id: number) => ({ data: await this.service.get(id, principal) });
    return tsRestHandler(contract.gallery, {
      list: async ({ query }) => {
        const { rows, total } = await this.service.list(query, principal);
        setTotal(response, total);
        return { status: 200, body: { data: rows } };
      },
      counts: async () => ({
        status: 200,
        body: { data: await statusCounts(this.manager, galleryItemRecord, GALLERY_STATUSES) },
      }),
      get: async ({ params: { id } }) => ({ status: 200, body: await one(id) }),
      create: async ({ body }) => {
        const { fields, picture } = splitPicture(request, body);
        const id = await this.service.create(fields, picture, principal);
        return { status: 201, body: await one(id) };
      },
      reorder: async ({ body: { ids } }) => {
        await reorder(this.manager, galleryItemRecord, principal, ids);
        return { status: 200, body: { success: true } };
      },
      changeStatus: async ({ body: { ids, status } }) => {
        const changed = await changeAll(this.manager, galleryItemRecord, principal, ids, {
          status,
        });
        return { status: 200, body: { data: { changed } } };
      },
      removeMany: async ({ body: { ids } }) => {
        await this.trash.remove(ids, principal);
        return { status: 200, body: { success: true } };
      },
      restoreMany: async ({ body: { ids } }) => {
        await this.trash.restore(ids, principal);
        return { status: 200, body: { success: true } };
      },
      update: async ({ params: { id }, body }) => {
        const { fields, picture } = splitPicture(request, body);
        await this.service.update(id, fields, picture, principal);
        return { status: 200, body: await one(id) };
      },
      remove: async ({ params: { id } }) => {
        await this.trash.remove(id, principal);
        return { status: 200, body: { success: true } };
      },
      restore: async ({ params: { id } }) => {
        await this.trash.restore(id, principal);
        return { status: 200, body: await one(id) };
      },
    });
  }
}
