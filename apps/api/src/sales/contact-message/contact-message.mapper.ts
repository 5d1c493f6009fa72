import {
  type ContactMessage,
  type ContactMessageDetails,
  Design,
  type QuotationItem,
} from '@shishir/contract';
import { type EntityManager, In } from 'typeorm';
import { toPicture } from '../../platform/media/picture.mapper';
import type { RecordType } from '../../platform/records/record-type';
import { UserEntity } from '../../staff/users/user.entity';
import { customersOf } from '../customers/customer-match';
import { unitsOf } from '../units/unit-record';
import { ContactMessageEntity } from './contact-message.entity';
import { EnquiryItemEntity } from './enquiry-item.entity';
import { SALE_COLUMNS } from './pipeline/sale';
import { replyDeliveriesOf } from './reply-deliveries';

export const contactMessageRecord: RecordType<ContactMessageEntity> = {
  entity: ContactMessageEntity,
  label: 'message',
  subject: 'contact-message',
  nameOf: ({ reference }) => reference ?? '',
  audited: ['status', 'owner_id', 'customer_id', ...SALE_COLUMNS],
  isPublic: false,
  current: async (manager, id) => {
    const row = await manager.findOneBy(ContactMessageEntity, { id });
    return row && toContactMessage(manager, row);
  },
};

export const fullName = ({
  first_name,
  last_name,
}: Pick<ContactMessageEntity, 'first_name' | 'last_name'>) => `${first_name} ${last_name}`.trim();

export const toContactMessage = async (manager: EntityManager, row: ContactMessageEntity) =>
  (await toContactMessages(manager, [row]))[0]!;

/** Returns enquiries as staff see them, with data of other tables: six statements per page. */
export async function toContactMessages(
  manager: EntityManager,
  rows: ContactMessageEntity[],
): Promise<ContactMessage[]> {
  const answered = rows.flatMap(({ id, replied_at }) => (replied_at ? id : []));
  const [people, customers, units, items, totals, replyMails] = await Promise.all([
    peopleOf(manager, rows),
    customersOf(manager, rows),
    unitsOf(manager, rows),
    itemsOf(manager, rows),
    totalsByEmail(manager, rows),
    replyDeliveriesOf(manager, answered),
  ]);
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference ?? '',
    kind: row.kind,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    number: row.number,
    message: row.message,
    details: { ...detailsOf(row), items: items.get(row.id) ?? [] },
    status: row.status,
    spam_reason: row.spam_reason,
    spam_score: row.spam_score,
    installed_unit: (row.unit_id !== null && units.get(row.unit_id)) || null,
    customer: (row.customer_id !== null && customers.get(row.customer_id)) || null,
    owner: (row.owner_id !== null && people.get(row.owner_id)) || null,
    ...{ stage: row.stage, lost_reason: row.lost_reason, value: row.value },
    ...{ expected_on: row.expected_on, next_step: row.next_step, next_on: row.next_on },
    next_owner: (row.next_owner_id !== null && people.get(row.next_owner_id)) || null,
    source: {
      page: row.page,
      product:
        row.product_id === null ? null : { id: row.product_id, title: row.product_title ?? '' },
      filters: row.filters,
    },
    locale: row.locale,
    subscription: row.subscription,
    replied_at: row.replied_at?.toISOString() ?? null,
    reply_mail: replyMails.get(row.id) ?? null,
    // A sender with only a phone number cannot be matched to other enquiries.
    earlier_count: row.email
      ? (totals.get(row.email.toLowerCase()) ?? 0) - (isCounted(row) ? 1 : 0)
      : 0,
    address: row.address,
    version: row.version,
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }));
}

function detailsOf(row: ContactMessageEntity): Omit<ContactMessageDetails, 'items'> {
  const { company, city, role, interest, location, opening, cv_name, cv_bytes } = row;
  const { project, place, wanted_by, wanted_time, fault, unit, design_text } = row;
  const deleted_at = row.cv_deleted_at?.toISOString() ?? null;
  const file = cv_name === null ? null : { name: cv_name, bytes: cv_bytes ?? 0, deleted_at };
  return {
    ...{ company, city, role, interest, location, opening, project, place, wanted_by },
    ...{ fault, unit, wanted_time, cv: file },
    photos: (row.photos ?? []).map(({ name, bytes }) => ({ name, bytes })),
    photos_deleted_at: row.kind === 'service' ? deleted_at : null,
    ...{ design: readableDesign(row.design), design_text },
  };
}

/** Returns null for a design that an earlier version stored in another form: only its text is left. */
export function readableDesign(stored: unknown): Design | null {
  const read = Design.nullable().safeParse(stored);
  return read.success ? read.data : null;
}

async function peopleOf(manager: EntityManager, rows: ContactMessageEntity[]) {
  const given = rows.flatMap(({ owner_id, next_owner_id }) => [owner_id, next_owner_id]);
  const ids = [...new Set(given.filter((id) => id !== null))];
  if (ids.length === 0) return new Map<number, { id: number; name: string }>();
  const select = { id: true, name: true };
  const found = await manager.find(UserEntity, { select, where: { id: In(ids) } });
  return new Map(found.map(({ id, name }) => [id, { id, name }]));
}

/** Pictures are the current ones of the products. */
async function itemsOf(manager: EntityManager, rows: ContactMessageEntity[]) {
  const byContactMessage = new Map<number, QuotationItem[]>();
  const ids = rows.flatMap(({ id, kind }) => (kind === 'quotation' ? id : []));
  if (ids.length === 0) return byContactMessage;
  const found = await manager
    .createQueryBuilder(EnquiryItemEntity, 'item')
    .leftJoin('item.product', 'product')
    .addSelect('product.id')
    .leftJoinAndSelect('product.image_1', 'image')
    .where('item.message_id IN (:...ids)', { ids })
    .orderBy('item.id')
    .getMany();
  for (const { message_id, product_id, title, model, quantity, price, product } of found) {
    const picture = product?.image_1 ? toPicture(product.image_1) : null;
    const item = { product_id, title, model, quantity, price, picture };
    byContactMessage.set(message_id, [...(byContactMessage.get(message_id) ?? []), item]);
  }
  return byContactMessage;
}

/** Spam and enquiries in the trash do not count as enquiries of a person. */
const isCounted = ({ status, deleted_at }: ContactMessageEntity) =>
  status !== 'spam' && deleted_at === null;

async function totalsByEmail(manager: EntityManager, rows: ContactMessageEntity[]) {
  const emails = [...new Set(rows.flatMap(({ email }) => email.toLowerCase() || []))];
  if (emails.length === 0) return new Map<string, number>();
  const found = await manager
    .createQueryBuilder(ContactMessageEntity, 'message')
    .select('message.email_key', 'email')
    .addSelect('COUNT(*)', 'count')
    .where('message.deleted_at IS NULL')
    .andWhere("message.status <> 'spam'")
    .andWhere('message.email_key IN (:...emails)', { emails })
    .groupBy('message.email_key')
    .getRawMany<{ email: string; count: number | string }>();
  return new Map(found.map(({ email, count }) => [email, Number(count)]));
}
