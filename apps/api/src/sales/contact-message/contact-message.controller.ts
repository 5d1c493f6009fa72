import { Controller, Req } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { Env } from '../../platform/config/env';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal } from '../../platform/http/principal';
import { fileIn, filesIn } from '../../platform/http/uploads';
import type { UserPrincipal } from '../../staff/users/user.entity';
import { OwnEnquiries } from './own-enquiries';
import { EnquiryLookUps } from './look-ups';
import { EnquiryReceiver, type Sender } from './receive/enquiry-receiver.service';
import { FormStamp } from './receive/form-stamp';
import { Subscriptions } from './receive/subscriptions.service';

const { create, apply, requestService, lookUp, terms, stamp, confirm, unsubscribe, own } =
  contract.contactMessage;
const routes = {
  ...{ create, apply, requestService, lookUp },
  ...{ terms, stamp, confirm, unsubscribe, own },
};

/** Routes for visitors; those for staff are in `inbox`. */
@Controller()
export class ContactMessageController {
  constructor(
    private readonly receiver: EnquiryReceiver,
    private readonly subscriptions: Subscriptions,
    private readonly ownEnquiries: OwnEnquiries,
    private readonly lookUps: EnquiryLookUps,
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
        const reference = await this.receiver.create(body, senderOf(headers));
        return { status: 201, body: this.lookUps.receiptOf(reference) };
      },
      apply: async ({ body, headers }) => {
        const file = fileIn(request, 'cv');
        const reference = await this.receiver.apply(body, file, senderOf(headers));
        return { status: 201, body: this.lookUps.receiptOf(reference) };
      },
      requestService: async ({ body, headers }) => {
        const photos = filesIn(request, 'photos');
        const reference = await this.receiver.requestService(body, photos, senderOf(headers));
        return { status: 201, body: this.lookUps.receiptOf(reference) };
      },
      lookUp: async ({ body }) => ({ status: 200, body: { data: await this.lookUps.find(body) } }),
      terms: () => {
        const data = {
          reply_working_days: this.env.REPLY_WORKING_DAYS,
          keep_application_days: this.env.KEEP_APPLICATIONS_DAYS,
          keep_quarantine_days: this.env.KEEP_QUARANTINE_DAYS,
          keep_address_days: this.env.KEEP_ADDRESSES_DAYS,
        };
        return Promise.resolve({ status: 200, body: { data } });
      },
      stamp: () => {
        return Promise.resolve({ status: 200, body: { stamp: this.formStamp.make() } });
      },
      confirm: async ({ body }) => ({
        status: 200,
        body: { data: await this.subscriptions.confirm(body.token) },
      }),
      unsubscribe: async ({ body }) => ({
        status: 200,
        body: { data: await this.subscriptions.unsubscribe(body.token) },
      }),
      own: async ({ query }) => {
        const { rows, total } = await this.ownEnquiries.list(principal!.user, query);
        setTotal(response, total);
        return { status: 200, body: { data: rows } };
      },
    });
  }
}
