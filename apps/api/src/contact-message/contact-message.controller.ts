import { Controller, Req } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { CurrentResponse, setTotal } from '../http/current-response';
import { CurrentPrincipal, type Principal } from '../http/principal';
import { ContactMessageSummaryReader } from './contact-message-summary';
import { toContactMessage } from './contact-message.mapper';
import { ContactMessageService } from './contact-message.service';
import { FormStamp } from './form-stamp';

@Controller()
export class ContactMessageController {
  constructor(
    private readonly messages: ContactMessageService,
    private readonly summaries: ContactMessageSummaryReader,
    private readonly formStamp: FormStamp,
  ) {}

  @TsRestHandler(contract.contactMessage)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    @CurrentPrincipal() principal: Principal | null,
  ) {
    return tsRestHandler(contract.contactMessage, {
      create: async ({ body, headers }) => {
        const reference = await this.messages.create(body, {
          principal,
          address: request.ip,
          idempotencyKey: headers['idempotency-key'],
        });
        return { status: 201, body: { success: true, reference } };
      },
      stamp: () => {
        return Promise.resolve({ status: 200, body: { stamp: this.formStamp.make() } });
      },
      list: async ({ query }) => {
        const { rows, total } = await this.messages.list(query);
        setTotal(response, total);
        return { status: 200, body: { data: rows.map(toContactMessage) } };
      },
      summary: async () => ({ status: 200, body: { data: await this.summaries.read() } }),
      get: async ({ params }) => ({
        status: 200,
        body: { data: toContactMessage(await this.messages.get(params.id)) },
      }),
    });
  }
}
