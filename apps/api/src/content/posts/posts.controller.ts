import { Controller, Req } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { splitPicture } from '../../platform/http/uploads';
import { PostsService, PostTrash } from './posts.service';

@Controller()
export class PostsController {
  constructor(
    private readonly service: PostsService,
    private readonly trash: PostTrash,
  ) {}

  @TsRestHandler(contract.posts)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    // Null for a visitor, who reaches only the reads: the guard restricts the writes to staff.
    @CurrentPrincipal() principal: Principal,
  ) {
    const one = async (id: number) => ({ data: await this.service.get(id, principal) });
    return tsRestHandler(contract.posts, {
      list: async ({ query }) => {
        const { rows, total } = await this.service.list(query, principal);
        setTotal(response, total);
        return { status: 200, body: { data: rows } };
      },
      counts: async () => ({ status: 200, body: { data: await this.service.counts() } }),
      get: async ({ params: { id } }) => ({ status: 200, body: await one(id) }),
      create: async ({ body }) => {
        const { fields, picture } = splitPicture(request, body);
        const id = await this.service.create(fields, picture, principal);
        return { status: 201, body: await one(id) };
      },
      changeStatus: async ({ body: { ids, status } }) => {
        const changed = await this.service.changeStatus(ids, status, principal);
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
