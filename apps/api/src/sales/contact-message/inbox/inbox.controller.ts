import { Controller } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { EntityManager } from 'typeorm';
import { CurrentResponse, setTotal } from '../../../platform/http/current-response';
import { CurrentPrincipal, type Principal } from '../../../platform/http/principal';
import { toContactMessage, toContactMessages } from '../contact-message.mapper';
import { ContactMessageTrash, InboxChangesService } from './inbox-changes.service';
import { InboxService } from './inbox.service';
import { RepliesService } from './replies.service';
import { ReplyTemplatesService } from './reply-templates.service';

const { list, counts, trash, bulk, undo, removeMany, restore } = contract.contactMessage;
const { templates, createTemplate, updateTemplate, removeTemplate } = contract.contactMessage;
const { get, update, remove, events, note, reply, contact } = contract.contactMessage;
const inbox = { list, counts, trash, bulk, undo, removeMany, restore };
const texts = { templates, createTemplate, updateTemplate, removeTemplate };
const one = { get, update, remove, events, note, reply, contact };

/** Staff routes for enquiries. Files are sent by `EnquiryDownloadsController`. */
@Controller()
export class InboxController {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly inbox: InboxService,
    private readonly changes: InboxChangesService,
    private readonly replies: RepliesService,
    private readonly replyTemplates: ReplyTemplatesService,
    private readonly trash: ContactMessageTrash,
  ) {}

  @TsRestHandler(inbox)
  many(@CurrentResponse() response: Response, @CurrentPrincipal() principal: Principal) {
    const pageOf = async ({ rows, total }: Awaited<ReturnType<InboxService['list']>>) => {
      setTotal(response, total);
      return { status: 200, body: { data: await toContactMessages(this.manager, rows) } } as const;
    };
    return tsRestHandler(inbox, {
      list: async ({ query }) => pageOf(await this.inbox.list(query, principal)),
      trash: async ({ query }) => pageOf(await this.inbox.trash(query)),
      counts: async () => ({ status: 200, body: { data: await this.inbox.counts(principal) } }),
      bulk: async ({ body }) => {
        const { status, owner_id, stage, lost_reason } = body;
        const ids = await this.inbox.selected(body, principal);
        const wanted = { status, owner_id, stage, lost_reason };
        const { changed, batch } = await this.changes.updateMany(ids, wanted, principal);
        return { status: 200, body: { data: { changed }, batch } };
      },
      removeMany: async ({ body }) => {
        const ids = await this.inbox.selected(body, principal);
        await this.trash.remove(ids, principal);
        return { status: 200, body: { success: true, ...(body.filter && { ids }) } };
      },
      undo: async ({ body }) => ({
        status: 200,
        body: { data: { changed: await this.changes.undo(body.batch, principal) } },
      }),
      restore: async ({ body }) => {
        await this.trash.restore(body.ids, principal);
        return { status: 200, body: { success: true } };
      },
    });
  }

  @TsRestHandler(texts)
  texts(@CurrentPrincipal() principal: Principal) {
    return tsRestHandler(texts, {
      templates: async () => ({ status: 200, body: { data: await this.replyTemplates.list() } }),
      createTemplate: async ({ body }) => ({
        status: 201,
        body: { data: await this.replyTemplates.create(body, principal) },
      }),
      updateTemplate: async ({ params: { id }, body }) => ({
        status: 200,
        body: { data: await this.replyTemplates.update(id, body, principal) },
      }),
      removeTemplate: async ({ params: { id } }) => {
        await this.replyTemplates.remove(id, principal);
        return { status: 200, body: { success: true } };
      },
    });
  }

  @TsRestHandler(one)
  one(@CurrentPrincipal() principal: Principal) {
    const read = async (id: number) => ({
      data: await toContactMessage(this.manager, await this.inbox.row(id)),
    });
    return tsRestHandler(one, {
      get: async ({ params: { id } }) => ({ status: 200, body: await read(id) }),
      update: async ({ params: { id }, body }) => {
        await this.changes.update(id, body, principal);
        return { status: 200, body: await read(id) };
      },
      remove: async ({ params: { id } }) => {
        await this.trash.remove(id, principal);
        return { status: 200, body: { success: true } };
      },
      events: async ({ params: { id } }) => ({
        status: 200,
        body: { data: await this.replies.events(id) },
      }),
      note: async ({ params: { id }, body }) => ({
        status: 201,
        body: { data: await this.replies.note(id, body.text, principal) },
      }),
      reply: async ({ params: { id }, body, headers }) => {
        const key = headers['idempotency-key'];
        return { status: 201, body: { data: await this.replies.reply(id, body, key, principal) } };
      },
      contact: async ({ params: { id }, body }) => ({
        status: 201,
        body: { data: await this.replies.contact(id, body, principal) },
      }),
    });
  }
}
