import { Controller, Req, Res } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { EntityManager } from 'typeorm';
import type { UserPrincipal } from '../../staff/users/user.entity';
import { CompanyService } from '../../content/company/company.service';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal, originOf, type Principal } from '../../platform/http/principal';
import { optionalFileIn } from '../../platform/http/uploads';
import { writeAudit } from '../../platform/records/audit';
import { notFound } from '../../platform/records/record-type';
import { NotFound } from '../../platform/http/api-error';
import { sendPdf } from '../../platform/pdf/send-pdf';
import { SentFiles } from '../contact-message/sent-files';
import { QuotationApproval } from './staff/approval.service';
import { QuotationSettingsService } from './staff/quotation-settings.service';
import { QuotationSending } from './staff/sending.service';
import { QuotationsService } from './staff/quotations.service';
import { QuotationLinks } from './quotation-links';
import { QuotationPdfs } from './quotation-pdfs';
import { QuotationEntity, QuotationRevisionEntity } from './quotation.entity';
import { toQuotationView } from './recipient/quotation-view';
import { QuotationRecipients, type Visitor } from './recipient/recipient.service';
import { TermsSetsService } from './terms/terms-sets.service';

const { quotations } = contract;
const { list, create, get, setNote, draft, save, discard, preview } = quotations;
const { send, sendAgain, answer, requestApproval, decideApproval } = quotations;
const writing = { list, create, get, setNote, draft, save, discard, preview };
const approval = { requestApproval, decideApproval };
const staffRoutes = { ...writing, ...approval, send, sendAgain, answer };
const { view, opened, accept, ask, own } = quotations;
const recipient = { view, opened, accept, ask, own };
const { terms, createTerms, updateTerms, removeTerms } = quotations;
const { settings, saveSettings } = quotations;
const sets = { terms, createTerms, updateTerms, removeTerms, settings, saveSettings };

/** Routes for recipients with a link, sets of terms and settings: addresses with a name come before those with an id. */
@Controller()
export class QuotationRecipientsController {
  constructor(
    private readonly recipients: QuotationRecipients,
    private readonly termsSets: TermsSetsService,
    private readonly settings: QuotationSettingsService,
    private readonly pdfs: QuotationPdfs,
  ) {}

  @TsRestHandler(recipient)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    @CurrentPrincipal() principal: UserPrincipal | null,
  ) {
    const visitor: Visitor = { ...originOf(request), user: principal?.user ?? null };
    return tsRestHandler(recipient, {
      view: async ({ query }) => ({
        status: 200,
        body: { data: await this.recipients.view(query.token, query.locale) },
      }),
      opened: async ({ body }) => {
        await this.recipients.noteOpening(body.token, visitor);
        return { status: 200, body: { success: true } };
      },
      accept: async ({ body }) => ({
        status: 200,
        body: {
          data: await this.recipients.accept(body, optionalFileIn(request, 'order'), visitor),
        },
      }),
      ask: async ({ body, headers }) => ({
        status: 201,
        body: { data: await this.recipients.ask(body, headers['idempotency-key'], visitor) },
      }),
      own: async ({ query }) => {
        const { rows, total } = await this.recipients.own(principal!.user, query);
        setTotal(response, total);
        return { status: 200, body: { data: rows } };
      },
    });
  }

  @TsRestHandler(quotations.viewPdf)
  pdf(@Res() response: Response) {
    return tsRestHandler(quotations.viewPdf, async ({ query }) => {
      const { quotation, revision } = await this.recipients.opened(query.token);
      sendPdf(response, await this.pdfs.get(quotation, revision));
      return { status: 200, body: '' };
    });
  }

  @TsRestHandler(sets)
  sets(@CurrentPrincipal() principal: Principal) {
    return tsRestHandler(sets, {
      settings: async () => ({ status: 200, body: { data: await this.settings.get() } }),
      saveSettings: async ({ body }) => ({
        status: 200,
        body: { data: await this.settings.save(body, principal) },
      }),
      terms: async () => ({ status: 200, body: { data: await this.termsSets.list() } }),
      createTerms: async ({ body }) => ({
        status: 201,
        body: { data: await this.termsSets.create(body, principal) },
      }),
      updateTerms: async ({ params: { id }, body }) => ({
        status: 200,
        body: { data: await this.termsSets.update(id, body, principal) },
      }),
      removeTerms: async ({ params: { id } }) => {
        await this.termsSets.remove(id, principal);
        return { status: 200, body: { success: true } };
      },
    });
  }
}

