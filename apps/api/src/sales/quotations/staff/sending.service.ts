import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { reason } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import { noteQuotation } from '../../contact-message/inbox/quotation-notes';
import { Conflict, InvalidInput } from '../../../platform/http/api-error';
import { Idempotency } from '../../../platform/http/idempotency';
import type { Principal } from '../../../platform/http/principal';
import { OutboxService } from '../../../platform/mail/outbox.service';
import { writeAudit } from '../../../platform/records/audit';
import { load } from '../../../platform/records/record-type';
import { missingOf, revisionName } from '../quotation-content';
import { QuotationMails } from '../mails/quotation-mails.service';
import { quotationRecord } from '../quotation.mapper';
import {
  addQuotationEvent,
  QuotationEntity,
  QuotationEventEntity,
  QuotationRevisionEntity,
} from '../quotation.entity';
import { approvalProblem } from './quotation-settings.service';
import { lockQuotation, QuotationsService, revisionOf } from './quotations.service';

/** Sends quotations and answers, each with its mail, its events and its audit line. */
@Injectable()
export class QuotationSending {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly quotations: QuotationsService,
    private readonly mails: QuotationMails,
    private readonly outbox: OutboxService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Closes the revision together with writing its mail: both, or neither. */
  async send(
    id: number,
    version: number,
    key: string | undefined,
    principal: Principal,
  ): Promise<void> {
    const { id: actor_id, name: sent_by_name } = principal.user;
    const route = `quotations.send ${id} ${actor_id}`;
    await this.once(route, key, { version }, async (manager) => {
      const quotation = await lockQuotation(manager, id);
      const draft = await this.quotations.draftOf(manager, quotation, version);
      const { revision } = draft;
      const missing = missingOf(draft);
      if (Object.keys(missing).length > 0) throw new InvalidInput(missing);
      const unapproved =
        principal.rights === 'super_admin' ? null : await approvalProblem(manager, draft);
      if (unapproved) throw new Conflict(unapproved);
      const before =
        quotation.sent_revision === null
          ? null
          : await revisionOf(manager, id, quotation.sent_revision);
      // The mail is signed by the sender.
      draft.sent_by_name = sent_by_name;
      const mail_id = await this.mails.revision(manager, quotation, draft, before);
      await manager.update(
        QuotationRevisionEntity,
        { id: draft.id },
        { state: 'sent', sent_at: new Date(), sent_by_id: actor_id, sent_by_name, mail_id },
      );
      await manager.update(
        QuotationEntity,
        { id },
        { sent_revision: revision, draft_revision: null, open_questions: 0 },
      );
      await addQuotationEvent(manager, { quotation_id: id, revision, actor_id, kind: 'sent' });
      await noteQuotation(manager, quotation.message_id, {
        text: `${revisionName(quotation, draft)} sent to ${draft.email}`,
        status: 'replied',
        sale: { stage: 'quoted', total: draft.total },
        mail_id,
        actor: principal,
      });
      await writeAudit(manager, principal, {
        ...{ action: 'sent', subject: 'quotation', id, name: quotation.number },
        changes: [
          { field: 'revision', before: before?.revision ?? null, after: revision },
          { field: 'total', before: before?.total ?? null, after: draft.total },
        ],
      });
    });
  }

  /** Sends the mail with the last sent revision again after it failed. */
  async sendAgain(id: number, principal: Principal): Promise<void> {
    const { sent_revision } = await load(this.manager, quotationRecord, id);
    if (sent_revision === null) throw new Conflict(reason('quotation_not_sent'));
    const { mail_id } = await revisionOf(this.manager, id, sent_revision);
    if (mail_id === null) throw new Conflict(reason('quotation_mail_deleted'));
    await this.outbox.sendAgain(mail_id, principal);
  }

  /** Answers the last question; without one, sends a message from staff. */
  async answer(
    id: number,
    text: string,
    key: string | undefined,
    principal: Principal,
  ): Promise<void> {
    const { id: actor_id } = principal.user;
    const route = `quotations.answer ${id} ${actor_id}`;
    await this.once(route, key, { text }, async (manager) => {
      const quotation = await lockQuotation(manager, id);
      if (quotation.sent_revision === null) {
        throw new Conflict(reason('quotation_not_sent'));
      }
      const last = await manager.findOne(QuotationEventEntity, {
        where: { quotation_id: id, kind: 'question' },
        order: { id: 'DESC' },
      });
      const open = quotation.open_questions > 0 ? last : null;
      const revision = open?.revision ?? quotation.sent_revision;
      const about = await revisionOf(manager, id, revision);
      const question = open?.text ?? null;
      const mail_id = await this.mails.answer(manager, quotation, about, { text, question });
      await addQuotationEvent(manager, {
        ...{ quotation_id: id, revision, actor_id, kind: 'answer' as const, text },
      });
      await manager.update(QuotationEntity, { id }, { open_questions: 0 });
      await noteQuotation(manager, quotation.message_id, {
        text: `${revisionName(quotation, about)}, answered: ${text}`,
        status: 'replied',
        mail_id,
        actor: principal,
      });
      const line = { action: 'replied', subject: 'quotation', id } as const;
      await writeAudit(manager, principal, { ...line, name: quotation.number });
    });
  }

  /** Runs `act` once per key: the second of two concurrent requests finds the work done and counts as the first. */
  private async once(
    route: string,
    key: string | undefined,
    body: object,
    act: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const isDone = async () =>
      key !== undefined && (await this.idempotency.replay<true>(route, key, body)) !== null;
    if (await isDone()) return;
    try {
      await this.idempotency.once(route, key, body, async (manager) => {
        await act(manager);
        return true;
      });
    } catch (error) {
      if (!(await isDone())) throw error;
    }
  }
}
