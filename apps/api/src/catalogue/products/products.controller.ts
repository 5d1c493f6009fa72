import { Controller, Req } from '@nestjs/common';
import { contract, IMAGE_FIELDS } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { Idempotency } from '../../platform/http/idempotency';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { picturesIn } from '../../platform/http/uploads';
import { BulkUndoService } from './bulk/bulk-undo.service';
import { PriceChangeService } from './bulk/price-change.service';
import { ProductBulkService } from './bulk/product-bulk.service';
import { ProductCapacitiesService } from './list/product-capacities.service';
import { ProductFacetsService } from './list/product-facets.service';
import { ProductSizesService } from './list/product-sizes.service';
import { ProductSuggestService } from './list/product-suggest.service';
import { ProductTrashService } from './product-trash.service';
import { ProductWritesService } from './product-writes.service';
import { ProductsService } from './products.service';

@Controller()
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly facets: ProductFacetsService,
    private readonly capacities: ProductCapacitiesService,
    private readonly sizes: ProductSizesService,
    private readonly suggestions: ProductSuggestService,
    private readonly writes: ProductWritesService,
    private readonly trash: ProductTrashService,
    private readonly idempotency: Idempotency,
    private readonly bulk: ProductBulkService,
    private readonly prices: PriceChangeService,
    private readonly bulkUndo: BulkUndoService,
  ) {}

  @TsRestHandler(contract.products)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    // Null for a visitor, who can only read: the guard restricts writes to staff.
    @CurrentPrincipal() principal: Principal,
  ) {
    const uploads = () => picturesIn(request, IMAGE_FIELDS);
    const product = (id: number) => this.products.get(id, principal);
    return tsRestHandler(contract.products, {
      list: async ({ query }) => {
        const { rows, total } = await this.products.list(query, principal);
        setTotal(response, total);
        return { status: 200, body: rows };
      },
      listed: async ({ query }) => {
        const { rows, total } = await this.products.listed(query, principal);
        setTotal(response, total);
        return { status: 200, body: rows };
      },
      facets: async ({ query }) => ({
        status: 200,
        body: { data: await this.facets.count(query) },
      }),
      counts: async ({ query }) => ({
        status: 200,
        body: { data: await this.products.counts(query.lists) },
      }),
      capacities: async () => ({
        status: 200,
        body: { data: await this.capacities.byCategory() },
      }),
      suggest: async ({ query }) => ({
        status: 200,
        body: { data: await this.suggestions.suggest(query.q, query.locale) },
      }),
      get: async ({ params, query }) => ({
        status: 200,
        body: await this.products.get(params.id, principal, query),
      }),
      sizes: async ({ params }) => {
        const { rows, total } = await this.sizes.beside(params.id);
        setTotal(response, total);
        return { status: 200, body: { data: rows } };
      },
      create: async ({ body, headers }) => {
        const key = headers['idempotency-key'];
        const id = await this.idempotency.created(
          { route: 'product.create', key, body, pictures: uploads() },
          principal,
          (actor) => this.writes.create(body, uploads(), actor),
        );
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
        const data = await this.bulk.remove(body, principal);
        return { status: 200, body: { success: true, data } };
      },
      restoreMany: async ({ body }) => {
        await this.trash.restore(body.ids, principal);
        return { status: 200, body: { success: true } };
      },
      changeVisibility: async ({ body }) => {
        const { changed } = await this.bulk.change(body, principal);
        return { status: 200, body: { data: { changed } } };
      },
      changeMany: async ({ body }) => ({
        status: 200,
        body: { data: await this.bulk.change(body, principal) },
      }),
      changePrices: async ({ body }) => ({
        status: 200,
        body: await this.prices.change(body, principal),
      }),
      undoBulk: async ({ body }) => ({
        status: 200,
        body: { data: { count: await this.bulkUndo.undo(body.batch, principal) } },
      }),
    });
  }
}
