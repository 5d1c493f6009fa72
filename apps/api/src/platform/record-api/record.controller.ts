import { Controller, Inject, Req, type Type } from '@nestjs/common';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { AppRoute } from '@ts-rest/core';
import type { Request, Response } from 'express';
import { CurrentResponse, setTotal } from '../http/current-response';
import { Idempotency } from '../http/idempotency';
import { CurrentPrincipal, type Principal } from '../http/principal';
import { splitPicture } from '../http/uploads';
import type { RecordRow } from './api-record';
import type { Given, ListQuery, RecordService } from './record.service';

interface Call {
  params: { id: number };
  query: ListQuery;
  body: Given & { ids: number[]; status: string; media_id?: number };
  headers: { 'idempotency-key'?: string };
}

const DONE = { status: 200, body: { success: true } };

/** Creates the controller for a record's routes, as in `recordController(contract.gallery, GalleryService)`. */
export function recordController<Row extends RecordRow>(
  routes: Record<string, AppRoute>,
  service: Type<RecordService<Row>>,
): Type {
  const handlers = handlersOf<Row>();
  const own = Object.fromEntries(Object.entries(routes).filter(([name]) => name in handlers));

  @Controller()
  class RecordController {
    constructor(
      @Inject(service) private readonly records: RecordService<Row>,
      private readonly idempotency: Idempotency,
    ) {}

    @TsRestHandler(own)
    handler(
      @Req() request: Request,
      @CurrentResponse() response: Response,
      // Null for visitors, who only reach the reads: the guard restricts writes to staff.
      @CurrentPrincipal() principal: Principal,
    ) {
      const { records, idempotency } = this;
      const context = { records, idempotency, request, response, principal };
      const bound = Object.keys(own).map((name) => [
        name,
        (call: Call) => handlers[name as keyof typeof handlers](context, call),
      ]);
      return tsRestHandler(own, Object.fromEntries(bound) as never);
    }
  }
  return RecordController;
}

interface Context<Row extends RecordRow> {
  records: RecordService<Row>;
  idempotency: Idempotency;
  request: Request;
  response: Response;
  principal: Principal;
}

function handlersOf<Row extends RecordRow>() {
  type Handler = (context: Context<Row>, call: Call) => Promise<{ status: number; body: unknown }>;
  const one = async ({ records, principal }: Context<Row>, id: number, status = 200) => ({
    status,
    body: { data: await records.get(id, principal) },
  });
  return {
    list: async ({ records, response, principal }, { query }) => {
      const { rows, total } = await records.list(query, principal);
      setTotal(response, total);
      return { status: 200, body: { data: rows } };
    },
    counts: async ({ records }) => ({ status: 200, body: { data: await records.counts() } }),
    get: async ({ records, principal }, { params, query }) => ({
      status: 200,
      body: { data: await records.get(params.id, principal, query) },
    }),
    create: async (context, { body, headers }) => {
      const { records, request, principal } = context;
      const { fields, picture } = splitPicture(request, body);
      const id = await context.idempotency.created(
        {
          route: `${records.record.subject}.create`,
          key: headers['idempotency-key'],
          body: fields,
          pictures: { image: picture },
        },
        principal,
        (actor) => records.create(fields, picture, actor),
      );
      return one(context, id, 201);
    },
    reorder: async ({ records, principal }, { body }) => {
      await records.reorder(body.ids, principal);
      return DONE;
    },
    changeStatus: async ({ records, principal }, { body }) => {
      const changed = await records.changeStatus(body.ids, body.status, principal);
      return { status: 200, body: { data: { changed } } };
    },
    removeMany: async ({ records, principal }, { body }) => {
      await records.remove(body.ids, principal);
      return DONE;
    },
    restoreMany: async ({ records, principal }, { body }) => {
      await records.restore(body.ids, principal);
      return DONE;
    },
    update: async (context, { params, body }) => {
      const { fields, picture } = splitPicture(context.request, body);
      await context.records.update(params.id, fields, picture, context.principal);
      return one(context, params.id);
    },
    remove: async ({ records, principal }, { params }) => {
      await records.remove(params.id, principal);
      return DONE;
    },
    restore: async (context, { params }) => {
      await context.records.restore(params.id, context.principal);
      return one(context, params.id);
    },
  } satisfies Record<string, Handler>;
}
