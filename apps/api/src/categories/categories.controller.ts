import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { CurrentPrincipal, type Principal } from '../auth/principal';
import { CurrentResponse } from '../http/current-response';
import { setTotal } from '../http/lists';
import { CategoriesService } from './categories.service';

@Controller()
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @TsRestHandler(contract.categories)
  handler(@CurrentResponse() response: Response, @CurrentPrincipal() principal: Principal | null) {
    return tsRestHandler(contract.categories, {
      list: async ({ query }) => {
        const data = await this.categories.list(query, principal);
        setTotal(response, data.length);
        return { status: 200, body: { data } };
      },
      get: async ({ params }) => ({
        status: 200,
        body: { data: await this.categories.get(params.key, principal) },
      }),
    });
  }
}
