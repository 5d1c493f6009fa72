import type { DemoEnquiry, DemoSale } from '@shishir/demo';
import { dhakaParts } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import {
  ContactMessageEntity,
  nextOrder,
  waitingOrder,
} from '../../../sales/contact-message/contact-message.entity';
import { EnquiryEventEntity } from '../../../sales/contact-message/enquiry-event.entity';
import { EnquiryItemEntity } from '../../../sales/contact-message/enquiry-item.entity';
import { nextReference } from '../../../sales/contact-message/receive/reference';
import {
  QuotationEntity,
  QuotationRevisionEntity,
} from '../../../sales/quotations/quotation.entity';
import { insertRows } from '../../../platform/database/typeorm-patches/insert-rows';
import { ProductEntity } from '../../../catalogue/products/product.entity';
import { UserEntity } from '../../../staff/users/user.entity';
import { type DemoKind, type DemoSeed, insertAll, type Seed } from './seed';

const HOUR_MS = 60 * 60 * 1000;

/** Leaves out the status: replying to an enquiry does not make it a real one. */
const contactMessageKind: DemoKind<ContactMessageEntity> = {
  entity: ContactMessageEntity,
  name: 'contact-message',
  labels: ['enquiry', 'enquiries'],
  nameOf: ({ reference, email }) => reference ?? email,
  content: ['email', 'first_name', 'last_name', 'number', 'message'],
};

export const contactMessageSeeds: Seed[] = [
  {
    name: 'contact-messages-1',
    kind: contactMessageKind,
    async read(demo) {
      const contactMessages = await demo.readDemo<DemoEnquiry[]>('messages.json');
      const enquiries = await demo.readDemo<DemoEnquiry[]>('enquiries.json');
      return {
        pictures: [],
        insert: (manager) => insertEnquiries(manager, [...contactMessages, ...enquiries]),
      };
    },
  },
];

/** Run after the quotations, whose totals are the values of their enquiries. Adds no rows. */
export const pipelineSeeds: DemoSeed[] = [
  {
    name: 'contact-messages-2',
    async read(demo) {
      const sales = await demo.readDemo<DemoSale[]>('pipeline.json');
      return {
        pictures: [],
        async insert(manager) {
          for (const sale of sales) await setSale(manager, sale);
          return [];
        },
      };
    },
  },
];

/** Inserts the oldest enquiries first, because references rise with time. */
async function insertEnquiries(
  manager: EntityManager,
  enquiries: DemoEnquiry[],
): Promise<number[]> {
  const users = await manager.find(UserEntity, { select: { id: true, email: true } });
  const accounts = new Map(users.map(({ email, id }) => [email, id]));
  const models = [...new Set(enquiries.flatMap(modelsOf))];
  const found = await manager
    .createQueryBuilder(ProductEntity, 'product')
    .addSelect('product.price')
    .where('product.model IN (:...models)', { models })
    .getMany();
  const products = new Map(found.map((product) => [product.model, product]));
  const oldestFirst = [...enquiries].sort((a, b) => b.hours_ago - a.hours_ago);
  const ids: number[] = [];
  for (const enquiry of oldestFirst) {
    ids.push(await insertEnquiry(manager, enquiry, { accounts, products }));
  }
  return ids;
}

interface Known {
  /** Ids of accounts by email address. */
  accounts: Map<string, number>;
  /** Products by model. */
  products: Map<string, ProductEntity>;
}

const modelsOf = ({ items = [], product_model }: DemoEnquiry) => [
  ...items.map(({ model }) => model),
  ...(product_model ? [product_model] : []),
];

async function insertEnquiry(
  manager: EntityManager,
  { hours_ago, account, owner, items = [], events = [], ...enquiry }: DemoEnquiry,
  { accounts, products }: Known,
): Promise<number> {
  const { wanted_in_days, product_model, ...columns } = enquiry;
  const created_at = hoursAgo(hours_ago);
  const { reference } = await nextReference(manager, created_at);
  const idOf = (email: string | undefined) => (email ? (accounts.get(email) ?? null) : null);
  const replies = events.filter(({ kind }) => kind === 'reply');
  const product = product_model ? products.get(product_model) : undefined;
  const row: Partial<ContactMessageEntity> = {
    ...columns,
    reference,
    created_at,
    waiting_order: waitingOrder(columns.status, created_at),
    user_id: idOf(account),
    owner_id: idOf(owner),
    replied_at: replies.length > 0 ? hoursAgo(replies.at(-1)!.hours_ago) : null,
    wanted_by: wanted_in_days === undefined ? null : dayIn(wanted_in_days),
    product_id: product?.id ?? null,
    product_title: product?.title ?? null,
  };
  const [message_id] = (await insertAll(manager, contactMessageKind, [row])) as [number];
  const lines = items.flatMap(({ model, quantity }) => {
    const of = products.get(model);
    if (!of) return [];
    const { id: product_id, title, price } = of;
    return { message_id, product_id, title, model, quantity, price };
  });
  await insertRows(manager, EnquiryItemEntity, lines);
  const history = events.map(({ hours_ago: hours, by, ...event }) => ({
    ...event,
    message_id,
    actor_id: idOf(by),
    created_at: hoursAgo(hours),
  }));
  await insertRows(manager, EnquiryEventEntity, [
    { message_id, kind: 'received', created_at },
    ...history,
  ]);
  return message_id;
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Returns the date in Dhaka the given number of days from now. */
function dayIn(days: number): string {
  const { year, month, day } = dhakaParts(hoursAgo(-24 * days));
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** Leaves an enquiry that staff have moved unchanged. */
async function setSale(
  manager: EntityManager,
  { email, page, expected_in_days, next_in_days, next_owner, ...sale }: DemoSale,
): Promise<void> {
  const where = { email, page };
  const row = await manager.findOne(ContactMessageEntity, { where, order: { id: 'ASC' } });
  const isMoved = row && (row.stage === 'won' || row.stage === 'lost' || row.next_on !== null);
  if (!row || isMoved) return;
  const owner = next_owner ? await manager.findOneBy(UserEntity, { email: next_owner }) : null;
  const next_on = next_in_days === undefined ? null : dayIn(next_in_days);
  const columns = {
    ...sale,
    value: sale.value ?? (await totalOf(manager, row)),
    expected_on: expected_in_days === undefined ? null : dayIn(expected_in_days),
    next_on,
    next_owner_id: owner?.id ?? null,
    next_order: nextOrder({ stage: sale.stage, next_on }),
  };
  await manager.update(ContactMessageEntity, { id: row.id }, columns);
}

/** Returns the total of the last sent quotation for an enquiry, or null. */
async function totalOf(
  manager: EntityManager,
  { id: message_id }: ContactMessageEntity,
): Promise<number | null> {
  const quotation = await manager.findOneBy(QuotationEntity, { message_id });
  if (!quotation?.sent_revision) return null;
  const { id: quotation_id, sent_revision: revision } = quotation;
  const sent = await manager.findOneBy(QuotationRevisionEntity, { quotation_id, revision });
  return sent?.total ?? null;
}
