import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { Env } from '../../platform/config/env';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { HistoryService } from './history.service';

@Controller()
export class HistoryController {
  constructor(
    private readonly history: HistoryService,
    private readonly env: Env,
  ) {}

  @TsRestHandler(contract.history)
  handler(@CurrentResponse() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.history, {
      list: async ({ params, query }) => {
        const { versions, total, record } = await this.history.list(params, query, principal);
        setTotal(response, total);
        const keep_days = this.env.KEEP_VERSIONS_DAYS;
        return { status: 200, body: { data: versions, record, keep_days } };
      },
      get: async ({ params: { version, ...about } }) => {
        const { detail, record } = await this.history.get(about, version, principal);
        return { status: 200, body: { data: detail, record } };
      },
      restore: async ({ params, body }) => ({
        status: 200,
        body: { record: await this.history.restore(params, body, principal) },
      }),
    });
  }
}
