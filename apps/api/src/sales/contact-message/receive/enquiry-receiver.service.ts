import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type {
  CreateApplication,
  CreateContactMessage,
  CreateQuotation,
  CreateServiceRequest,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { emit } from '@shishir/server/monitoring/signals';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { EntityManager } from 'typeorm';
import { Env } from '../../../platform/config/env';
import { isMissingReference } from '../../../platform/database/database-errors';
import { derivedOf } from '../../../platform/database/derived-columns';
import { insertRow, insertRows } from '../../../platform/database/typeorm-patches/insert-rows';
import { notDeleted } from '../../../platform/database/queries';
import { InvalidInput } from '../../../platform/http/api-error';
import { Idempotency } from '../../../platform/http/idempotency';
import { Limits } from '../../../platform/http/limits/limits';
import type { Principal } from '../../../platform/http/principal';
import type { IncomingFile } from '../../../platform/http/uploads';
import { queueEvents } from '../../../platform/webhooks/webhook-events';
import { openOpening } from '../../../content/openings/openings.service';
import { customerWith } from '../../customers/customer-match';
import { unitWithCode } from '../../units/unit-record';
import { UnitEntity } from '../../units/unit.entity';
import { Calculations } from '../../sizing/calculations.service';
import { ContactMessageEntity, waitingOrder } from '../contact-message.entity';
import { type FileColumns, type PhotoColumns, SentFiles } from '../sent-files';
import { addEvents, type NewEvent } from '../enquiry-event.entity';
import { EnquiryItemEntity } from '../enquiry-item.entity';
import { EnquiryMails } from '../mails/enquiry-mails.service';
import { type AssignmentRules, AssignmentService, ownerOf } from '../pipeline/assignment.service';
import { FormStamp } from './form-stamp';
import {
  newApplication,
  type NewEnquiry,
  newEnquiry,
  newServiceRequest,
  textsOf,
} from './new-enquiry';
import { itemsOf, type NewItem, visibleProducts } from './quotation-items';
import { lockEnquiries, nextReference } from './reference';
import { FLOOD, judged, type SpamSign, spamSigns, STAMP_SIGNS } from './spam';

/** Origin of an enquiry. */
export interface Sender {
  principal: Principal | null;
  address: string | undefined;
  idempotencyKey: string | undefined;
}

/** Stores what visitors send, each enquiry once, together with the mails about it. */
@Injectable()
export class EnquiryReceiver {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly idempotency: Idempotency,
    private readonly limits: Limits,
    private readonly stamp: FormStamp,
    private readonly files: SentFiles,
    private readonly calculations: Calculations,
    private readonly mails: EnquiryMails,
    private readonly assignments: AssignmentService,
    private readonly env: Env,
  ) {}

  /** Stores an enquiry and returns its reference. Suspected spam is stored as spam. */
  async create(body: CreateContactMessage, sender: Sender): Promise<string> {
    return this.receive('contact-message.create', body, sender, writtenIn(body), async (store) => {
      if (body.kind !== 'quotation') return store(newEnquiry(body), {});
      const items = await itemsOf(this.manager, body);
      return store({ ...newEnquiry(body), ...(await this.designOf(body)) }, { items });
    });
  }

  /** Like `create`, for an application, whose file is stored before its row. */
  async apply(body: CreateApplication, file: IncomingFile, sender: Sender): Promise<string> {
    const written = { ...writtenIn(body), cv: await hashOf(file) };
    return this.receive('contact-message.apply', body, sender, written, async (store) => {
      const opening = await this.openingTitle(body.opening_id);
      const application = newApplication(body, opening);
      return this.files.withFile(file, 'cv', (sent) => store(application, { file: sent }));
    });
  }

  /** Like `create`, for a request of a visit, whose photos are stored before its row. */
  async requestService(
    body: CreateServiceRequest,
    photos: IncomingFile[],
    sender: Sender,
  ): Promise<string> {
    const route = 'contact-message.service';
    const written = { ...writtenIn(body), photos: await Promise.all(photos.map(hashOf)) };
    return this.receive(route, body, sender, written, async (store) => {
      const unit = await unitWithCode(this.manager, body.unit_code);
      const request = { ...newServiceRequest(body), unit_id: unit?.id ?? null };
      if (photos.length === 0) return store(request, {});
      return this.files.withPhotos(photos, (sent) => store(request, { file: sent }));
    });
  }

  /** Calculates the result again, whatever the browser displayed. Impossible inputs are stored as text. */
  private async designOf({ design: input }: CreateQuotation) {
    if (!input) return {};
    const { design, text: design_text } = await this.calculations.design(input);
    return { design, design_text };
  }

  /** Returns the title to store with the application, or null without an opening. */
  private async openingTitle(id: number | undefined): Promise<string | null> {
    if (id === undefined) return null;
    const opening = await openOpening(this.manager, id);
    if (opening) return opening.title;
    throw new InvalidInput({ opening_id: reason('opening_closed') });
  }

  /** Returns the first response for a repeated request, which does not count towards any limit. */
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
    return work(async (enquiry, { items = [], file = {} }) => {
      const { PUBLIC_URL: site } = this.env;
      const signs = [...spamSigns(textsOf(enquiry), site, form.website), ...this.stampSigns(form)];
      const isClean = judged(signs).spam_reason === null;
      const isFlood = isClean && !(await this.limits.hasContactBudget());
      const spam = judged(isFlood ? [...signs, FLOOD] : signs);
      const toVisitor =
        enquiry.email !== '' &&
        spam.spam_reason === null &&
        (await this.limits.hasEnquiryMailBudget(enquiry.email));
      const columns = {
        ...enquiry,
        ...file,
        ...(await this.sourceOf(form)),
        ...spam,
        customer_id: await this.customerOf(enquiry, spam),
        user_id: sender.principal?.user.id ?? null,
        address: sender.address?.slice(0, 64) ?? null,
      };
      const save = async () => {
        const rules = await this.assignments.current();
        return this.idempotency.once(route, key, written, async (manager) => {
          const { row, events } = await store(manager, columns, items, rules);
          if (row.status !== 'spam') {
            events.push(...(await this.mails.received(manager, { row, items }, { toVisitor })));
          }
          await addEvents(manager, events);
          if (isFlood) await this.mails.flood(manager);
          return row.reference!;
        });
      };
      const reference = await save().catch((error: unknown) => {
        if (!isMissingReference(error)) throw error;
        // The account that takes it was deleted a moment ago.
        this.assignments.forget();
        return save();
      });
      emit('enquiry', { kind: enquiry.kind, spam: spam.spam_reason !== null });
      return reference;
    });
  }

  /** Anyone can enter a phone number or address, so the link is only for staff. */
  private async customerOf(enquiry: NewEnquiry, { spam_reason }: { spam_reason: string | null }) {
    if (spam_reason !== null || enquiry.kind === 'application') return null;
    const unit = enquiry.unit_id
      ? await this.manager.findOneBy(UnitEntity, { id: enquiry.unit_id })
      : null;
    return unit?.customer_id ?? customerWith(this.manager, enquiry);
  }

  private stampSigns({ stamp }: SentForm): SpamSign[] {
    const filled = this.stamp.read(stamp);
    return filled === 'fine' ? [] : [STAMP_SIGNS[filled]];
  }

  /** A product that visitors cannot see is not a source. */
  private async sourceOf({ page, product_id: id, filters }: SentForm) {
    const product = id && (await visibleProducts(this.manager, [id])).get(id);
    return {
      page: page ?? null,
      filters: filters || null,
      product_id: product ? product.id : null,
      product_title: product ? product.title : null,
    };
  }
}

