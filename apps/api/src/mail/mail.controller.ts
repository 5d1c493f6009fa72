import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { CurrentResponse, setTotal } from '../http/current-response';
import { CurrentPrincipal, type Principal } from '../http/principal';
import { toMail } from './mail.mapper';
import { OutboxService } from './outbox.service';

@Controller()
export class MailController {
  constructor(private readonly outbox: OutboxService) {}

  @TsRestHandler(contract.mail)
  handler(@CurrentResponse() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.mail, {
      list: async ({ query }) => {
        const { rows, total } = await this.outbox.list(query);
        setTotal(response, total);
        const sending = await this.outbox.sending();
        return { status: 200, body: { data: rows.map(toMail), sending } };
      },
      get: async ({ params }) => {
        const row = await this.outbox.get(params.id);
        const text = this.outbox.readableText(row);
        return { status: 200, body: { data: { ...toMail(row), text } } };
      },
      sendAgain: async ({ params }) => {
        const row = await this.outbox.sendAgain(params.id, principal);
        return { status: 200, body: { data: toMail(row) } };
      },
    });
  }
}
