import { Controller, Req } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { EntityManager } from 'typeorm';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { splitPicture } from '../../platform/http/uploads';
import { reorder } from '../../platform/records/order';
import { IndustriesService, IndustryTrash } from './industries.service';
import { industryRecord } from './industry.record';

@Controller()
export class IndustriesController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly service: IndustriesService,
    private readonly trash: IndustryTrash,
  ) {}

  @TsRestHandler(contract.industries)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    // Null for a visitor, who reaches only the reads: the guard restricts the writes to staff.
    @CurrentPrincipal() principal: Principal,
  ) {
    const one = async (id: number) => ({ data: await this.service.get(id, principal) });
    return tsRestHandler(contract.industries, {
      list: async ({ query }) => {
        const { rows, total } = await this.service.list(query, principal);
        setTotal(response, total);
        return { status: 200, body: { data: rows } };
      },
      get: async ({ params: { id } }) => ({ status: 200, body: await one(id) }),
      create: async ({ body }) => {
        const { fields, picture } = splitPicture(request, body);
        const id = await this.service.create(fields, picture, principal);
        return { status: 201, body: await one(id) };
      },
      reorder: async ({ body: { ids } }) => {
        await reorder(this.manager, industryRecord, principal, ids);
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
