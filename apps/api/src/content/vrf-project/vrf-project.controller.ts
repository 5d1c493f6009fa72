import { Controller, Req } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract, VRF_PROJECT_STATUSES } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { EntityManager } from 'typeorm';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { splitPicture } from '../../platform/http/uploads';
import { changeAll, statusCounts } from '../../platform/records/bulk';
import { vrfProjectRecord } from './vrf-project.record';
import { VrfProjectService, VrfProjectTrash } from './vrf-project.service';

const { list, get, create, update, remove, restore, ...others } = contract.vrfProject;
const { counts, changeStatus, removeMany, restoreMany } = others;
/** All but the files, which have a controller of their own. */
const routes = {
  list,
  counts,
  get,
  create,
  changeStatus,
  removeMany,
  restoreMany,
  update,
  remove,
  restore,
};

@Controller()
export class VrfProjectController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly service: VrfProjectService,
    private readonly trash: VrfProjectTrash,
  ) {}

  @TsRestHandler(routes)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    // Null for a visitor, who reaches only the reads: the guard restricts the writes to staff.
    @CurrentPrincipal() principal: Principal,
  ) {
    const one = async (id: number) => ({ data: await this.service.get(id, principal) });
    return tsRestHandler(routes, {
      list: async ({ query }) => {
        const { rows, total } = await this.service.list(query, principal);
        setTotal(response, total);
        return { status: 200, body: { data: rows } };
      },
      counts: async () => ({
        status: 200,
        body: { data: await statusCounts(this.manager, vrfProjectRecord, VRF_PROJECT_STATUSES) },
      }),
      get: async ({ params: { id } }) => ({ status: 200, body: await one(id) }),
      create: async ({ body }) => {
        const { fields, picture } = splitPicture(request, body);
        const id = await this.service.create(fields, picture, principal);
        return { status: 201, body: await one(id) };
      },
      changeStatus: async ({ body: { ids, status } }) => {
        const changed = await changeAll(this.manager, vrfProjectRecord, principal, ids, { status });
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
