import { Controller, Req } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { Idempotency } from '../../platform/http/idempotency';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { splitPicture } from '../../platform/http/uploads';
import { CategoriesService } from './categories.service';
import { CategoryTrashService } from './category-trash.service';
import { CategoryWritesService } from './category-writes.service';

@Controller()
export class CategoriesController {
  constructor(
    private readonly categories: CategoriesService,
    private readonly writes: CategoryWritesService,
    private readonly trash: CategoryTrashService,
    private readonly idempotency: Idempotency,
  ) {}

  @TsRestHandler(contract.categories)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    // Null for a visitor, who can only read: the guard restricts writes to staff.
    @CurrentPrincipal() principal: Principal,
  ) {
    const category = async (id: number) => ({
      data: await this.categories.getById(id, principal),
    });
    return tsRestHandler(contract.categories, {
      list: async ({ query }) => {
        const data = await this.categories.list(query, principal);
        setTotal(response, data.length);
        return { status: 200, body: { data } };
      },
      get: async ({ params, query }) => ({
        status: 200,
        body: { data: await this.categories.get(params.key, principal, query) },
      }),
      create: async ({ body, headers }) => {
        const { fields, picture } = splitPicture(request, body);
        const key = headers['idempotency-key'];
        const id = await this.idempotency.created(
          { route: 'category.create', key, body: fields, pictures: { image: picture } },
          principal,
          (actor) => this.writes.create(fields, picture, actor),
        );
        return { status: 201, body: await category(id) };
      },
      update: async ({ params: { id }, body }) => {
        const { fields, picture } = splitPicture(request, body);
        await this.writes.update(id, fields, picture, principal);
        return { status: 200, body: await category(id) };
      },
      reorder: async ({ body }) => {
        await this.writes.reorder(body.ids, principal);
        const data = await this.categories.list({ status: 'all' }, principal);
        return { status: 200, body: { data } };
      },
      remove: async ({ params }) => {
        await this.trash.remove(params.id, principal);
        return { status: 200, body: { success: true } };
      },
      restore: async ({ params: { id } }) => {
        await this.trash.restore(id, principal);
        return { status: 200, body: await category(id) };
      },
    });
  }
}
