import { Controller } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { EntityManager } from 'typeorm';
import { CurrentResponse, setTotal } from '../http/current-response';
import { CurrentPrincipal, type Principal } from '../http/principal';
import { EnquiriesByMail } from './enquiries-by-mail';
import type { MailEntity } from './mail.entity';
import { toMail } from './mail.mapper';
import { OutboxService } from './outbox.service';

@Controller()
export class MailController {
  constructor(
    private readonly outbox: OutboxService,
    private readonly enquiries: EnquiriesByMail,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  @TsRestHandler(contract.mail)
  handler(@CurrentResponse() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.mail, {
      list: async ({ query }) => {
        const { rows, total } = await this.outbox.list(query);
        setTotal(response, total);
        const sending = await this.outbox.sending();
        return { status: 200, body: { data: await this.mapped(rows), sending } };
      },
      get: async ({ params }) => {
        const row = await this.outbox.get(params.id);
        const text = await this.outbox.readableText(row, principal);
        const [mail] = await this.mapped([row]);
        return { status: 200, body: { data: { ...mail!, text } } };
      },
      sendAgain: async ({ params }) => {
        const row = await this.outbox.sendAgain(params.id, principal);
        const [mail] = await this.mapped([row]);
        return { status: 200, body: { data: mail! } };
      },
    });
  }

  private async mapped(rows: MailEntity[]) {
    const ids = rows.map(({ id }) => id);
    const enquiries = await this.enquiries.find(this.manager, ids);
    return rows.map((row) => toMail(row, enquiries.get(row.id) ?? null));
  }
}
