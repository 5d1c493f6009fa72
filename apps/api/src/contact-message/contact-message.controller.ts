import { Controller, Req } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { Env } from '../config/env';
import { CurrentResponse, setTotal } from '../http/current-response';
import { CurrentPrincipal } from '../http/principal';
import { fileIn } from '../http/uploads';
import type { UserPrincipal } from '../users/user.entity';
import { ContactMessageSummaryReader } from './contact-message-summary';
import { toContactMessage } from './contact-message.mapper';
import { ContactMessageService, type Sender } from './contact-message.service';
import { FormStamp } from './form-stamp';
import { OwnEnquiries } from './own-enquiries';

/** The route that sends a file belongs to `CvController`. */
const { create, apply, terms, stamp, list, summary, own, get } = contract.contactMessage;
const routes = { create, apply, terms, stamp, list, summary, own, get };

@Controller()
export class ContactMessageController {
  constructor(
    private readonly messages: ContactMessageService,
    private readonly summaries: ContactMessageSummaryReader,
    private readonly ownEnquiries: OwnEnquiries,
    private readonly formStamp: FormStamp,
    private readonly env: Env,
  ) {}

  @TsRestHandler(routes)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    @CurrentPrincipal() principal: UserPrincipal | null,
  ) {
    const senderOf = (headers: { 'idempotency-key'?: string }): Sender => ({
      principal,
      address: request.ip,
      idempotencyKey: headers['idempotency-key'],
    });
    return tsRestHandler(routes, {
      create: async ({ body, headers }) => {
        const reference = await this.messages.create(body, senderOf(headers));
        return { status: 201, body: { success: true, reference } };
      },
      apply: async ({ body, headers }) => {
        const file = fileIn(request, 'cv');
        const reference = await this.messages.apply(body, file, senderOf(headers));
        return { status: 201, body: { success: true, reference } };
      },
      terms: () => {
        const data = {
          reply_working_days: this.env.REPLY_WORKING_DAYS,
          keep_application_days: this.env.KEEP_APPLICATIONS_DAYS,
          keep_quarantine_days: this.env.KEEP_QUARANTINE_DAYS,
        };
        return Promise.resolve({ status: 200, body: { data } });
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
      own: async ({ query }) => {
        const { rows, total } = await this.ownEnquiries.list(principal!.user, query);
        setTotal(response, total);
        return { status: 200, body: { data: rows } };
      },
      get: async ({ params }) => ({
        status: 200,
        body: { data: toContactMessage(await this.messages.get(params.id)) },
      }),
    });
  }
}
