import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { CurrentPrincipal, type Principal } from '../auth/principal';
import { CurrentResponse } from '../http/current-response';
import { setTotal } from '../http/lists';
import { ProductsService } from './products.service';

@Controller()
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  @TsRestHandler(contract.products)
  handler(@CurrentResponse() response: Response, @CurrentPrincipal() principal: Principal | null) {
    return tsRestHandler(contract.products, {
      list: async ({ query }) => {
        const { rows, total } = await this.products.list(query, principal);
        setTotal(response, total);
        return { status: 200, body: rows };
      },
      get: async ({ params }) => ({
        status: 200,
        body: await this.products.get(params.id, principal),
      }),
    });
  }
}
