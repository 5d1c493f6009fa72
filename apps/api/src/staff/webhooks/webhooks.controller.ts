import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { toDelivery } from './webhook-record';
import { WebhooksService } from './webhooks.service';

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @TsRestHandler(contract.webhooks)
  handler(@CurrentResponse() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.webhooks, {
      list: async () => ({ status: 200, body: { data: await this.webhooks.list() } }),
      create: async ({ body }) => ({
        status: 201,
        body: await this.webhooks.create(body, principal),
      }),
      update: async ({ params: { id }, body }) => ({
        status: 200,
        body: { data: await this.webhooks.update(id, body, principal) },
      }),
      remove: async ({ params: { id } }) => {
        await this.webhooks.remove(id, principal);
        return { status: 200, body: { success: true } };
      },
      renewSecret: async ({ params: { id } }) => ({
        status: 200,
        body: await this.webhooks.renewSecret(id, principal),
      }),
      test: async ({ params: { id } }) => ({
        status: 200,
        body: { data: toDelivery(await this.webhooks.test(id)) },
      }),
      deliveries: async ({ params: { id }, query }) => {
        const { rows, total } = await this.webhooks.deliveries(id, query);
        setTotal(response, total);
        return { status: 200, body: { data: rows.map(toDelivery) } };
      },
      sendAgain: async ({ params: { id, delivery } }) => ({
        status: 200,
        body: { data: toDelivery(await this.webhooks.sendAgain(id, delivery)) },
      }),
    });
  }
}
