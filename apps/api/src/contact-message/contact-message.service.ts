import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type {
  ContactMessageQuery,
  CreateApplication,
  CreateContactMessage,
} from '@shishir/contract';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type EntityManager, Repository } from 'typeorm';
import { insertRows } from '../database/insert-rows';
import { live, orderBy, type Page, pageOf, search } from '../database/queries';
import { InvalidInput, NotFound } from '../http/api-error';
import { Idempotency } from '../http/idempotency';
import { Limits } from '../http/limits/limits';
import type { Principal } from '../http/principal';
import type { IncomingFile } from '../http/uploads';
import { openOpening } from '../openings/openings.service';
import { ContactMessageEntity } from './contact-message.entity';
import { type CvColumns, CvFiles } from './cv-files';
import { FormStamp } from './form-stamp';
import { newApplication, type NewEnquiry, newEnquiry, textsOf } from './new-enquiry';
import { nextReference } from './reference';
import { spamReason } from './spam';

const SEARCHED = [
  'first_name',
  'last_name',
  'email',
  'number',
  'message',
  'company',
  'opening',
  'reference',
] as const;
const SORTABLE = {
  id: 'message.id',
  created_at: 'message.created_at',
  first_name: 'message.first_name',
  last_name: 'message.last_name',
  email: 'message.email',
  status: 'message.status',
  waiting: 'message.created_at',
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
    private readonly cvs: CvFiles,
  ) {}

  /** Stores an enquiry once and returns its reference. What looks like spam goes into quarantine. */
  async create(body: CreateContactMessage, sender: Sender): Promise<string> {
    return this.receive('contact-message.create', body, sender, writtenIn(body), (store) =>
      store(newEnquiry(body)),
    );
  }

  /** The same for an application, whose file is stored before its row. */
  async apply(body: CreateApplication, file: IncomingFile, sender: Sender): Promise<string> {
    const written = { ...writtenIn(body), cv: await hashOf(file) };
    return this.receive('contact-message.apply', body, sender, written, async (store) => {
      const opening = await this.openingTitle(body.opening_id);
      const application = newApplication(body, opening);
      return this.cvs.withCv(file, (columns) => store(application, columns));
    });
  }

  /** The title is stored with the application; null where it is for no opening. */
  private async openingTitle(id: number | undefined): Promise<string | null> {
    if (id === undefined) return null;
    const opening = await openOpening(this.messages.manager, id);
    if (opening) return opening.title;
    throw new InvalidInput({ opening_id: 'This opening is closed. Choose another one.' });
  }

  async list(query: ContactMessageQuery): Promise<Page<ContactMessageEntity>> {
    const found = live(this.messages.createQueryBuilder('message')).andWhere(
      'message.quarantined = :quarantined',
      { quarantined: query.status === 'spam' },
    );
    if (query.status && query.status !== 'spam')
      found.andWhere('message.status = :status', { status: query.status });
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

  /** A repeated request gets the response of the first and counts for no limit. */
  private async receive(
    route: string,
    form: SentForm,
    sender: Sender,
    written: object,
    work: (store: Store) => Promise<string>,
  ): Promise<string> {
    const key = sender.idempotencyKey;
    const before = key && (await this.idempotency.replay<string>(route, key, written));
    if (before) return before;
    await this.limits.countContact(sender.address);
    return work(async (enquiry, cv) => {
      const reason = await this.quarantineReason(enquiry, form);
      return this.idempotency.once(route, key, written, (manager) =>
        insertEnquiry(manager, {
          ...enquiry,
          ...cv,
          quarantined: reason !== null,
          quarantine_reason: reason,
          page: form.page ?? null,
          user_id: sender.principal?.user.id ?? null,
        }),
      );
    });
  }

  private async quarantineReason(
    enquiry: NewEnquiry,
    { stamp, website }: SentForm,
  ): Promise<string | null> {
    const spam = spamReason(textsOf(enquiry), website);
    if (spam) return spam;
    const filled = this.stamp.read(stamp);
    if (filled !== 'fine') return filled === 'forged' ? 'A forged time stamp.' : 'Filled too fast.';
    return (await this.limits.hasContactBudget()) ? null : 'More messages than people send.';
  }
}

/** What every form sends beside its own fields. */
type SentForm = Pick<CreateContactMessage, 'page' | 'stamp' | 'website'>;
type Store = (enquiry: NewEnquiry, cv?: CvColumns) => Promise<string>;

/** The stamp differs from page to page; what was written is what makes a request the same. */
const writtenIn = (body: SentForm) => ({ ...body, stamp: undefined, website: undefined });

const hashOf = async ({ path }: IncomingFile) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

async function insertEnquiry(
  manager: EntityManager,
  columns: Partial<ContactMessageEntity>,
): Promise<string> {
  const created_at = new Date();
  const reference = await nextReference(manager, created_at);
  const row = { ...columns, reference, status: 'new' as const, created_at };
  await insertRows(manager, ContactMessageEntity, [row]);
  return reference;
}
