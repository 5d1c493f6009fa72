import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type {
  AuditAction,
  CreateEnquiryContact,
  CreateEnquiryReply,
  EnquiryEvent,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import { isSqlite } from '../../../platform/database/queries';
import { Conflict } from '../../../platform/http/api-error';
import { Idempotency } from '../../../platform/http/idempotency';
import type { Principal } from '../../../platform/http/principal';
import { changesBetween, writeAudit } from '../../../platform/records/audit';
import { load } from '../../../platform/records/record-type';
import { ContactMessageEntity } from '../contact-message.entity';
import { contactMessageRecord } from '../contact-message.mapper';
import { addEvent, EnquiryEventEntity } from '../enquiry-event.entity';
import { toDelivery } from '../../../platform/mail/mail.mapper';
import { EnquiryMails } from '../mails/enquiry-mails.service';
import { statusColumns } from './inbox-changes.service';

/** Handles staff actions on enquiries, each with its event and audit line. */
@Injectable()
export class RepliesService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly idempotency: Idempotency,
    private readonly mails: EnquiryMails,
  ) {}

  /** Returns the events, oldest first. */
  async events(message_id: number): Promise<EnquiryEvent[]> {
    await load(this.manager, contactMessageRecord, message_id);
    return this.read({ message_id });
  }

  async note(id: number, text: string, principal: Principal): Promise<EnquiryEvent> {
    const event = await this.manager.transaction((manager) =>
      this.add(manager, id, { kind: 'note', text }, 'noted', principal),
    );
    return this.event(event);
  }

  async contact(
    id: number,
    { channel, text }: CreateEnquiryContact,
    principal: Principal,
  ): Promise<EnquiryEvent> {
    const event = await this.manager.transaction((manager) =>
      this.add(
        manager,
        id,
        { kind: 'contact', channel, text: text || null },
        'contacted',
        principal,
      ),
    );
    return this.event(event);
  }

  /** Writes the mail and the reply together, once per key. */
  async reply(
    id: number,
    body: CreateEnquiryReply,
    key: string | undefined,
    principal: Principal,
  ): Promise<EnquiryEvent> {
    const { user } = principal;
    const route = `contact-message.reply ${id} ${user.id}`;
    const event = await this.idempotency.once(route, key, body, async (manager) => {
      const row = await lock(manager, id);
      if (row.status === 'spam') {
        throw new Conflict(reason('enquiry_spam_reply'));
      }
      if (!row.email) throw new Conflict(reason('enquiry_without_email'));
      const { id: mail_id } = await this.mails.reply(manager, row, body);
      const { text } = body;
      const replied = { kind: 'reply', text, mail_id } as const;
      const added = await this.add(manager, id, replied, 'replied', principal);
      await this.setReplied(manager, row, body.set_replied, principal);
      return added;
    });
    return this.event(event);
  }

  private async setReplied(
    manager: EntityManager,
    row: ContactMessageEntity,
    isReplied: boolean,
    principal: Principal,
  ): Promise<void> {
    const { id, reference, status: before } = row;
    const hasStatus = isReplied && before !== 'replied';
    const columns = hasStatus ? statusColumns(row, 'replied') : { replied_at: new Date() };
    await manager.update(ContactMessageEntity, { id }, columns);
    if (!hasStatus) return;
    const actor_id = principal.user.id;
    await addEvent(manager, { message_id: id, actor_id, kind: 'status', text: 'replied' });
    await writeAudit(manager, principal, {
      action: 'updated',
      subject: 'contact-message',
      id,
      name: reference ?? '',
      changes: changesBetween({ status: before }, { status: 'replied' }, ['status']),
    });
  }

  private async add(
    manager: EntityManager,
    id: number,
    event: Pick<EnquiryEventEntity, 'kind'> & Partial<EnquiryEventEntity>,
    action: AuditAction,
    principal: Principal,
  ): Promise<number> {
    const { reference } = await load(manager, contactMessageRecord, id);
    const line = { action, subject: 'contact-message', id, name: reference ?? '' } as const;
    await writeAudit(manager, principal, line);
    return addEvent(manager, { ...event, message_id: id, actor_id: principal.user.id });
  }

  private async event(id: number): Promise<EnquiryEvent> {
    return (await this.read({ id }))[0]!;
  }

  private async read(where: { id: number } | { message_id: number }): Promise<EnquiryEvent[]> {
    const rows = await this.manager.find(EnquiryEventEntity, {
      where,
      relations: { actor: true, owner: true, mail: true },
      select: {
        actor: { id: true, name: true },
        owner: { id: true, name: true },
        mail: { id: true, status: true, recipient: true, last_error: true },
      },
      order: { id: 'ASC' },
    });
    return rows.map(toEvent);
  }
}

/** Serialises concurrent replies. */
const lock = (manager: EntityManager, id: number) =>
  load(
    manager,
    contactMessageRecord,
    id,
    undefined,
    isSqlite(manager) ? undefined : { mode: 'pessimistic_write' },
  );

function toEvent({ id, kind, text, channel, actor, owner, mail, created_at }: EnquiryEventEntity) {
  return {
    id,
    kind,
    at: created_at.toISOString(),
    by: actor && { id: actor.id, name: actor.name },
    text: kind === 'owner' ? (owner?.name ?? null) : text,
    channel,
    mail: mail && toDelivery(mail),
  };
}
