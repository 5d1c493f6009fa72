import { cutText } from '@shishir/format';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type FoundEnquiry,
  type OwnEnquiry,
  type PageQuery,
  roomsOf,
  systemsOf,
} from '@shishir/contract';
import { roomsIn } from '@shishir/sizing';
import { Brackets, type EntityManager, Repository } from 'typeorm';
import { notDeleted, orderBy, type Page, pageOf } from '../../platform/database/queries';
import type { UserEntity } from '../../staff/users/user.entity';
import { ContactMessageEntity } from './contact-message.entity';
import { EnquiryItemEntity } from './enquiry-item.entity';
import { replyDeliveriesOf } from './reply-deliveries';

/** Lists the enquiries of an account, as its owner sees them. */
@Injectable()
export class OwnEnquiries {
  constructor(
    @InjectRepository(ContactMessageEntity)
    private readonly contactMessages: Repository<ContactMessageEntity>,
  ) {}

  async list(user: UserEntity, query: PageQuery): Promise<Page<OwnEnquiry>> {
    const builder = notDeleted(this.contactMessages.createQueryBuilder('message')).andWhere(
      ofAccount('message', user),
    );
    const fields = { id: 'message.id', created_at: 'message.created_at' };
    const { rows, total } = await pageOf(orderBy(builder, '-created_at', fields), query);
    const counts = await itemCounts(
      this.contactMessages.manager,
      rows.map(({ id }) => id),
    );
    const mails = await replyDeliveriesOf(
      this.contactMessages.manager,
      rows.map(({ id }) => id),
    );
    const isOut = ({ id }: ContactMessageEntity) => (mails.get(id)?.status ?? 'sent') === 'sent';
    return {
      rows: rows.map((row) => toOwnEnquiry(row, counts.get(row.id) ?? 0, isOut(row))),
      total,
    };
  }
}

/**
 * Restricts a query to the enquiries of an account: those sent while signed in, and with a confirmed email address also
 * those sent from it without signing in. An unconfirmed address reveals nothing that others sent from it.
 */
export const ofAccount = (alias: string, user: UserEntity) =>
  new Brackets((own) => {
    own.where(`${alias}.user_id = :user`, { user: user.id });
    if (!user.email_confirmed_at) return;
    own.orWhere(`(${alias}.user_id IS NULL AND ${alias}.email_key = :email)`, {
      email: user.email,
    });
  });

function toOwnEnquiry(
  row: ContactMessageEntity,
  item_count: number,
  isReplyOut: boolean,
): OwnEnquiry {
  return {
    reference: row.reference ?? '',
    kind: row.kind,
    subject: subjectOf(row),
    item_count,
    // A reply that is not sent yet has not reached its sender.
    state: row.status === 'replied' && !isReplyOut ? 'in_progress' : STATES[row.status],
    created_at: row.created_at.toISOString(),
  };
}

/** Returns what people may see who know only a reference and a phone number. */
export async function toFoundEnquiry(
  manager: EntityManager,
  row: ContactMessageEntity,
): Promise<FoundEnquiry> {
  const [counts, mails] = await Promise.all([
    itemCounts(manager, [row.id]),
    replyDeliveriesOf(manager, [row.id]),
  ]);
  const isReplyOut = (mails.get(row.id)?.status ?? 'sent') === 'sent';
  const own = toOwnEnquiry(row, counts.get(row.id) ?? 0, isReplyOut);
  return {
    reference: own.reference,
    kind: own.kind,
    item_count: own.item_count,
    state: own.state,
    created_at: own.created_at,
    wanted_by: row.wanted_by,
    wanted_time: row.wanted_time,
    replied_at: isReplyOut ? (row.replied_at?.toISOString() ?? null) : null,
  };
}

/** Returns the number of products per quotation. */
async function itemCounts(manager: EntityManager, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(EnquiryItemEntity, 'item')
    .select('item.message_id', 'id')
    .addSelect('COUNT(*)', 'count')
    .where('item.message_id IN (:...ids)', { ids })
    .groupBy('item.message_id')
    .getRawMany<{ id: number; count: number | string }>();
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

const STATES: Record<ContactMessageEntity['status'], OwnEnquiry['state']> = {
  new: 'received',
  // Spam is not revealed to its sender.
  read: 'in_progress',
  replied: 'answered',
  archived: 'answered',
  spam: 'received',
};

/** Returns the subject of an enquiry, in one line. */
export function subjectOf(row: ContactMessageEntity): string {
  switch (row.kind) {
    case 'consultation':
      return row.interest ?? 'Consultation';
    case 'quotation':
      return ['Quotation', designSubject(row) ?? row.project].filter(Boolean).join(': ');
    case 'service':
      return [row.fault, row.unit].filter(Boolean).join(': ');
    case 'application':
      return row.opening ? `Application: ${row.opening}` : 'Application';
    case 'subscription':
      return 'Product news';
    default:
      return beginningOf(row.message);
  }
}

/** Returns the result of a tool, for the beginning of a line. */
function designSubject({ design }: ContactMessageEntity): string | null {
  if (!design) return null;
  if (design.tool !== 'room') {
    const rooms = roomsIn(roomsOf(design));
    const systems = systemsOf(design).length;
    return `${systems > 1 ? `${systems} VRF systems` : 'VRF system'} for ${rooms === 1 ? 'one room' : `${rooms} rooms`}`;
  }
  return beginningOf(design.text.split('\n')[0]!);
}

const SUBJECT_LENGTH = 80;

/** Returns the beginning of a text on one line, cut at a word. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SUBJECT_LENGTH) return line;
  const cut = cutText(line, SUBJECT_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > SUBJECT_LENGTH / 2 ? end : undefined).trimEnd()}…`;
}
