import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ContactMessageQuery, CreateContactMessage } from '@shishir/contract';
import { parsePhone } from '@shishir/format';
import { type EntityManager, Repository } from 'typeorm';
import { insertRows } from '../database/insert-rows';
import { live, orderBy, type Page, pageOf, search } from '../database/queries';
import { NotFound } from '../http/api-error';
import { Idempotency } from '../http/idempotency';
import { Limits } from '../http/limits/limits';
import type { Principal } from '../http/principal';
import { ContactMessageEntity } from './contact-message.entity';
import { FormStamp } from './form-stamp';
import { nextReference } from './reference';
import { spamReason } from './spam';

const ROUTE = 'contact-message.create';
const SEARCHED = ['first_name', 'last_name', 'email', 'number', 'message', 'reference'] as const;
const SORTABLE = {
  id: 'message.id',
  created_at: 'message.created_at',
  first_name: 'message.first_name',
  last_name: 'message.last_name',
  email: 'message.email',
  status: 'message.status',
};

/** From whom and how an enquiry came. */
export interface Sender {
  principal: Principal | null;
  address: string | undefined;
  idempotencyKey: string | undefined;
}

@Injectable()
export class ContactMessageService {
  constructor(
    @InjectRepository(ContactMessageEntity)
    private readonly messages: Repository<ContactMessageEntity>,
    private readonly idempotency: Idempotency,
    private readonly limits: Limits,
    private readonly stamp: FormStamp,
  ) {}

  /** Stores an enquiry once and returns its reference. What looks like spam goes into quarantine. */
  async create(body: CreateContactMessage, sender: Sender): Promise<string> {
    // The stamp differs from page to page; what was written is what makes a request the same.
    const written = { ...body, stamp: undefined, website: undefined };
    const key = sender.idempotencyKey;
    const before = key && (await this.idempotency.replay<string>(ROUTE, key, written));
    if (before) return before;
    await this.limits.countContact(sender.address);
    const reason = await this.quarantineReason(body);
    return this.idempotency.once(ROUTE, key, written, (manager) =>
      this.insert(manager, body, sender.principal, reason),
    );
  }

  async list(query: ContactMessageQuery): Promise<Page<ContactMessageEntity>> {
    const found = live(this.messages.createQueryBuilder('message')).andWhere(
      'message.quarantined = :quarantined',
      { quarantined: query.quarantined === 'true' },
    );
    if (query.status) found.andWhere('message.status = :status', { status: query.status });
    if (query.kind) found.andWhere('message.kind = :kind', { kind: query.kind });
    search(found, SEARCHED, query.q);
    return pageOf(orderBy(found, query.sort ?? '-created_at', SORTABLE), query);
  }

  async get(id: number): Promise<ContactMessageEntity> {
    const row = await live(this.messages.createQueryBuilder('message'))
      .andWhere('message.id = :id', { id })
      .getOne();
    if (!row) throw new NotFound('Message not found');
    return row;
  }

  private async quarantineReason(body: CreateContactMessage): Promise<string | null> {
    const spam = spamReason(body);
    if (spam) return spam;
    const filled = this.stamp.read(body.stamp);
    if (filled !== 'fine') return filled === 'forged' ? 'A forged time stamp.' : 'Filled too fast.';
    return (await this.limits.hasContactBudget()) ? null : 'More messages than people send.';
  }

  private async insert(
    manager: EntityManager,
    body: CreateContactMessage,
    principal: Principal | null,
    reason: string | null,
  ): Promise<string> {
    const created_at = new Date();
    const reference = await nextReference(manager, created_at);
    await insertRows(manager, ContactMessageEntity, [
      {
        reference,
        kind: 'contact',
        first_name: body.firstName,
        last_name: body.lastName,
        email: body.email,
        number: parsePhone(body.number)!,
        message: body.message,
        status: 'new',
        quarantined: reason !== null,
        quarantine_reason: reason,
        page: body.page ?? null,
        user_id: principal?.user.id ?? null,
        created_at,
      },
    ]);
    return reference;
  }
}