/** Fields that every form sends besides its own. */
type SentForm = Pick<
  CreateContactMessage,
  'page' | 'stamp' | 'website' | 'product_id' | 'filters' | 'locale'
>;
type Store = (
  enquiry: NewEnquiry,
  more: { items?: NewItem[]; file?: FileColumns | PhotoColumns },
) => Promise<string>;
type Columns = NewEnquiry & Partial<ContactMessageEntity> & { spam_reason: string | null };

/** Compares the content of a request; the page on which the form was opened, and its language, make no difference. */
const writtenIn = (body: SentForm) => ({
  ...body,
  stamp: undefined,
  website: undefined,
  locale: undefined,
  page: undefined,
  filters: undefined,
  product_id: undefined,
});

const hashOf = async ({ path }: IncomingFile) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

/** Stores the enquiry with its items, and returns it with the events to store. */
async function store(
  manager: EntityManager,
  columns: Columns,
  items: NewItem[],
  rules: AssignmentRules,
): Promise<{ row: ContactMessageEntity; events: NewEvent[] }> {
  const created_at = new Date();
  const isSpam = columns.spam_reason !== null;
  if (columns.kind === 'subscription' && !isSpam) {
    const repeated = await subscribeAgain(manager, columns, created_at);
    if (repeated) return { row: repeated, events: [] };
  }
  const { number, reference } = await nextReference(manager, created_at);
  const owner_id = isSpam ? null : ownerOf(rules, columns.kind, number);
  const status = isSpam ? ('spam' as const) : ('new' as const);
  const waiting_order = waitingOrder(status, created_at);
  const subscription = columns.kind === 'subscription' ? ('pending' as const) : null;
  const dated = { reference, status, waiting_order, subscription, created_at };
  const row = { ...columns, ...dated, owner_id };
  const id = await insertRow(manager, ContactMessageEntity, row);
  const lines = items.map((item) => ({ ...item, message_id: id }));
  await insertRows(manager, EnquiryItemEntity, lines);
  if (!isSpam) await queueEvents(manager, [eventOf(id, reference, status)]);
  return {
    row: manager.create(ContactMessageEntity, { ...row, id }),
    events: [
      { message_id: id, kind: 'received' },
      ...(owner_id === null ? [] : [{ message_id: id, kind: 'owner' as const, owner_id }]),
    ],
  };
}

/** The event of a new enquiry. The audit log has no line for it, because visitors are not logged. */
const eventOf = (id: number, reference: string, status: string) => ({
  ...{ action: 'created' as const, subject: 'contact-message' as const, id, name: reference },
  changes: [{ field: 'status', after: status }],
});

/**
 * Returns the existing subscription of an address, or null. A pending one is updated with the new values; a confirmed
 * one stays unchanged, since anyone can enter an address.
 */
async function subscribeAgain(
  manager: EntityManager,
  { first_name, last_name, number, company, role, location, locale, email }: Columns,
  moment: Date,
): Promise<ContactMessageEntity | null> {
  await lockEnquiries(manager, moment);
  const found = await notDeleted(manager.createQueryBuilder(ContactMessageEntity, 'message'))
    .andWhere("message.kind = 'subscription' AND message.status <> 'spam'")
    .andWhere('message.email_key = :email', { email: email.toLowerCase() })
    .orderBy('message.id', 'DESC')
    .getOne();
  if (!found || found.subscription === 'confirmed') return found;
  const entered = { first_name, last_name, number, company, role, location, locale };
  await manager.update(
    ContactMessageEntity,
    { id: found.id },
    {
      ...entered,
      ...derivedOf(ContactMessageEntity, { ...found, ...entered }),
      subscription: 'pending',
    },
  );
  return { ...found, ...entered, subscription: 'pending' } as ContactMessageEntity;
}
