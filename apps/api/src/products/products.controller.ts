import { Controller, Req } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { CurrentPrincipal, type Principal } from '../auth/principal';
import { CurrentResponse } from '../http/current-response';
import { setTotal } from '../http/lists';
import { picturesIn } from '../http/uploads';
import { PriceChangeService } from './price-change.service';
import { ProductFacetsService } from './product-facets.service';
import { IMAGE_FIELDS } from './product-pictures';
import { ProductSuggestService } from './product-suggest.service';
import { ProductTrashService } from './product-trash.service';
import { ProductWritesService } from './product-writes.service';
import { ProductsService } from './products.service';

/** The export is written by product-imports, which knows the form of the files. */
const { list, facets, suggest, get, create, update, duplicate } = contract.products;
const { remove, removeMany, restoreMany, changePrices } = contract.products;
const routes = {
  list,
  facets,
  suggest,
  get,
  create,
  update,
  duplicate,
  remove,
  removeMany,
  restoreMany,
  changePrices,
};

@Controller()
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly facets: ProductFacetsService,
    private readonly suggestions: ProductSuggestService,
    private readonly writes: ProductWritesService,
    private readonly trash: ProductTrashService,
    private readonly prices: PriceChangeService,
  ) {}

  @TsRestHandler(routes)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    // Null for a visitor, who reaches the reads alone: the guard keeps the writes for staff.
    @CurrentPrincipal() principal: Principal,
  ) {
    const uploads = () => picturesIn(request, IMAGE_FIELDS);
    const product = (id: number) => this.products.get(id, principal);
    return tsRestHandler(routes, {
      list: async ({ query }) => {
        const { rows, total } = await this.products.list(query, principal);
        setTotal(response, total);
        return { status: 200, body: rows };
      },
      facets: async ({ query }) => ({
        status: 200,
        body: { data: await this.facets.count(query) },
      }),
      suggest: async ({ query }) => ({
        status: 200,
        body: { data: await this.suggestions.suggest(query.q) },
      }),
      get: async ({ params }) => ({ status: 200, body: await product(params.id) }),
      create: async ({ body }) => {
        const id = await this.writes.create(body, uploads(), principal);
        return { status: 201, body: await product(id) };
      },
      update: async ({ params: { id }, body }) => {
        await this.writes.update(id, body, uploads(), principal);
        return { status: 200, body: await product(id) };
      },
      duplicate: async ({ params }) => {
        const id = await this.writes.duplicate(params.id, principal);
        return { status: 201, body: await product(id) };
      },
      remove: async ({ params }) => {
        await this.trash.remove([params.id], principal);
        return { status: 200, body: { success: true } };
      },
      removeMany: async ({ body }) => {
        await this.trash.remove(body.ids, principal);
        return { status: 200, body: { success: true } };
      },
      restoreMany: async ({ body }) => {
        await this.trash.restore(body.ids, principal);
        return { status: 200, body: { success: true } };
      },
      changePrices: async ({ body }) => ({
        status: 200,
        body: await this.prices.change(body, principal),
      }),
    });
  }
}
