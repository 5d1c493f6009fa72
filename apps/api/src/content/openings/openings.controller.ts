import { Controller } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract, OPENING_STATUSES } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { EntityManager } from 'typeorm';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { changeAll, statusCounts } from '../../platform/records/bulk';
import { reorder } from '../../platform/records/order';
import { openingRecord } from './opening.record';
import { OpeningsService, OpeningTrash } from './openings.service';

@Controller()
export class OpeningsController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly service: OpeningsService,
    private readonly trash: OpeningTrash,
  ) {}

  @TsRestHandler(contract.openings)
  handler(
    @CurrentResponse() response: Response,
    // Null for a visitor, who reaches only the reads: the guard restricts the writes to staff.
    @CurrentPrincipal() principal: Principal,
  ) {
    const one = async (id: number) => ({ data: await this.service.get(id, principal) });
    return tsRestHandler(contract.openings, {
      list: async ({ query }) => {
        const { rows, total } = await this.service.list(query, principal);
        setTotal(response, total);
        return { status: 200, body: { data: rows } };
      },
      counts: async () => ({
        status: 200,
        body: { data: await statusCounts(this.manager, openingRecord, OPENING_STATUSES) },
      }),
      get: async ({ params: { id } }) => ({ status: 200, body: await one(id) }),
      create: async ({ body }) => {
        const id = await this.service.create(body, principal);
        return { status: 201, body: await one(id) };
      },
      reorder: async ({ body: { ids } }) => {
        await reorder(this.manager, openingRecord, principal, ids);
        return { status: 200, body: { success: true } };
      },
      changeStatus: async ({ body: { ids, status } }) => {
        const changed = await changeAll(this.manager, openingRecord, principal, ids, { status });
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
        await this.service.update(id, body, principal);
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