/** Routes for staff. */
@Controller()
export class QuotationsController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly quotations: QuotationsService,
    private readonly approval: QuotationApproval,
    private readonly sending: QuotationSending,
    private readonly company: CompanyService,
    private readonly links: QuotationLinks,
    private readonly pdfs: QuotationPdfs,
    private readonly files: SentFiles,
  ) {}

  @TsRestHandler(staffRoutes)
  handler(@CurrentResponse() response: Response, @CurrentPrincipal() principal: Principal) {
    const bodyOf = async (id: number) => ({ data: await this.quotations.get(id) });
    return tsRestHandler(staffRoutes, {
      list: async ({ query }) => {
        const { rows, total } = await this.quotations.list(query);
        setTotal(response, total);
        return { status: 200, body: { data: rows } };
      },
      create: async ({ body, headers }) => {
        const key = headers['idempotency-key'];
        const data = await this.quotations.create(body.message_id, key, principal);
        return { status: 201, body: { data } };
      },
      get: async ({ params: { id } }) => ({ status: 200, body: await bodyOf(id) }),
      setNote: async ({ params: { id }, body: { note, version } }) => {
        await this.quotations.setNote(id, note, version, principal);
        return { status: 200, body: await bodyOf(id) };
      },
      draft: async ({ params: { id } }) => {
        await this.quotations.begin(id, principal);
        return { status: 201, body: await bodyOf(id) };
      },
      save: async ({ params: { id }, body }) => {
        await this.quotations.save(id, body, principal);
        return { status: 200, body: await bodyOf(id) };
      },
      discard: async ({ params: { id } }) => {
        await this.quotations.discard(id, principal);
        return { status: 200, body: { success: true } };
      },
      requestApproval: async ({ params: { id }, body }) => {
        await this.approval.request(id, body.version, principal);
        return { status: 200, body: await bodyOf(id) };
      },
      decideApproval: async ({ params: { id }, body }) => {
        await this.approval.decide(id, body, principal);
        return { status: 200, body: await bodyOf(id) };
      },
      send: async ({ params: { id }, body, headers }) => {
        await this.sending.send(id, body.version, headers['idempotency-key'], principal);
        return { status: 200, body: await bodyOf(id) };
      },
      sendAgain: async ({ params: { id } }) => {
        await this.sending.sendAgain(id, principal);
        return { status: 200, body: await bodyOf(id) };
      },
      answer: async ({ params: { id }, body, headers }) => {
        await this.sending.answer(id, body.text, headers['idempotency-key'], principal);
        return { status: 201, body: await bodyOf(id) };
      },
      preview: async ({ params: { id, revision: number } }) => {
        const { quotation, revision } = await this.revision(id, number);
        const company = await this.company.details();
        const data = await toQuotationView(
          ...([this.manager, quotation, revision, company, this.links] as const),
        );
        return { status: 200, body: { data } };
      },
    });
  }

  @TsRestHandler(quotations.pdf)
  pdf(@Res() response: Response) {
    return tsRestHandler(quotations.pdf, async ({ params }) => {
      const { quotation, revision } = await this.revision(params.id, params.revision);
      sendPdf(response, await this.pdfs.get(quotation, revision));
      return { status: 200, body: '' };
    });
  }

  @TsRestHandler(quotations.purchaseOrder)
  purchaseOrder(@Res() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(quotations.purchaseOrder, async ({ params }) => {
      const { quotation, revision } = await this.revision(params.id, params.revision);
      const { order_file, order_name } = revision;
      if (!order_file) throw new NotFound(reason('order_file_none'));
      const file = { file: order_file, name: order_name ?? 'order' };
      await this.files.send(response, file, reason('order_file_missing'), () =>
        writeAudit(this.manager, principal, {
          ...{ action: 'downloaded', subject: 'quotation', id: quotation.id },
          name: quotation.number,
        }),
      );
      return { status: 200, body: '' };
    });
  }

  private async revision(quotation_id: number, number: number) {
    const quotation = await this.manager.findOneBy(QuotationEntity, { id: quotation_id });
    if (!quotation) throw notFound({ label: 'quotation' });
    const revision = await this.manager.findOneBy(QuotationRevisionEntity, {
      quotation_id,
      revision: number,
    });
    if (!revision) throw notFound({ label: 'revision' });
    return { quotation, revision };
  }
}
